// Which orders may be paid online, for how much, and how a payment moves on, whoever reports it, however often and in whatever order.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { NO_TERMS } from '#domain/order/selling-terms.ts';
import { payable } from '../../../backend/functions/src/payments/payable.ts';
import * as payments from '../../../backend/functions/src/payments/payment-state.ts';
import { answerToSwitch } from '../../../backend/functions/src/payments/switch-payment-method.ts';
import { orderItem } from '../../support/demo-orders.ts';

type KnownPayment = payments.KnownPayment;
type SeenPayment = payments.SeenPayment;
const { afterSeeing, mismatch } = payments;
const ID = 'a1b2c3d4e5f60718293a4b5c6d7e8f90';
const ACCEPTED = {
  ...{ orderId: ID, items: [orderItem('p', 2, 249.5)], subTotal: 499, total: 499, timestamp: 1 },
  ...{ paymentMethod: 'online_payment', status: 'pending' },
  ...{ deliveryStatus: 'processing', acceptedAt: 2 },
};
const HELD = { acceptedAt: null, deliveryStatus: 'pending', heldReason: 'price' };
const orderNo = 'A1B2C-3D4E5';
const costs = (amountPaise: number) => ({ outcome: 'payable', amountPaise, orderNo });

test.each<[string, object | undefined, object, object]>([
  ['costs that when the phone says more', {}, { shownPaise: 60_000 }, costs(49_900)],
  ['may be paid after it failed', { status: 'failed' }, { state: 'failed' }, costs(49_900)],
  ['may cost just below ₹5,00,000', { total: 499_999.99 }, {}, costs(49_999_999)],
  ['is not there', undefined, {}, { outcome: 'unknown-order' }],
  ['is without goods', { items: [] }, {}, { outcome: 'unknown-order' }],
  ['was taken back', { deliveryStatus: 'cancel' }, {}, { outcome: 'cancelled' }],
  ['is paid at the door', { paymentMethod: 'cod' }, {}, { outcome: 'other-method' }],
  ['is paid', { status: 'success' }, {}, { outcome: 'paid' }],
  ['has money at the bank', { status: 'authorized' }, {}, { outcome: 'paid' }],
  ['was not looked at yet', { acceptedAt: null }, {}, { outcome: 'not-ready' }],
  ['costs ₹5,00,000', { total: 500_000 }, {}, { outcome: 'too-much' }],
  ['costs less than a rupee', { total: 0.99 }, {}, { outcome: 'too-little' }],
  ['is held', HELD, {}, { outcome: 'held', heldReason: 'price' }],
  ['costs more than was seen', {}, { shownPaise: 49_899 }, { outcome: 'other-amount' }],
])('an order that %s: $3', (_what, change, asked, answer) => {
  expect(payable(ID, change && { ...ACCEPTED, ...change }, asked)).toEqual(answer);
});

test.each([
  ['whose payment was left', {}, 'failed', 'may'],
  ['that is too dear for online payment', { total: 600_000 }, 'failed', 'may'],
  ['that has changed to it already', { paymentMethod: 'cod' }, 'failed', 'done'],
  ['that is paid', { status: 'success' }, 'failed', 'paid'],
  ['that is paid by what only the record says', {}, 'success', 'paid'],
  ['that has money at the bank', { status: 'authorized' }, 'authorized', 'paid'],
  ['that was cancelled', { deliveryStatus: 'cancel' }, 'failed', 'cancelled'],
  ['that is held', HELD, 'failed', 'held'],
  ['that was not taken yet', { acceptedAt: null }, 'failed', 'not-ready'],
] as const)('whether an order %s may be paid otherwise, by its record $2: $3', (...row) => {
  const [, change, state, answer] = row;
  expect(answerToSwitch(ID, { ...ACCEPTED, ...change }, { way: 'cod', state })).toBe(answer);
});

