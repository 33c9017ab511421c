// Texts for shoppers on the pages of text, apart from the merchant's own.

/** `day` is an element of its own. */
export const IN_FORCE_SINCE = 'In force since {day}';
export const ABOUT_US = 'About us';

export const FAQS = 'FAQs';
/** `phone` and `email` are links. The second and third: for a shop without an email, without a phone. */
export const SOMETHING_ELSE = 'Something else? Call {phone} or write to {email}.';
export const SOMETHING_ELSE_CALL = 'Something else? Call {phone}.';
export const SOMETHING_ELSE_WRITE = 'Something else? Write to {email}.';

export const SPARE_PARTS = 'Spare parts';
export const NO_SPARE_PARTS_SOLD = 'Spare parts are not sold here yet.';
export const NOTHING_HERE_YET = 'There is nothing here yet. See what the farms grow:';
