// A payment online that came late for an order paid another way, and money that the merchant sends from the bank: whatever came too much goes back once.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { statusOf } from '#domain/order/desk/order-steps.ts';
import { deskOrderWrite } from '#domain/order/desk/order-write.ts';
import { moneyBackOf, type Owing } from '#domain/order/money-back.ts';
import { whatFollows } from '../../../backend/functions/src/payments/next-refund.ts';
import type { PaymentRecord } from '../../../backend/functions/src/payments/payment-record.ts';
import * as plans from '../../../backend/functions/src/payments/refund-plan.ts';
import { givenOrder } from '../given.ts';

const PAID = 49_900;
const NONE = { state: 'created', amountPaise: PAID, paymentId: null, refunds: {} };
const record = (changes: Partial<PaymentRecord> = {}) => ({ ...NONE, ...changes }) as PaymentRecord;
const SENT = { refund: 'done', refundWay: 'transfer' };
const CASH = { paymentMethod: 'cod', status: 'success', deliveryStatus: 'delivered', ...SENT };
const BACK = { ...CASH, deliveryStatus: 'cancel' };
const gone = { plan: { refunds: { pay_1: 'done' } }, refund: 'done' };
const instead = { ...gone, refundWay: 'instead' };

test.each<[string, object, object, Partial<PaymentRecord>]>([
  ['delivered and paid in cash', instead, CASH, {}],
  ['not paid yet', instead, { ...CASH, status: 'pending' }, {}],
  ['paid in cash, which has to go back too', instead, BACK, {}],
  ['paid in cash, which went back before', gone, BACK, { isTransferBack: true }],
  ['paid online', gone, { ...CASH, paymentMethod: 'online_payment' }, {}],
])(
  'what Razorpay refused and the merchant sent from the bank is settled, where the order is %s',
  (_what, change, order, known) => {
    const refused = record({ state: 'success', refunds: { pay_1: 'failed' }, ...known });
    expect(whatFollows(order, refused)).toEqual(change);
  },
);

test('what was sent from the bank is not entered again where the answer was lost and the shop has noted it by then', () => {
  const step = { does: 'giveBack', reference: 'UTR9', at: 5 } as const;
  const order = givenOrder({ refund: 'failed' });
  const { orderId, orderNo } = order;
  const stored = { refund: 'due', refundWay: 'instead', refundedAt: 5, refundReference: 'UTR9' };
  const write = { customer: 'asha', orderId, orderNo, step, base: statusOf(order) };
  expect(deskOrderWrite.hasLanded(stored, write)).toBe(true);
  expect(deskOrderWrite.hasLanded({ ...stored, refundReference: 'UTR8' }, write)).toBe(false);
});

/** An order of ₹499 in cash, its late payment online, and what went back of both. Sums in paise. */
function shop() {
  const order: Record<string, unknown> = {
    ...{ paymentMethod: 'cod', status: 'pending', deliveryStatus: 'processing' },
  };
  const it = { order, record: record(), provider: 0, hand: 0 };
  const follow = () => {
    for (let change = whatFollows(order, it.record); change; ) {
      const { plan, ...said } = change;
      Object.assign(it.record, plan);
      Object.assign(order, said);
      change = whatFollows(order, it.record);
    }
  };
  const note = (outcome: plans.Outcome) => {
    const noted = plans.noteOutcome(order, it.record, { paymentId: 'pay_1', outcome, now: 1 });
    Object.assign(it.record, noted?.plan);
    Object.assign(order, noted?.said);
  };
  const money = () => moneyBackOf(order as Owing);
  const does = {
    paysOnline() {
      if (it.record.refunds.pay_1) return;
      Object.assign(it.record, { state: 'success', refunds: { pay_1: 'due' } });
      order.refund = plans.refundOfOrder(order, it.record);
    },
    paysCash: () => Object.assign(order, { status: 'success' }),
    cancels: () => Object.assign(order, { deliveryStatus: 'cancel' }),
    asks() {
      if (order.refund === 'failed') Object.assign(order, { refund: 'asked', refundAskedAt: 1 });
    },
    refuses() {
      if (it.record.refunds.pay_1 === 'due') note({ state: 'failed' });
    },
    gives() {
      if (it.record.refunds.pay_1 !== 'due') return;
      it.provider += PAID;
      note({ state: 'done', reference: 'rfnd_1', part: undefined });
    },
    sends() {
      const isDue = money() === 'due';
      if (!isDue && order.refund !== 'failed') return;
      // As the rules have it.
      const way = 'refundWay' in order ? order.refundWay : order.refund;
      if (isDue) expect(['transfer', 'done']).not.toContain(way);
      it.hand += PAID;
      Object.assign(order, SENT);
    },
  };
  const act = (name: keyof typeof does) => {
    does[name]();
    follow();
  };
  return { it, act, money, back: () => it.provider + it.hand };
}

type Act = Parameters<ReturnType<typeof shop>['act']>[0];
test.each([
  ['the order goes on', 'paysOnline refuses paysCash sends', PAID],
  ['its cash has to go back too', 'paysOnline refuses paysCash cancels sends', 2 * PAID],
  ['its cash comes and goes back later', 'paysOnline refuses sends paysCash cancels', 2 * PAID],
  ['its cash went back before', 'paysCash cancels sends paysOnline refuses', 2 * PAID],
])('what came online goes back once from the bank, where %s', (_what, acts, paise) => {
  const { act, back, money } = shop();
  for (const one of `${acts} sends sends asks gives`.split(' ')) act(one as Act);
  expect([back(), money()]).toEqual([paise, 'done']);
});

test('whatever happens in whatever order, what came online and the cash of a cancelled order go back, and never more', () => {
  const all: Act[] = ['paysOnline', 'paysCash', 'cancels', 'asks', 'refuses', 'gives', 'sends'];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...all), { maxLength: 25 }), (acts) => {
      const { it, act, back, money } = shop();
      const owed = () => {
        const isKept = it.order.status === 'success' && it.order.deliveryStatus === 'cancel';
        return (it.record.refunds.pay_1 ? PAID : 0) + (isKept ? PAID : 0);
      };
      for (const one of acts) {
        act(one);
        expect(back()).toBeLessThanOrEqual(owed());
      }
      for (const one of ['gives', 'sends', 'gives', 'sends', 'sends'] as const) act(one);
      expect(back()).toBe(owed());
      expect(money()).toBe(owed() > 0 ? 'done' : null);
    }),
    { numRuns: 1_000 },
  );
});
