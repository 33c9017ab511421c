// What a shopper reads of feedback.

export const FEEDBACK_OUTCOME = {
  sent: 'Thank you! Your feedback has reached the farm.',
  needsYou: 'Your feedback has not reached the shop.',
};
export const UNREADABLE_FILE = 'This file could not be read. Please choose it again.';
