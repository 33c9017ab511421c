// What delivery costs and a coupon takes off, at the desk: on orders on hold, when pieces are taken off, at the door, and
// on receipts and tax papers.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ChargeFields, chargesPaise } from '#domain/order/charges.ts';
import { heldOrder, termsOf } from '#domain/order/desk/held-order.ts';
import { afterSteps } from '#domain/order/desk/order-step-changes.ts';
import type { Order, OrderLine } from '#domain/order/order.ts';
import { NO_TERMS, type SellingTerms } from '#domain/order/selling-terms.ts';
import { collectPaise } from '#domain/order/table/order-facts.ts';
import { papersFor, taxedOrder } from '#domain/tax/issue.ts';
import { paperSheet } from '#domain/tax/paper-sheet.ts';
import { receiptOf } from '#domain/tax/receipt-of.ts';
import { receiptSheet } from '#domain/tax/receipt-sheet.ts';
import { ADDRESS, givenOrder, ORDER_ID } from '../given.ts';
import { AT, PRODUCTS, SETTINGS } from './tax-given.ts';

const line = (quantity: number, pricePaise: number, productId = 'turmeric'): OrderLine => ({
  ...{ productId, quantity, pricePaise, photoUrl: '', name: productId, brand: '' },
});
const coupon = (off: number, code = 'DIWALI') => ({ coupon: { code, off } });
/** Its sums are those of its lines and charges. */
function charged(lines: OrderLine[], charges: ChargeFields, change: Partial<Order> = {}): Order {
  const subTotalPaise = lines.reduce((sum, it) => sum + it.quantity * it.pricePaise, 0);
  const totalPaise = subTotalPaise + chargesPaise(charges);
  return givenOrder({ address: ADDRESS, lines, ...charges, subTotalPaise, totalPaise, ...change });
}

const TERMS: SellingTerms = {
  ...{ ...NO_TERMS, deliveryPaise: 40_00, freeFromPaise: 500_00, minimumPaise: 900_00 },
  coupon: { code: 'DIWALI', off: { percent: 10 }, fromPaise: 0, until: AT },
};
const held = (order: Order, terms = TERMS, now = AT) =>
  heldOrder(order, {
    todayOf: () => ({ name: 'Turmeric', pricePaise: 100_00, pieces: 99 }),
    terms,
    now,
  });

test.each<[string, Order, Partial<SellingTerms>, string, ChargeFields | null]>([
  ['as it was sent', charged([line(3, 100_00)], { deliveryCharge: 40 }), {}, 'today 340', null],
  [
    'without delivery',
    charged([line(3, 100_00)], {}),
    {},
    'today 340, sent 300',
    { deliveryCharge: 40 },
  ],
  [
    'with a coupon that there is not',
    charged([line(5, 100_00)], coupon(200, 'HOLI')),
    {},
    'today 500, sent 300',
    {},
  ],
  [
    'with less by the coupon',
    charged([line(5, 100_00)], coupon(60)),
    {},
    'today 450, sent 440',
    coupon(50),
  ],
  [
    'once delivery is free',
    charged([line(3, 100_00)], { deliveryCharge: 40 }),
    { deliveryPaise: 0 },
    'today 300, sent 340',
    {},
  ],
  [
    'with a total that is too low',
    charged([line(3, 100_00)], { deliveryCharge: 40 }, { totalPaise: 300_00 }),
    {},
    'today 340',
    null,
  ],
  [
    'at a quotation’s price',
    charged([{ ...line(3, 90_00), quoted: true }], {}, { heldReason: 'stock' }),
    {},
    'today 270',
    null,
  ],
])('an order on hold %s can be taken at: %4$s', (_, order, terms, sums, today) => {
  const it = held({ ...order, timestamp: AT }, { ...TERMS, ...terms });
  const choices = it.choices.map((choice) => termsOf(choice, it));
  expect(choices.map(({ prices, total }) => `${prices} ${total}`).join(', ')).toBe(sums);
  expect(it.newCharges).toEqual(today);
  for (const choice of it.choices) {
    const { linePaise, charges, totalPaise } = choice;
    const terms = termsOf(choice, it);
    const step = { does: 'release', releasedAt: AT, terms, linePaise, charges } as const;
    const after = afterSteps(order, [step]);
    const goods = after.lines.reduce(
      (sum, { quantity, pricePaise }) => sum + quantity * pricePaise,
      0,
    );
    expect([after.totalPaise, after.subTotalPaise]).toEqual([totalPaise, goods]);
    expect(goods + chargesPaise(after)).toBe(totalPaise);
  }
});

