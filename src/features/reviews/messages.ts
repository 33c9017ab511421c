// What a shopper reads of a review.

export const REVIEW_OUTCOME = {
  sent: 'Thank you! Your review has reached the shop. Others see it once the shop has published it.',
  needsYou: 'Your review has not reached the shop.',
};

/** The heading of what others wrote about a product. */
export const REVIEWS = 'Reviews';

// The page.
export const SUBMIT_REVIEW = 'Submit Review';
export const REVIEW_DESCRIPTION = 'How was what you bought?';
export const READING_ORDER = 'Reading your order';
export const WHICH_PRODUCT = 'Which product is it about?';
export const OPEN_ORDER_TO_CHOOSE = 'Open the order, and choose there what to review.';
export const NOT_DELIVERED_YET =
  'This order has not been delivered yet. The shop takes reviews of it after that.';
export const NAMELESS_PRODUCT = 'A product';

// The form.
export const YOUR_REVIEW = 'What you say of it';
export const REVIEWER_NAME = 'Name';
export const REVIEWER_NAME_HINT = 'Others read it with your review.';
export const REVIEWED_PRODUCT = 'Product';
export const REVIEW_TEXT = 'Review';
