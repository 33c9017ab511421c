// Texts about a product's document.

/** If the merchant does not say what it is. */
export const UNNAMED_DOCUMENT = 'Product document';
export const pdfOfSize = (size: string) => `PDF, ${size}`;
export const ON_THIS_PHONE = 'On this phone';
export const DOWNLOAD = 'Download';
export const FETCHING = 'Downloading…';
export const NEEDS_CONNECTION_ONCE =
  'This is not on this phone yet, and there is no connection right now. You can download it when you’re back online; after that it stays on this phone.';
export const NOT_FETCHED = 'The download did not work. Please press Download again in a moment.';
