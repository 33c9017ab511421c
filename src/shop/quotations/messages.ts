// Texts for shoppers about quotations and their PDFs.

// The pages.
export const MY_QUOTATIONS = 'My Quotations';
export const QUOTATIONS_DESCRIPTION = 'What the shop has quoted you, ready to order.';
export const QUOTATION = 'Quotation';
export const QUOTATION_DETAILS = 'Quotation details';
export const QUOTATION_DESCRIPTION = 'What the shop has quoted you, line by line.';
export const LOOKING_FOR_QUOTATIONS = 'Loading your quotations';

// Nothing to show.
export const LOG_IN_TO_SEE_QUOTATIONS = 'Please log in again to see your quotations.';
export const QUOTATIONS_NOT_ON_PHONE = 'Your quotations are not on this phone yet.';
export const THEY_COME_BY_THEMSELVES =
  'No connection right now. They will appear automatically when you’re back online.';
export const NO_QUOTATION = 'No quotations yet.';
export const ASK_FOR_PRICE =
  'For larger quantities, ask the shop for a price. Its quotation will appear here.';
export const TO_CONTACT_PAGE = 'Contact us';
export const QUOTATION_GONE = 'Quotation not found';
export const WHY_QUOTATION_GONE =
  'The shop may have withdrawn it, or it was made for somebody else.';

// In the list and on the page of one quotation.
export const AS_OF = 'As of {moment}';
export const QUOTATION_LIST = 'Quotations';
export const OLDER_QUOTATION_LIST = 'Older quotations';
export const OLDER_AS_OF = 'Older quotations, as of {moment}';
/** On the page of a quotation that this phone may never have had. */
export const MAYBE_OLDER = 'This quotation is not on this phone.';
export const quotationNamed = (number: string) => `Quotation ${number}`;
export const quotationId = (id: string) => `Quotation id: ${id}`;
export const moreProducts = (count: number) => `+${count} more`;

// Ordering it.
export const PLACE_ORDER = 'Place Order';
export const REPLACE_CART_QUESTION = 'Replace your cart?';
export const WHAT_REPLACING_DOES =
  'Your cart has other items. The items of this quotation would replace them.';
export const KEEP_CART = 'Keep my cart';
export const REPLACE_CART = 'Replace my cart';

// Its PDF.
export const QUOTATION_PDF = 'Quotation PDF';
export const PDF_OPENS_LATER =
  'The PDF is not on this phone yet. You can open it when you’re back online.';
export const pdfOnPhone = (size: string) => `PDF, ${size}, on this phone`;
export const PDF_NOT_ON_PHONE = 'PDF, not on this phone yet';
export const pdfNotOnPhone = (size: string) => `PDF, ${size}, not on this phone yet`;

// How long it is valid, and how much of it is left.
export const QUOTATION_OVER = 'This quotation has expired. Please ask the shop for a new one.';
export const quotationWasValidUntil = (day: string) =>
  `This quotation has expired. It was valid until ${day}. Please ask the shop for a new one.`;
export const ALL_ORDERED = 'All of this quotation has already been ordered.';
export const validUntilDay = (day: string) => `Valid until ${day}.`;
export const ALL_PIECES_ORDERED = 'All pieces have already been ordered.';
export const piecesStillLeft = (count: number) =>
  count === 1 ? '1 piece left' : `${count} pieces left`;
