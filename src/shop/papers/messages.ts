// Texts for a shopper's tax papers and receipts.
export const PAPERS = 'Invoice and receipt';
export const RECEIPT = 'Receipt';
export const invoiceNamed = (number: string) => `Invoice ${number}`;
export const creditNoteNamed = (number: string) => `Credit note ${number}`;
export const MAKING_PDF = 'Making the PDF…';
export const SHARE_PDF = 'Share';
export const OPEN_PDF = 'Open';
export const DOWNLOAD_PDF = 'Download';
export const NOT_ON_PHONE_YET =
  'It is not on this phone yet, and the shop cannot be reached right now. Press once more with a connection; after that it opens without one.';
export const NOT_MADE = 'The PDF could not be made. Please press once more.';
export const NOT_SHARED = 'This phone did not share it. Download it instead.';
export const paperFile = (name: string) => `${name.toLowerCase().replaceAll(' ', '-')}.pdf`;
