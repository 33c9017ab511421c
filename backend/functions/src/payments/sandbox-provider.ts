// A fake provider: it answers as Razorpay does, signs with public keys, and keeps its orders in `payments-sandbox`.
// settings.ts decides where it is used; only in local development.
import { randomUUID } from 'node:crypto';
import { FieldValue } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { database } from '../database.ts';
import { CURRENCY, type SeenPayment } from './payment-state.ts';
import { type PaymentProvider, ProviderError } from './provider.ts';

export const SANDBOX_KEYS = {
  keyId: 'rzp_test_sandbox',
  keySecret: 'sandbox-key-secret',
  webhookSecret: 'sandbox-webhook-secret',
} as const;

const NOT_FOUND = 404;
const REFUSED = 400;

const SandboxPayment = v.object({
  id: v.string(),
  providerOrderId: v.string(),
  amountPaise: v.number(),
  refundedPaise: v.optional(v.number(), 0),
  /** The ids of its refunds by their keys. */
  refunds: v.optional(v.record(v.string(), v.string()), {}),
  currency: v.string(),
  status: v.picklist(['created', 'authorized', 'captured', 'refunded', 'failed']),
});
const SandboxOrder = v.object({
  amountPaise: v.number(),
  currency: v.string(),
  notes: v.record(v.string(), v.string()),
  payments: v.array(SandboxPayment),
});

const orders = () => database.collection('payments-sandbox');

/** An id in the provider's form, such as `pay_9f86d081884c7d`. */
function newId(kind: 'order' | 'pay' | 'rfnd'): string {
  return `${kind}_${randomUUID().replaceAll('-', '').slice(0, 14)}`;
}

export function sandboxProvider(): PaymentProvider {
  return {
    createOrder: async ({ receipt, amountPaise, notes }) => {
      const id = newId('order');
      const order = { receipt, amountPaise, notes, currency: CURRENCY, payments: [] };
      await orders().doc(id).create(order);
      return { id, amountPaise, currency: CURRENCY, notes };
    },
    findOrders: async (receipt) => {
      const { docs } = await orders().where('receipt', '==', receipt).get();
      return docs.map((it) => ({ id: it.id, ...v.parse(SandboxOrder, it.data()) }));
    },
    paymentsOf: async (providerOrderId) => (await sandboxOrder(providerOrderId)).payments,
    payment: async (paymentId) => (await orderOfPayment(paymentId)).payment,
    refund: async (paymentId, paise, key) => {
      const { order, payment } = await orderOfPayment(paymentId);
      const known = payment.refunds[key];
      if (known) return known;
      const refundedPaise = payment.refundedPaise + paise;
      if (payment.status !== 'captured' || refundedPaise > payment.amountPaise) {
        throw new ProviderError('The payment has been refunded already.', REFUSED);
      }
      const id = newId('rfnd');
      const status = refundedPaise === payment.amountPaise ? 'refunded' : 'captured';
      const next = {
        ...payment,
        status,
        refundedPaise,
        refunds: { ...payment.refunds, [key]: id },
      };
      const payments = v.parse(SandboxOrder, order.data()).payments.map((it) => {
        return it.id === paymentId ? next : it;
      });
      await order.ref.update(
        { payments },
        order.updateTime && { lastUpdateTime: order.updateTime },
      );
      return id;
    },
  };
}

async function orderOfPayment(paymentId: string) {
  const { docs } = await orders().where('paymentIds', 'array-contains', paymentId).get();
  for (const order of docs) {
    const { payments } = v.parse(SandboxOrder, order.data());
    const payment = payments.find(({ id }) => id === paymentId);
    if (payment) return { order, payment };
  }
  throw new ProviderError(`The sandbox knows no payment ${paymentId}.`, NOT_FOUND);
}

async function sandboxOrder(id: string): Promise<v.InferOutput<typeof SandboxOrder>> {
  const order = v.safeParse(SandboxOrder, (await orders().doc(id).get()).data());
  if (!order.success) throw new ProviderError(`The sandbox knows no order ${id}.`, NOT_FOUND);
  return order.output;
}

/**
 * One attempt to pay, as the checkout makes it.
 * @throws ProviderError if there is no such order, or it is paid already
 */
export async function paySandboxOrder(
  providerOrderId: string,
  status: 'captured' | 'failed',
): Promise<SeenPayment> {
  const { amountPaise, currency, payments } = await sandboxOrder(providerOrderId);
  if (payments.some((it) => it.status === 'captured' || it.status === 'refunded')) {
    throw new ProviderError('Order is already paid.', REFUSED);
  }
  const payment = { id: newId('pay'), providerOrderId, amountPaise, currency, status };
  await orders()
    .doc(providerOrderId)
    .update({
      payments: FieldValue.arrayUnion(payment),
      paymentIds: FieldValue.arrayUnion(payment.id),
    });
  return payment;
}
