// Texts about what a shopper may count on, and how to reach the shop about a product.
export const CASH_ON_DELIVERY = 'Cash on delivery available';
export const RETURNS = 'Returns and refunds';
export const ORDER_BY_PHONE = 'Order by phone';
export const ASK_ON_WHATSAPP = 'Ask on WhatsApp';
/** `things`: a line for each product, with its link. */
export const questionAbout = (things: readonly string[]) =>
  `I have a question about\n${things.join('\n')}`;
