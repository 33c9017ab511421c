// A part of an online payment that goes back, in any order of events: exactly what was taken off goes, and after a cancellation the rest.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { whatFollows } from '../../../backend/functions/src/payments/next-refund.ts';
import type { PaymentRecord } from '../../../backend/functions/src/payments/payment-record.ts';
import * as plans from '../../../backend/functions/src/payments/refund-plan.ts';

const PAID = 49_900;
const TRIES = 3;
const SUCCESS = { state: 'success', amountPaise: PAID, paymentId: 'pay_1', refunds: {} };
const ONLINE = { paymentMethod: 'online_payment', status: 'success', deliveryStatus: 'processing' };
const record = (changes: Partial<PaymentRecord> = {}) =>
  ({ ...SUCCESS, failedLooks: 0, ...changes }) as PaymentRecord;

type Order = Record<string, unknown> & { total: number; owedPaise: number; refund?: unknown };
type Answer = 'given' | 'lost' | 'refused';

/** An order of ₹499 that was paid online, the provider, and what the merchant sent by hand. Sums in paise. */
function shop() {
  const order: Order = { ...ONLINE, total: PAID / 100, owedPaise: 0 };
  const it = { order, record: record(), provider: 0, hand: 0, off: 0, made: [] as number[] };
  const gone = () => it.record.part?.gonePaise ?? 0;
  const isCancelled = () => order.deliveryStatus === 'cancel';
  const follow = () => {
    for (let change = whatFollows(order, it.record); change; ) {
      Object.assign(it.record, change.plan, change.plan && { failedLooks: 0 });
      if (change.refund !== undefined) order.refund = change.refund;
      change = whatFollows(order, it.record);
    }
  };
  const seen = (refundedPaise: number) => {
    const status = refundedPaise === PAID ? ('refunded' as const) : ('captured' as const);
    const of = { id: 'pay_1', providerOrderId: 'order_1', currency: 'INR', amountPaise: PAID };
    return { ...of, status, refundedPaise };
  };
  const note = (outcome: plans.Outcome) => {
    const noted = plans.noteOutcome(order, it.record, { paymentId: 'pay_1', outcome, now: 1 });
    Object.assign(it.record, noted?.plan);
    Object.assign(order, noted?.said);
  };
  return {
    ...{ it, follow },
    amend(paise: number) {
      if (isCancelled() || paise >= order.total * 100) return;
      Object.assign(order, { total: (order.total * 100 - paise) / 100 });
      order.owedPaise += paise;
      it.off += paise;
    },
    run(answer: Answer, before = () => {}) {
      const state = it.record.refunds.pay_1;
      if (!state || state === 'done') return;
      const { part } = it.record;
      const paise = plans.missingPaise(seen(it.provider), part);
      if (paise > 0 && state === 'failed') return;
      if (paise > 0 && answer !== 'refused') {
        it.provider += paise;
        it.made.push(paise);
      }
      before();
      const isHeard = paise === 0 || answer === 'given';
      if (isHeard) note({ state: 'done', reference: 'rfnd_1', part });
      else if (++it.record.failedLooks >= TRIES) note({ state: 'failed' });
      if (isHeard) it.record.failedLooks = 0;
    },
    cancel(cancelledBy: string) {
      if (!isCancelled()) Object.assign(order, { deliveryStatus: 'cancel', cancelledBy });
    },
    ask() {
      const mayAsk = order.refund === 'failed' || (isCancelled() && order.refund === 'due');
      if (mayAsk) Object.assign(order, { refund: 'asked', refundAskedAt: 1 });
    },
    /** Only what the provider's dashboard does not show as given back. */
    sendByHand() {
      if (order.refund !== 'failed' || it.provider !== gone()) return;
      it.hand += order.owedPaise + (isCancelled() ? order.total * 100 : 0);
      if (isCancelled()) Object.assign(order, { refund: 'done', refundWay: 'transfer' });
      else Object.assign(order, { owedPaise: 0, partBack: { paise: 1, at: 1, reference: 'U' } });
    },
    /** Everybody does what is left to do. */
    settle() {
      for (let round = 0; round < 6; round++) {
        follow();
        this.run('given');
        this.ask();
      }
    },
  };
}

const ACTS: Record<string, (at: ReturnType<typeof shop>) => unknown> = {
  told: (at) => at.follow(),
  given: (at) => at.run('given'),
  lost: (at) => at.run('lost'),
  more: (at) => at.amend(5_000),
  'given while more': (at) => at.run('given', () => [at.amend(5_000), at.follow()]),
  settled: (at) => at.settle(),
  'cancelled by the shopper': (at) => at.cancel('shopper'),
  'cancelled by the merchant': (at) => at.cancel('merchant'),
};

