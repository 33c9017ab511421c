// Simultaneous events, truly at once because in one process, and in a project without listening functions.
import '../own-project.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { database } from '../../../backend/functions/src/database.ts';
import { paymentDocument } from '../../../backend/functions/src/payments/payment-record.ts';
import type { SeenPayment } from '../../../backend/functions/src/payments/payment-state.ts';
import { providerOrderFor } from '../../../backend/functions/src/payments/provider-order.ts';
import { reconcile, UNPAID_MS } from '../../../backend/functions/src/payments/reconcile.ts';
import { recordPayment } from '../../../backend/functions/src/payments/record-payment.ts';
import {
  paySandboxOrder,
  sandboxProvider,
} from '../../../backend/functions/src/payments/sandbox-provider.ts';
import { orderFields } from '../paying.ts';

const UID = 'asha';
const FIVE = [1, 2, 3, 4, 5];
const provider = sandboxProvider();

afterAll(() => database.terminate());

async function placed() {
  const orderId = randomUUID().replaceAll('-', '');
  const order = database.doc(`users/asha/orders/${orderId}`);
  await order.set(orderFields('asha', orderId));
  return { orderId, order, asked: { uid: 'asha', orderId } };
}

/** An order, and the form of a payment for it. */
async function atCheckout() {
  const { orderId, order, asked } = await placed();
  const answer = await providerOrderFor(asked, provider);
  if (answer.outcome !== 'ready') throw new Error(answer.outcome);
  const { providerOrderId } = answer;
  const seen = (status: SeenPayment['status'], id = 'pay_1'): SeenPayment => {
    return { id, providerOrderId, amountPaise: 49_900, currency: 'INR', status };
  };
  return { orderId, order, providerOrderId, seen };
}

/** The answers to five simultaneous requests. */
async function askedByFive({ asked, orderId }: Awaited<ReturnType<typeof placed>>) {
  const answers = await Promise.all(FIVE.map(() => providerOrderFor(asked, provider)));
  const given = answers.map((it) => (it.outcome === 'ready' ? it.providerOrderId : it.outcome));
  return { given, atProvider: (await provider.findOrders(orderId)).map(({ id }) => id) };
}

test('five who want to pay for an order at once get the same order at the provider, also after a crash that left none behind', async () => {
  const order = await placed();
  const first = await askedByFive(order);
  expect(first.atProvider).toHaveLength(1);
  expect(first.given).toEqual(FIVE.map(() => first.atProvider[0]));
  await database.doc(`payments-sandbox/${first.atProvider[0]}`).delete();
  await paymentDocument(UID, order.orderId).update({ providerOrderId: null, claimedAt: 0 });
  const { given, atProvider } = await askedByFive(order);
  expect(atProvider).toHaveLength(1);
  expect(given).toEqual(FIVE.map(() => atProvider[0]));
});

test('a payment that is told in every way at once is paid, and nobody who tells it fails', async () => {
  const { orderId, order, seen } = await atCheckout();
  const told = [
    seen('failed', 'pay_0'),
    seen('authorized'),
    seen('captured'),
    seen('captured'),
    seen('authorized'),
    seen('failed', 'pay_0'),
  ];
  const record = paymentDocument(UID, orderId);
  await Promise.all(told.map((it) => recordPayment(record, it)));
  expect((await order.get()).get('status')).toBe('success');
  const { state, paymentId } = (await record.get()).data() ?? {};
  expect({ state, paymentId }).toEqual({ state: 'success', paymentId: 'pay_1' });
});

test('money that comes at the moment at which its order is given up is not lost', async () => {
  for (const _time of FIVE) {
    const { orderId, order, providerOrderId } = await atCheckout();
    const giveUp = reconcile({
      provider: async () => ({ ...provider, paymentsOf: async () => [] }),
      now: Date.now() + UNPAID_MS + 1000,
    });
    const paid = paySandboxOrder(providerOrderId, 'captured');
    await Promise.all([
      giveUp,
      paid.then((it) => recordPayment(paymentDocument(UID, orderId), it)),
    ]);
    expect((await order.get()).get('status')).toBe('success');
  }
});
