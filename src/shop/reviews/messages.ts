// Texts for shoppers about reviews.

export const REVIEW_OUTCOME = {
  sent: 'Thank you! Your review has reached us. Others can read it once we publish it.',
  needsYou: 'Your review has not reached us.',
};

/** The heading of a product's published reviews. */
export const REVIEWS = 'Reviews';

// The page.
export const SUBMIT_REVIEW = 'Submit Review';
export const REVIEW_DESCRIPTION = 'Tell others how you like what you bought.';
export const READING_ORDER = 'Loading your order';
export const WHICH_PRODUCT = 'Which product do you want to review?';
export const OPEN_ORDER_TO_CHOOSE = 'Open the order and choose a product to review.';
export const NOT_DELIVERED_YET =
  'This order has not been delivered yet. You can review it after that.';
export const NAMELESS_PRODUCT = 'A product';

// The form.
export const YOUR_REVIEW = 'Your review';
export const REVIEWER_NAME = 'Name';
export const REVIEWER_NAME_HINT = 'Others can read it with your review.';
export const REVIEWED_PRODUCT = 'Product';
/** After it was written. */
export const BACK_TO_ORDER = 'Back to the order';
export const REVIEW_TEXT = 'Review';
export const RATING_OPTIONAL = 'Rating (optional)';
export const starsToGive = (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`);
