// What a shopper reads of an enquiry about a product that is out of stock. It promises no answer: an enquiry may come from a visitor, of
// whom the shop knows neither name nor number.

export const MISSING_IT = 'Want this product?';
export const WHAT_AN_ENQUIRY_DOES =
  'Raise an enquiry, and the farm sees that people are asking for it.';
export const RAISE_ENQUIRY = 'Raise enquiry';
export const ENQUIRY_RAISED = 'Query was successfully raised';
export const ENQUIRY_NOT_SENT = 'Your enquiry has not reached the shop.';
