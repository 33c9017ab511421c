// Shared by the payment tests: an accepted order of a new account, and the calls that page and provider make to the shop.
import { randomUUID } from 'node:crypto';
import { SANDBOX_KEYS } from '../../backend/functions/src/payments/sandbox-provider.ts';
import { webhookSignature } from '../../backend/functions/src/payments/signatures.ts';
import { makePhoneAccount } from '../support/demo-accounts.ts';
import { database } from './shop-database.ts';

export const HOSTING = 'http://localhost:5000';

export type Reply = { status: number; caching: string | null; body: Record<string, unknown> };
export type Buyer = { uid: string; orderId: string; idToken: string };
export type Entity = { id: string; order_id: string; amount: number } & Record<string, unknown>;

export async function post(
  name: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Reply> {
  const reply = await fetch(`${HOSTING}/api/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const caching = reply.headers.get('Cache-Control');
  const text = await reply.text();
  return {
    status: reply.status,
    caching,
    body: text.startsWith('{') ? JSON.parse(text) : { text },
  };
}

export const bearer = ({ idToken }: { idToken: string }) => ({
  Authorization: `Bearer ${idToken}`,
});

/** An order of ₹499 to be paid online, accepted by the server, unless `fields` say otherwise. */
export async function buyer(fields: object = {}): Promise<Buyer> {
  const { uid, idToken } = await makePhoneAccount();
  if (!idToken) throw new Error('an account without a token');
  const orderId = randomUUID().replaceAll('-', '');
  // A merge, so that a field can be left out.
  await database
    .doc(`users/${uid}/orders/${orderId}`)
    .set({ ...orderFields(uid, orderId), ...fields }, { merge: true });
  return { uid, orderId, idToken };
}

/** The fields of such an order. */
export function orderFields(uid: string, orderId: string) {
  return {
    orderId,
    orderNo: `${orderId.slice(0, 5)}-${orderId.slice(5, 10)}`.toUpperCase(),
    items: [{ productId: 'p', quantity: 1, price: 499, photoUrl: '', name: 'P', brand: 'B' }],
    userId: uid,
    address: {},
    timestamp: Date.now(),
    paymentMethod: 'online_payment',
    subTotal: 499,
    total: 499,
    status: 'pending',
    deliveryStatus: 'processing',
    acceptedAt: Date.now(),
  };
}

export const askToPay = (who: Buyer, more: object = {}) =>
  post('createPaymentOrder', { orderId: who.orderId, ...more }, bearer(who));

/** The provider's order of a buyer. */
export async function providerOrder(who: Buyer): Promise<string> {
  const { body } = await askToPay(who);
  return String(body.id);
}

/** A webhook as the provider sends it, signed unless told otherwise. */
export function webhook(event: string, entity: Entity, signature?: string): Promise<Reply> {
  const body = JSON.stringify({ entity: 'event', event, payload: { payment: { entity } } });
  const truth = webhookSignature(body, SANDBOX_KEYS.webhookSecret);
  return post('paymentWebhook', body, { 'X-Razorpay-Signature': signature ?? truth });
}

/** The shopper's choice in the sandbox; returns the values that the checkout hands to the page. */
export async function choose(orderId: string, outcome: string): Promise<Record<string, unknown>> {
  return (await post('sandboxCheckout', { orderId, outcome })).body;
}

export const pathOf = ({ uid, orderId }: Buyer) => `users/${uid}/orders/${orderId}`;

export async function statusOf(who: Buyer): Promise<unknown> {
  return (await database.doc(pathOf(who)).get()).get('status');
}
