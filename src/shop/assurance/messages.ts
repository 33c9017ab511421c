// Texts about what a shopper may count on, and how to reach the shop about a product.
import { formatPaise, paiseFromRupees } from '#domain/shared/money.ts';

/** `below`: the rupees from which it is not; null if there is no such limit. */
export const cashOnDelivery = (below: number | null) =>
  below === null
    ? 'Cash on delivery available'
    : `Cash on delivery below ${formatPaise(paiseFromRupees(below))}`;
export const RETURNS = 'Returns and refunds';
export const ORDER_BY_PHONE = 'Order by phone';
export const ASK_ON_WHATSAPP = 'Ask on WhatsApp';
/** `things`: a line for each product, with its link. */
export const questionAbout = (things: readonly string[]) =>
  `I have a question about\n${things.join('\n')}`;
