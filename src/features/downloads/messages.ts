// What a shopper reads of a product's document.

/** What a document is called, without its ending, whose product has no name that a file could have. */
export const UNNAMED_DOCUMENT = 'document';
export const pdfOfSize = (size: string) => `PDF, ${size}`;
export const ON_THIS_PHONE = 'On this phone';
export const DOWNLOAD = 'Download';
export const FETCHING = 'Fetching it…';
export const NEEDS_CONNECTION_ONCE =
  'It is not on this phone yet, and there is no connection just now. You can download it when you’re back online; after that it stays here.';
export const NOT_FETCHED =
  'It could not be fetched just now. Please press Download again in a moment.';
