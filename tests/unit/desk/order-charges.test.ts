// Why an order is on hold, and for how much it can be taken; what delivery costs and a coupon takes off, also when pieces are taken off, at
// the door, and on receipts and tax papers.
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
const sumOf = (lines: readonly OrderLine[]) =>
  lines.reduce((sum, { quantity, pricePaise }) => sum + quantity * pricePaise, 0);
/** Its sums are those of its lines and charges. */
function charged(lines: OrderLine[], charges: ChargeFields, change: Partial<Order> = {}): Order {
  const subTotalPaise = sumOf(lines);
  const totalPaise = subTotalPaise + chargesPaise(charges);
  return givenOrder({ address: ADDRESS, lines, ...charges, subTotalPaise, totalPaise, ...change });
}

const TERMS: SellingTerms = {
  ...{ ...NO_TERMS, deliveryPaise: 40_00, freeFromPaise: 500_00, minimumPaise: 900_00 },
  coupon: { code: 'DIWALI', off: { percent: 10 }, fromPaise: 0, until: AT },
};
const SHOP = new Map([
  ['turmeric', { name: 'Turmeric', pricePaise: 100_00, pieces: 30 }],
  ['chia', { name: 'Chia Seeds', pricePaise: 120_00, pieces: 3 }],
]);
const held = (order: Order, terms: SellingTerms) =>
  heldOrder(order, { todayOf: (id) => SHOP.get(id), terms, now: AT });
const sumsOf = (it: ReturnType<typeof held>) => {
  const terms = it.choices.map((choice) => termsOf(choice, it));
  return terms.map(({ prices, total }) => `${prices} ${total}`).join(', ');
};

const FORTY = { deliveryCharge: 40 };
const goods = (pieces: number, charges: ChargeFields = {}, change: Partial<Order> = {}) =>
  charged([line(pieces, 100_00)], charges, change);
const tooLow = goods(3, FORTY, { totalPaise: 300_00 });
const quoted = charged([{ ...line(3, 90_00), quoted: true }], {}, { heldReason: 'stock' });

test.each<[string, Order, Partial<SellingTerms>, string, ChargeFields | null]>([
  ['as it was sent', goods(3, FORTY), {}, 'today 340', null],
  ['without delivery', goods(3), {}, 'today 340, sent 300', FORTY],
  ['with an unknown coupon', goods(5, coupon(200, 'HOLI')), {}, 'today 500, sent 300', {}],
  ['with less by the coupon', goods(5, coupon(60)), {}, 'today 450, sent 440', coupon(50)],
  ['once delivery is free', goods(3, FORTY), { deliveryPaise: 0 }, 'today 300, sent 340', {}],
  ['with a total that is too low', tooLow, {}, 'today 340', null],
  ['at a quotation’s price', quoted, {}, 'today 270', null],
])('an order on hold %s can be taken at: $3', (_, order, terms, sums, today) => {
  const it = held({ ...order, timestamp: AT }, { ...TERMS, ...terms });
  expect(sumsOf(it)).toBe(sums);
  expect(it.newCharges).toEqual(today);
  for (const choice of it.choices) {
    const { linePaise, charges, totalPaise } = choice;
    const terms = termsOf(choice, it);
    const step = { does: 'release', releasedAt: AT, terms, linePaise, charges } as const;
    const after = afterSteps(order, [step]);
    const subTotalPaise = sumOf(after.lines);
    expect(after).toMatchObject({ totalPaise, subTotalPaise });
    expect(subTotalPaise + chargesPaise(after)).toBe(totalPaise);
  }
});

const sentAs = (lines: OrderLine[], rupees: number, change: Partial<Order> = {}) =>
  held(givenOrder({ lines, totalPaise: rupees * 100, ...change }), NO_TERMS);
const DEARER = [line(2, 90_00), line(1, 120_00, 'chia')];
const GONE = [line(1, 100_00), line(1, 5_00, 'gold')];

test.each<[string, ReturnType<typeof held>, string[][], string]>([
  ['does not add up', sentAs([line(20, 100_00)], 1), [[]], 'today 2000'],
  ['has become dearer', sentAs(DEARER, 300), [['dearer'], []], 'today 320, sent 300'],
  ['has a line for nothing', sentAs([line(2, 0)], 0), [['free']], 'today 200'],
  ['has what the shop does not have', sentAs(GONE, 105), [[], ['gone']], 'sent 105'],
])('an order on hold that %s shows where, and its sums', (_, it, problems, sums) => {
  expect(it.lines.map((shown) => shown.problems)).toEqual(problems);
  expect(sumsOf(it)).toBe(sums);
  expect(it.choices.filter((choice) => termsOf(choice, it).beyondStock)).toEqual([]);
});

