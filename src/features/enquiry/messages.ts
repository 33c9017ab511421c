// What a shopper reads of an enquiry about a product that is out of stock.

export const WOULD_YOU_LIKE_TO_KNOW = 'Would you like to know when it is back?';
export const WHAT_AN_ENQUIRY_DOES =
  'Raise an enquiry and the farm will see that you are waiting for it.';
export const RAISE_ENQUIRY = 'Raise Enquiry';
export const ENQUIRY_RAISED = 'Query was successfully raised';
export const ENQUIRY_NOT_SENT = 'Your enquiry has not reached the shop.';
