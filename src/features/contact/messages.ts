// What a shopper reads of a message to the shop.

export const MESSAGE_OUTCOME = {
  sent: 'Thank you! Your message has reached the shop.',
  needsYou: 'Your message has not reached the shop.',
};
