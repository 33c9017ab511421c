// What a shopper reads of a review.

export const REVIEW_OUTCOME = {
  sent: 'Thank you! Your review has reached the shop. Others see it once the shop has published it.',
  needsYou: 'Your review has not reached the shop.',
};