test.each([
  ['told, told', [12_000]],
  ['told, lost, given', [12_000]],
  ['settled, more', [12_000, 5_000]],
  ['more, told', [17_000]],
  ['told, given while more', [12_000, 5_000]],
  ['told, lost, more', [12_000, 5_000]],
  ['settled, cancelled by the shopper', [12_000, 37_900]],
  ['settled, cancelled by the merchant', [12_000, 37_900]],
  ['told, lost, cancelled by the shopper', [12_000, 37_900]],
  ['cancelled by the shopper', [PAID]],
])(
  'after ₹120 was taken off an order of ₹499, then %s, the provider is asked for %j paise',
  (acts, made) => {
    const at = shop();
    at.amend(12_000);
    for (const act of acts.split(', ')) ACTS[act]?.(at);
    at.settle();
    expect(at.it.made).toEqual(made);
  },
);

test('a part that the provider refuses three times is the merchant’s: by hand, and then a cancellation gives back only the rest', () => {
  const at = shop();
  at.amend(12_000);
  at.follow();
  for (const _try of [1, 2, 3]) at.run('refused');
  expect(at.it.order.refund).toBe('failed');
  at.amend(1_000);
  at.follow();
  at.run('given');
  expect([at.it.order.refund, at.it.made]).toEqual(['failed', []]);
  at.sendByHand();
  at.follow();
  expect([at.it.order.refund, at.it.hand]).toEqual([null, 13_000]);
  at.cancel('merchant');
  at.settle();
  expect([at.it.order.refund, at.it.made]).toEqual(['done', [36_900]]);
});

test('the order says what went back: a part in itself, the rest as its refund', () => {
  const at = shop();
  at.amend(12_000);
  at.follow();
  expect(at.it.order).toMatchObject({ refund: 'asked', owedPaise: 12_000 });
  at.settle();
  const partBack = { paise: 12_000, at: 1, reference: 'rfnd_1', way: 'online' };
  expect(at.it.order).toMatchObject({ refund: null, owedPaise: 0, partBack, total: 379 });
  expect(at.it.order).not.toHaveProperty('refundedAt');
  at.cancel('merchant');
  at.follow();
  expect(at.it.order.refund).toBe('due');
  at.settle();
  expect(at.it.order).toMatchObject({ refund: 'done', refundWay: 'online', partBack, total: 379 });
});

test('whatever happens in whatever order, all that was taken off goes back, after a cancellation all that was paid, and never more', () => {
  const paise = fc.integer({ min: 100, max: 20_000 });
  const answer = fc.constantFrom<Answer>('given', 'lost', 'refused');
  const one = fc.oneof(
    fc.record({ does: fc.constant('amend' as const), paise }),
    fc.record({ does: fc.constant('run' as const), answer }),
    fc.record({ does: fc.constant('cancel' as const), by: fc.constantFrom('shopper', 'merchant') }),
    fc.record({ does: fc.constantFrom('follow', 'follow', 'ask', 'sendByHand') }),
  );
  fc.assert(
    fc.property(fc.array(one, { maxLength: 25 }), (all) => {
      const at = shop();
      const back = () => at.it.provider + at.it.hand;
      for (const act of all) {
        if ('paise' in act) at.amend(act.paise);
        else if ('answer' in act) at.run(act.answer);
        else if ('by' in act) at.cancel(act.by);
        else at[act.does as 'follow' | 'ask' | 'sendByHand']();
        expect(back()).toBeLessThanOrEqual(PAID);
      }
      at.settle();
      const isCancelled = at.it.order.deliveryStatus === 'cancel';
      expect(back()).toBe(isCancelled ? PAID : at.it.off);
      expect(at.it.order.refund ?? 'nothing').toBe(isCancelled ? 'done' : 'nothing');
    }),
    { numRuns: 500 },
  );
});

const PART = { paise: 9, gonePaise: 0, isLast: false };
test.each<[string, object, PaymentRecord['part'], number]>([
  ['all of a payment', {}, undefined, PAID],
  ['what a refund in the dashboard left', { refundedPaise: 900 }, undefined, 49_000],
  ['nothing of one that went back', { status: 'refunded' }, undefined, 0],
  ['a part', { refundedPaise: 0 }, PART, 9],
])('%s is missing; no part while it is not known how much went back', (...row) => {
  const [, said, part, paise] = row;
  const of = { id: 'pay_1', providerOrderId: 'order_1', currency: 'INR', amountPaise: PAID };
  const payment = { ...of, status: 'captured' as const };
  expect(plans.missingPaise({ ...payment, ...said }, part)).toBe(paise);
  expect(() => plans.missingPaise(payment, PART)).toThrow('It is not known how much');
});

test.each([
  ['nobody knows', null, 'failed'],
  ['is not captured', record({ state: 'created' }), 'failed'],
  ['goes back as a whole anyway', record({ refunds: { pay_1: 'due' } }), 'asked'],
])('a part of a payment that %s', (_what, known, refund) => {
  expect(whatFollows({ ...ONLINE, total: 1, owedPaise: 9 }, known)).toEqual({ refund });
});