test.each([
  ['takes cash', {}, {}, 'may'],
  ['takes no cash', { isCashTaken: false }, {}, 'other-method'],
  ['takes less cash', { cashBelowPaise: 499_00 }, {}, 'other-method'],
  ['takes this much cash', { cashBelowPaise: 499_01 }, {}, 'may'],
  ['takes no cash, but agreed on a quotation', { isCashTaken: false }, { quotationId: 'q' }, 'may'],
  ['has raised its least order since', { minimumPaise: 900_00 }, {}, 'may'],
])('whether an order may be paid at the door of a shop that %s', (_, change, fields, answer) => {
  const terms = { ...NO_TERMS, ...change };
  const order = { ...ACCEPTED, ...fields };
  expect(answerToSwitch(ID, order, { way: 'cod', state: 'failed', terms })).toBe(answer);
  expect(answerToSwitch(ID, order, { way: 'NEFT', state: 'failed', terms })).toBe('may');
});

const NEW: KnownPayment = { state: 'created', paymentId: null, held: [], ended: [] };

function knownAs(state: KnownPayment['state'], id = 'pay_1'): KnownPayment {
  const paymentId = state === 'created' ? null : id;
  const idIf = (is: KnownPayment['state']) => (state === is ? [id] : []);
  return { state, paymentId, held: idIf('authorized'), ended: idIf('failed') };
}
const DEMAND = { providerOrderId: 'order_1', amountPaise: 50_000 };
const seen = (status: SeenPayment['status'], id = 'pay_1'): SeenPayment => {
  return { ...DEMAND, id, currency: 'INR', status };
};

/** A payment's next state, from each state, once an attempt is seen created, authorized, failed and refunded. */
test.each([
  ['created', ['created', 'authorized', 'failed', 'failed']],
  ['failed', ['failed', 'failed', 'failed', 'failed']],
  ['authorized', ['authorized', 'authorized', 'failed', 'failed']],
  ['success', ['success', 'success', 'success', 'success']],
] as const)('a payment that is %s moves on as it is seen: %s', (state, moves) => {
  const all = ['created', 'authorized', 'failed', 'refunded', 'captured'] as const;
  const after = all.map((status) => afterSeeing(knownAs(state), seen(status)).state);
  expect(after).toEqual([...moves, 'success']);
});

test('money that the bank holds stays held when another attempt fails or goes back, and is nothing to an order that was given up, unless it is captured', () => {
  const second = { state: 'authorized', paymentId: 'pay_2' };
  expect(afterSeeing(knownAs('authorized', 'pay_2'), seen('refunded'))).toMatchObject(second);
  const both = afterSeeing(knownAs('authorized'), seen('authorized', 'pay_2'));
  expect(afterSeeing(both, seen('failed'))).toMatchObject(second);
  const after = (known: KnownPayment, status: SeenPayment['status']) =>
    afterSeeing(known, seen(status), { isGivenUp: true }).state;
  expect([after(NEW, 'authorized'), after(NEW, 'captured')]).toEqual(['created', 'success']);
  expect(after(knownAs('failed', 'pay_0'), 'authorized')).toBe('failed');
});

test('the outcome does not depend on how often and in which order attempts are seen', () => {
  const status = fc.constantFrom('created', 'failed', 'authorized', 'captured');
  const one = fc.record({ status, id: fc.constantFrom('pay_1', 'pay_2') });
  fc.assert(
    fc.property(fc.array(one, { minLength: 1, maxLength: 12 }), (all) => {
      let known = NEW;
      for (const { status, id } of all) known = afterSeeing(known, seen(status, id));
      const ids = (status: string) => all.filter((it) => it.status === status).map(({ id }) => id);
      const failed = ids('failed');
      const isHeld = ids('authorized').some((id) => !failed.includes(id));
      const open = isHeld ? 'authorized' : failed.length > 0 ? 'failed' : 'created';
      expect(known.state).toBe(ids('captured').length > 0 ? 'success' : open);
    }),
  );
});

test('an attempt of another order, of less or of other money does not fit', () => {
  const wrong = (change: object, demand = DEMAND) =>
    mismatch(demand, { ...seen('captured'), ...change });
  expect([wrong({}), wrong({ providerOrderId: 'order_2' })]).toEqual([null, 'order']);
  expect(wrong({ amountPaise: 49_999 })).toBe('amount');
  expect(wrong({ currency: 'USD' })).toBe('currency');
  expect(mismatch({ ...DEMAND, providerOrderId: null }, seen('captured'))).toBe('order');
  expect(wrong({ providerOrderId: '' }, { ...DEMAND, providerOrderId: '' })).toBe('order');
});
