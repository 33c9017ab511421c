// How a payment moves on, whoever tells of it, however often and in whatever order.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  afterSeeing,
  type KnownPayment,
  mismatch,
  orderStatus,
  type SeenPayment,
} from '../../../backend/functions/src/payments/payment-state.ts';

const NEW: KnownPayment = { state: 'created', paymentId: null };
const DEMAND = { providerOrderId: 'order_1', amountPaise: 50_000 };

const seen = (status: SeenPayment['status'], id = 'pay_1'): SeenPayment => ({
  id,
  providerOrderId: 'order_1',
  amountPaise: 50_000,
  currency: 'INR',
  status,
});

describe('a payment that is', () => {
  test.each([
    ['created', 'created', 'created'],
    ['created', 'authorized', 'authorized'],
    ['created', 'captured', 'success'],
    ['created', 'failed', 'failed'],
    ['created', 'refunded', 'failed'],
    ['failed', 'created', 'failed'],
    ['failed', 'failed', 'failed'],
    ['failed', 'authorized', 'authorized'],
    ['failed', 'captured', 'success'],
    ['failed', 'refunded', 'failed'],
    ['authorized', 'created', 'authorized'],
    ['authorized', 'failed', 'authorized'],
    ['authorized', 'authorized', 'authorized'],
    ['authorized', 'captured', 'success'],
    ['authorized', 'refunded', 'failed'],
    ['success', 'created', 'success'],
    ['success', 'failed', 'success'],
    ['success', 'authorized', 'success'],
    ['success', 'captured', 'success'],
    ['success', 'refunded', 'success'],
  ] as const)('%s and is then seen as %s is %s', (state, status, then) => {
    const known = { state, paymentId: state === 'created' ? null : 'pay_1' };
    expect(afterSeeing(known, seen(status)).state).toBe(then);
  });

  test('held by the bank is not undone by a refund of another attempt', () => {
    const held = { state: 'authorized', paymentId: 'pay_2' } as const;
    expect(afterSeeing(held, seen('refunded', 'pay_1'))).toBe(held);
  });

  test('no news leaves what is known as it is, so that nothing is written', () => {
    for (const [state, status] of [
      ['success', 'captured'],
      ['authorized', 'authorized'],
      ['failed', 'failed'],
    ] as const) {
      const known = { state, paymentId: 'pay_1' };
      expect(afterSeeing(known, seen(status))).toBe(known);
    }
  });
});

test('the outcome does not depend on how often and in which order attempts are seen', () => {
  const rank = ['created', 'failed', 'authorized', 'captured'] as const;
  const stateOf = { created: 'created', failed: 'failed', authorized: 'authorized' } as const;
  const one = fc.record({
    status: fc.constantFrom(...rank),
    id: fc.constantFrom('pay_1', 'pay_2'),
  });
  fc.assert(
    fc.property(fc.array(one, { minLength: 1, maxLength: 12 }), (all) => {
      const { state } = all.reduce(
        (known, { status, id }) => afterSeeing(known, seen(status, id)),
        NEW,
      );
      const best = rank[Math.max(...all.map(({ status }) => rank.indexOf(status)))] ?? 'created';
      expect(state).toBe(best === 'captured' ? 'success' : stateOf[best]);
    }),
  );
});

describe('an attempt is believed only', () => {
  test('when order, amount and currency are what the shop asked for', () => {
    expect(mismatch(DEMAND, seen('captured'))).toBeNull();
  });

  test.each([
    ['order', { providerOrderId: 'order_2' }],
    ['amount', { amountPaise: 49_999 }],
    ['amount', { amountPaise: 50_001 }],
    ['currency', { currency: 'USD' }],
  ] as const)('not with another %s', (what, wrong) => {
    expect(mismatch(DEMAND, { ...seen('captured'), ...wrong })).toBe(what);
  });

  test('not while the shop itself knows of no order at the provider', () => {
    const demand = { ...DEMAND, providerOrderId: null };
    expect(mismatch(demand, { ...seen('captured'), providerOrderId: '' })).toBe('order');
  });
});

test('an order whose payment was only asked for is pending', () => {
  expect(orderStatus('created')).toBe('pending');
  expect(orderStatus('success')).toBe('success');
});
