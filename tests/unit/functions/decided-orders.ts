// Orders as they arrive at the shop, and what it decides about them.
import { orderNumber } from '#core/model/order/order.ts';
import type { QuotationLine } from '#core/model/order/quotation.ts';
import {
  decideOrder,
  type Offer,
  type OfferedProduct,
  understandOrder,
} from '../../../backend/functions/src/orders/order-decision.ts';
import { orderItem as item, newOrder } from '../../support/demo-orders.ts';

const ORDER_ID = '0123456789abcdef0123456789abcdef';
export const WHERE = { uid: 'asha', orderId: ORDER_ID };

const THERE = { quantity: 2_000, numWeeks: 6 };

export function product(price: number, name = 'Moringa Powder'): OfferedProduct {
  const more = { photoUrl: 'https://shop/0', canBeSold: 2_000, stock: THERE };
  return { name, price, brandName: 'Farm', ...more };
}

export function quoted(id: string, pricePaise: number, quantity: number): QuotationLine {
  const nothing = { brand: '', category: '', tags: [], photoURL: [], quantity: 3 };
  const more = { numWeeks: null, documentBytes: null };
  const quotedProduct = { ...nothing, ...more, id, name: 'Moringa Powder', pricePaise };
  return { product: quotedProduct, quantity };
}

/** Two moringa at ₹250 and one chia at ₹99.50, changed at will. */
export function sent(changes: Record<string, unknown>) {
  const order = newOrder('asha', [item('moringa', 2, 250), item('chia', 1, 99.5)]);
  return { ...order, orderId: ORDER_ID, orderNo: orderNumber(ORDER_ID), ...changes };
}

export const TODAY: Offer & { products: Map<string, OfferedProduct> } = {
  products: new Map([
    ['moringa', product(250)],
    ['chia', product(99.5, 'Chia Seeds')],
  ]),
  promised: [],
  quoted: [],
  room: { orders: 1, pieces: 2_000 },
};

export function decided(changes: Record<string, unknown>, offer = TODAY) {
  const order = understandOrder(WHERE, sent(changes));
  return order && decideOrder(order, offer);
}

/** What was taken: product, pieces and price of each line, and the total. */
export function taken(changes: Record<string, unknown>, offer = TODAY) {
  const answer = decided(changes, offer);
  if (answer?.outcome !== 'accepted') return answer;
  return [...answer.items.map((it) => [it.productId, it.quantity, it.price]), answer.total];
}

export const AS_SENT = [['moringa', 2, 250], ['chia', 1, 99.5], 599.5];
export const HELD = (reason: string) => ({ outcome: 'held', reason });
