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

const NEW: KnownPayment = { state: 'created', paymentId: null, held: [], ended: [] };

/** What is known of a payment that came to this by one attempt. */
function knownAs(state: KnownPayment['state'], id = 'pay_1'): KnownPayment {
  return {
    state,
    paymentId: state === 'created' ? null : id,
    held: state === 'authorized' ? [id] : [],
    ended: state === 'failed' ? [id] : [],
  };
}
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
    ['failed', 'authorized', 'failed'],
    ['failed', 'captured', 'success'],
    ['failed', 'refunded', 'failed'],
    ['authorized', 'created', 'authorized'],
    ['authorized', 'failed', 'failed'],
    ['authorized', 'authorized', 'authorized'],
    ['authorized', 'captured', 'success'],
    ['authorized', 'refunded', 'failed'],
    ['success', 'created', 'success'],
    ['success', 'failed', 'success'],
    ['success', 'authorized', 'success'],
    ['success', 'captured', 'success'],
    ['success', 'refunded', 'success'],
  ] as const)('%s and is then seen as %s is %s', (state, status, then) => {
    expect(afterSeeing(knownAs(state), seen(status)).state).toBe(then);
  });

  test('held by the bank is not undone by a refund of another attempt', () => {
    const after = afterSeeing(knownAs('authorized', 'pay_2'), seen('refunded', 'pay_1'));
    expect(after).toMatchObject({ state: 'authorized', paymentId: 'pay_2' });
  });

  test('held by the bank a second time keeps the other when the first one fails', () => {
    const both = afterSeeing(knownAs('authorized'), seen('authorized', 'pay_2'));
    const after = afterSeeing(both, seen('failed'));
    expect(after).toMatchObject({ state: 'authorized', paymentId: 'pay_2' });
  });

  test('held by the bank is nothing to an order that was given up, and captured is', () => {
    const givenUp = { isGivenUp: true };
    expect(afterSeeing(NEW, seen('authorized'), givenUp).state).toBe('created');
    expect(afterSeeing(knownAs('failed', 'pay_0'), seen('authorized'), givenUp).state).toBe(
      'failed',
    );
    expect(afterSeeing(NEW, seen('captured'), givenUp).state).toBe('success');
  });

  test('no news leaves what is known as it is, so that nothing is written', () => {
    for (const [state, status] of [
      ['success', 'captured'],
      ['authorized', 'authorized'],
      ['failed', 'failed'],
    ] as const) {
      const known = knownAs(state);
      expect(afterSeeing(known, seen(status))).toBe(known);
    }
  });
});

test('the outcome does not depend on how often and in which order attempts are seen', () => {
  const one = fc.record({
    status: fc.constantFrom('created', 'failed', 'authorized', 'captured'),
    id: fc.constantFrom('pay_1', 'pay_2'),
  });
  fc.assert(
    fc.property(fc.array(one, { minLength: 1, maxLength: 12 }), (all) => {
      const { state } = all.reduce(
        (known, { status, id }) => afterSeeing(known, seen(status, id)),
        NEW,
      );
      const ids = (status: string) => all.filter((it) => it.status === status).map(({ id }) => id);
      const failed = ids('failed');
      const isHeld = ids('authorized').some((id) => !failed.includes(id));
      const open = isHeld ? 'authorized' : failed.length > 0 ? 'failed' : 'created';
      expect(state).toBe(ids('captured').length > 0 ? 'success' : open);
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