test('the merchant is asked where all lines of a product want more pieces than there are; a quoted price holds unless its quotation is the reason', () => {
  const few = sentAs([line(2, 120_00, 'chia'), line(2, 120_00, 'chia')], 480);
  expect(few.tooFew).toEqual([{ name: 'Chia Seeds', wanted: 4, pieces: 3 }]);
  expect(few.lines.map(({ problems }) => problems)).toEqual([['few'], ['few']]);
  const odd = sentAs([line(20, 100_00)], 1);
  expect(odd).toMatchObject({ doesAddUp: false, sumPaise: 2000_00 });
  const lines = [{ ...line(2, 80_00), quoted: true as const }];
  const today = (heldReason: 'stock' | 'quotation') => sumsOf(sentAs(lines, 160, { heldReason }));
  expect([today('stock'), today('quotation')]).toEqual(['today 160', 'today 200, sent 160']);
});

const piece = fc.record({
  ...{ quantity: fc.integer({ min: 1, max: 9 }), left: fc.nat(9) },
  pricePaise: fc.integer({ min: 1, max: 99_999 }),
});
test('whatever is taken off an order, it stays the sum of its goods and charges, falls, and what was paid too much is owed', () => {
  const drawn = fc.record({
    pieces: fc.array(piece, { minLength: 2, maxLength: 5 }),
    ...{ delivery: fc.constantFrom(0, 40, 49.5), share: fc.integer({ min: 0, max: 99 }) },
  });
  fc.assert(
    fc.property(drawn, ({ pieces, delivery, share }) => {
      const all = pieces.map((it, at) => line(it.quantity, it.pricePaise, `p${at}`));
      const off = Math.floor((sumOf(all) * share) / 100) / 100;
      const charges = {
        ...(delivery > 0 && { deliveryCharge: delivery }),
        ...(off > 0 && coupon(off)),
      };
      const before = charged(all, charges, { paymentMethod: 'NEFT', status: 'success' });
      const lines = all.map(({ productId, quantity }, at) => ({
        productId,
        quantity: at === 0 ? quantity : Math.min(quantity, pieces[at]?.left ?? 0),
      }));
      const after = afterSteps(before, [{ does: 'amend', amend: { id: 'a', at: AT, lines } }]);
      expect(after.subTotalPaise).toBe(sumOf(after.lines));
      expect(after.totalPaise).toBe(after.subTotalPaise + chargesPaise(after));
      expect(after.totalPaise).toBeGreaterThanOrEqual(0);
      expect(before.totalPaise - after.totalPaise).toBe(after.owedPaise ?? 0);
    }),
    { seed: 3, numRuns: 2_000 },
  );
});

test('the courier collects the whole total, with delivery and without what the coupon takes off', () => {
  const order = goods(3, { ...FORTY, ...coupon(30) });
  expect([order, { ...order, status: 'success' } as const].map((it) => collectPaise(it))).toEqual([
    ...[310_00, 0],
  ]);
});

const BOTH = charged([line(1, 105_00), line(2, 52_50, 'gur')], { ...FORTY, ...coupon(50) });
const ONE = [line(1, 105_00)];
const issued = (order: Order) => {
  const papers = papersFor({
    ...{ order: taxedOrder(order), products: PRODUCTS, settings: SETTINGS, issuedAt: AT },
    ...{ number: 'FARM-2627-00001', uid: 'asha', orderId: ORDER_ID },
  });
  if ('problem' in papers) throw new Error(JSON.stringify(papers));
  return papers;
};
const INCLUDED = 'The amounts include';

const forBusiness = { ...BOTH, buyerGstin: '27AAPFU0939F1ZV' };
const HALVES = Array(2).fill('₹20 for delivery, ₹25 off by coupon DIWALI');

test.each<[string, Order, (string | undefined)[]]>([
  ['no charges', charged(ONE, {}), [undefined]],
  ['delivery', charged(ONE, FORTY), ['₹40 for delivery']],
  ['a coupon', charged(ONE, coupon(0.5)), ['₹0.50 off by coupon DIWALI']],
  ['both', BOTH, ['₹40 for delivery, ₹50 off by coupon DIWALI']],
  ['both, for a business, on two papers', forBusiness, HALVES],
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
  const tax = { ...SETTINGS, registeredAddress: 'Theni' };
  const shop = { name: 'Green Fields', address: ['Theni'], tax };
  const { sums, total } = receiptSheet(receiptOf(BOTH, shop));
  expect([...sums, total].join(', ')).toBe('Delivery,₹40, Coupon DIWALI,-₹50, Total,₹200');
  const plain = receiptOf(charged(ONE, {}), shop);
  expect(receiptSheet(plain).sums).toEqual([]);
  expect(JSON.stringify(plain)).not.toMatch(/delivery|discount|coupon/i);
});