const aLine = fc.record({
  quantity: fc.integer({ min: 1, max: 9 }),
  pricePaise: fc.integer({ min: 1, max: 99_999 }),
});
test('whatever is taken off an order, it stays the sum of its goods and charges, falls, and what was paid too much is owed', () => {
  const drawn = fc.record({
    lines: fc.array(aLine, { minLength: 2, maxLength: 5 }),
    ...{
      left: fc.array(fc.nat(9), { minLength: 5, maxLength: 5 }),
      delivery: fc.constantFrom(0, 40, 49.5),
    },
    share: fc.integer({ min: 0, max: 99 }),
  });
  fc.assert(
    fc.property(drawn, ({ lines: all, left, delivery, share }) => {
      const lines = all.map(({ quantity, pricePaise }, at) => line(quantity, pricePaise, `p${at}`));
      const goods = lines.reduce((sum, it) => sum + it.quantity * it.pricePaise, 0);
      const off = Math.floor((goods * share) / 100) / 100;
      const charges = {
        ...(delivery > 0 && { deliveryCharge: delivery }),
        ...(off > 0 && coupon(off)),
      };
      const before = charged(lines, charges, { paymentMethod: 'NEFT', status: 'success' });
      const kept = lines.map(({ productId, quantity }, at) => ({
        productId,
        quantity: at === 0 ? quantity : Math.min(quantity, left[at] ?? 0),
      }));
      const after = afterSteps(before, [
        { does: 'amend', amend: { id: 'a', at: AT, lines: kept } },
      ]);
      const now = after.lines.reduce((sum, it) => sum + it.quantity * it.pricePaise, 0);
      expect(after.subTotalPaise).toBe(now);
      expect(after.totalPaise).toBe(now + chargesPaise(after));
      expect(after.totalPaise).toBeGreaterThanOrEqual(0);
      expect(before.totalPaise - after.totalPaise).toBe(after.owedPaise ?? 0);
    }),
    { seed: 3, numRuns: 2_000 },
  );
});

test('the courier collects the whole total, with delivery and without what the coupon takes off', () => {
  const order = charged([line(3, 100_00)], { deliveryCharge: 40, ...coupon(30) });
  expect(collectPaise(order)).toBe(310_00);
  expect(collectPaise({ ...order, status: 'success' })).toBe(0);
});

const BOTH = charged([line(1, 105_00), line(2, 52_50, 'gur')], {
  deliveryCharge: 40,
  ...coupon(50),
});
const issued = (order: Order) => {
  const papers = papersFor({
    ...{ order: taxedOrder(order), products: PRODUCTS, settings: SETTINGS, issuedAt: AT },
    ...{ number: 'FARM-2627-00001', uid: 'asha', orderId: ORDER_ID },
  });
  if ('problem' in papers) throw new Error(JSON.stringify(papers));
  return papers;
};
const INCLUDED = 'The amounts include';

test.each<[string, Order, (string | undefined)[]]>([
  ['no charges', charged([line(1, 105_00)], {}), [undefined]],
  ['delivery', charged([line(1, 105_00)], { deliveryCharge: 40 }), ['₹40 for delivery']],
  ['a coupon', charged([line(1, 105_00)], coupon(0.5)), ['₹0.50 off by coupon DIWALI']],
  ['both', BOTH, ['₹40 for delivery, ₹50 off by coupon DIWALI']],
  [
    'both, for a business, on two papers',
    { ...BOTH, buyerGstin: '27AAPFU0939F1ZV' },
    Array(2).fill('₹20 for delivery, ₹25 off by coupon DIWALI'),
  ],
])(
  'tax papers of an order with %s come to its total, and say what is in their amounts',
  (_, order, notes) => {
    const papers = issued(order);
    expect(papers.reduce((sum, { totalPaise }) => sum + totalPaise, 0)).toBe(order.totalPaise);
    const said = papers.map((it) => paperSheet(it).notes.find(([name]) => name === INCLUDED)?.[1]);
    expect(said).toEqual(notes);
    expect(JSON.stringify(papers).includes('null'), 'Firestore stores no gaps').toBe(false);
    expect(papers.flatMap((it) => Object.values(it))).not.toContain(undefined);
  },
);

test('a receipt has a row for delivery and one for the coupon, and is the same as ever without them', () => {
  const shop = {
    name: 'Green Fields',
    address: ['Theni'],
    tax: { ...SETTINGS, registeredAddress: 'Theni' },
  };
  const sheet = receiptSheet(receiptOf(BOTH, shop));
  expect(sheet.sums).toEqual([
    ['Delivery', '₹40'],
    ['Coupon DIWALI', '-₹50'],
  ]);
  expect(sheet.total).toEqual(['Total', '₹200']);
  const plain = receiptOf(charged([line(1, 105_00)], {}), shop);
  expect(receiptSheet(plain).sums).toEqual([]);
  expect(JSON.stringify(plain)).not.toMatch(/delivery|discount|coupon/i);
});
