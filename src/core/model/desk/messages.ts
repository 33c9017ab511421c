// What stands on the PDF of a quotation.

export const QUOTATION = 'Quotation';
export const quotationTitle = (number: string) => `${QUOTATION} ${number}`;
export const NUMBER = 'Number';
export const DATE = 'Date';
export const VALID_UNTIL = 'Valid until';
export const FOR = 'For';
export const PRODUCT = 'Product';
export const PIECES = 'Pieces';
export const PRICE = 'Price a piece';
export const AMOUNT = 'Amount';
export const TOTAL = 'Total';
export const NOTE = 'Note';
export const howToOrder = (phone: string, site: string) =>
  `To order at these prices, log in with ${phone} at ${site} and open My Quotations.`;
export const pageOf = (page: number, pages: number) => `Page ${page} of ${pages}`;
