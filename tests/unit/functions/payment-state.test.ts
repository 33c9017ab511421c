// How a payment moves on, whoever reports it, however often and in whatever order.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  afterSeeing,
  type KnownPayment,
  mismatch,
  type SeenPayment,
} from '../../../backend/functions/src/payments/payment-state.ts';

const NEW: KnownPayment = { state: 'created', paymentId: null, held: [], ended: [] };

/** A payment that one attempt brought to this state. */
function knownAs(state: KnownPayment['state'], id = 'pay_1'): KnownPayment {
  return {
    state,
    paymentId: state === 'created' ? null : id,
    held: state === 'authorized' ? [id] : [],
    ended: state === 'failed' ? [id] : [],
  };
}
const DEMAND = { providerOrderId: 'order_1', amountPaise: 50_000 };

const seen = (status: SeenPayment['status'], id = 'pay_1'): SeenPayment => {
  return { ...DEMAND, id, currency: 'INR', status };
};

/** A payment's next state, from each state, once an attempt is seen in each status. */
test.each([
  [
    'created',
    { created: 'created', authorized: 'authorized', failed: 'failed', refunded: 'failed' },
  ],
  ['failed', { created: 'failed', authorized: 'failed', failed: 'failed', refunded: 'failed' }],
  [
    'authorized',
    { created: 'authorized', authorized: 'authorized', failed: 'failed', refunded: 'failed' },
  ],
  [
    'success',
    { created: 'success', authorized: 'success', failed: 'success', refunded: 'success' },
  ],
] as const)('a payment that is %s moves on as it is seen', (state, moves) => {
  for (const [status, then] of Object.entries({ ...moves, captured: 'success' })) {
    const after = afterSeeing(knownAs(state), seen(status as SeenPayment['status']));
    expect(after.state, status).toBe(then);
  }
});

test('money that the bank holds stays held when another attempt fails or goes back', () => {
  const second = { state: 'authorized', paymentId: 'pay_2' };
  expect(afterSeeing(knownAs('authorized', 'pay_2'), seen('refunded'))).toMatchObject(second);
  const both = afterSeeing(knownAs('authorized'), seen('authorized', 'pay_2'));
  expect(afterSeeing(both, seen('failed'))).toMatchObject(second);
});

test('money that the bank only holds is nothing to an order that was given up, and captured is', () => {
  const givenUp = { isGivenUp: true };
  expect(afterSeeing(NEW, seen('authorized'), givenUp).state).toBe('created');
  const failed = knownAs('failed', 'pay_0');
  expect(afterSeeing(failed, seen('authorized'), givenUp).state).toBe('failed');
  expect(afterSeeing(NEW, seen('captured'), givenUp).state).toBe('success');
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

test.each([
  ['that is what the shop asked for', null, DEMAND, {}],
  ['of another order', 'order', DEMAND, { providerOrderId: 'order_2' }],
  ['of less', 'amount', DEMAND, { amountPaise: 49_999 }],
  ['of other money', 'currency', DEMAND, { currency: 'USD' }],
  ['of no order', 'order', { ...DEMAND, providerOrderId: null }, { providerOrderId: '' }],
])('an attempt %s does not fit by its: %s', (_what, wrong, demand, change) => {
  expect(mismatch(demand, { ...seen('captured'), ...change })).toBe(wrong);
});
