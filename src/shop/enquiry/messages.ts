// Texts about an enquiry for an out-of-stock product. They promise no reply: an enquiry may come from a visitor whose
// name and number the shop does not know.

export const MISSING_IT = 'Want this product?';
export const WHAT_AN_ENQUIRY_DOES =
  'Raise an enquiry, and the farm sees that people are asking for it.';
export const RAISE_ENQUIRY = 'Raise enquiry';
export const ENQUIRY_RAISED = 'Query was successfully raised';
export const ENQUIRY_NOT_SENT = 'Your enquiry has not reached us.';
