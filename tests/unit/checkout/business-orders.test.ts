// A business gives its GSTIN with its order: how it may be typed, that it arrives, and which papers the order then gets.
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { NewOrder, orderFromFields, StoredOrder } from '#domain/order/order.ts';
import { papersFor, type TaxedOrder } from '#domain/tax/issue.ts';
import { Paper } from '#domain/tax/paper.ts';
import { isCreditNote, paperNumber } from '#domain/tax/paper-number.ts';
import { typedGstin } from '#shop/checkout/buyer-gstin.ts';
import { understandOrder } from '../../../backend/functions/src/orders/order-decision.ts';
import { duePapers } from '../../../backend/functions/src/tax/due-paper.ts';
import {
  AT,
  drawing,
  drawnOrder,
  lineOf,
  PRODUCTS,
  SETTINGS,
  taxedOrder,
} from '../desk/tax-given.ts';
import { givenProduct, ORDER_ID, orderedOf } from '../given.ts';

const GSTIN = '27AAPFU0939F1ZV';

test.each([
  [GSTIN, GSTIN],
  [' 27aapfu0939f1zv ', GSTIN],
  ['27 AAPFU-0939-F 1ZV', GSTIN],
  ['27AAPFU0939F1ZA', null],
  ['27AAPFU0939F1Z', null],
  ['00AAPFU0939F1ZV', null],
  ['Meena Patil', null],
])('“%s” is read as %s', (typed, gstin) => expect(typedGstin(typed)).toBe(gstin));

test('an order has the GSTIN of its buyer, at the shop as on the phone, and none if none was given', () => {
  const order = orderedOf([givenProduct()], { buyerGstin: GSTIN });
  expect(v.parse(NewOrder, order).buyerGstin).toBe(GSTIN);
  expect(understandOrder({ uid: 'asha', orderId: ORDER_ID }, order)?.buyerGstin).toBe(GSTIN);
  expect(orderFromFields(ORDER_ID, v.parse(StoredOrder, order)).buyerGstin).toBe(GSTIN);
  for (const buyerGstin of [undefined, '']) {
    expect(orderedOf([givenProduct()], { buyerGstin })).not.toHaveProperty('buyerGstin');
  }
});

test.each(['', 'x', '27aapfu0939f1zv', `${GSTIN}0`, 27])(
  'a GSTIN that is %j is not sent, and does not hide a stored order',
  (buyerGstin) => {
    const order = { ...orderedOf([givenProduct()]), buyerGstin };
    expect(v.is(NewOrder, order)).toBe(false);
    expect(v.parse(StoredOrder, order).buyerGstin).toBeUndefined();
  },
);

function papersOf(order: Partial<TaxedOrder>, dealer: 'regular' | 'composition' = 'regular') {
  const papers = papersFor({
    ...{ order: taxedOrder(order), products: PRODUCTS, settings: { ...SETTINGS, dealer } },
    ...{ issuedAt: AT, number: '', uid: 'asha', orderId: ORDER_ID },
  });
  if ('problem' in papers) throw new Error(JSON.stringify(papers));
  return papers;
}

const BOTH = [lineOf('gur'), lineOf('turmeric'), lineOf('vegetables')];
const TAXED = [lineOf('soap'), lineOf('turmeric')];
const business = { buyerGstin: GSTIN };
test.each<[string, Partial<TaxedOrder>, string[], ('composition' | 'regular')?]>([
  ['both kinds of goods for a household', { lines: BOTH }, ['invoice-cum-bill']],
  ['both for a business', { lines: BOTH, ...business }, ['tax-invoice', 'bill-of-supply']],
  ['taxed goods for a business', { lines: TAXED, ...business }, ['tax-invoice']],
  ['untaxed ones for a business', { lines: [lineOf('gur')], ...business }, ['bill-of-supply']],
  [
    'a GSTIN with a wrong last letter',
    { lines: BOTH, buyerGstin: '27AAPFU0939F1ZA' },
    ['invoice-cum-bill'],
  ],
  ['a composition dealer’s goods', { lines: BOTH, ...business }, ['bill-of-supply'], 'composition'],
])('%s: the papers that rule 46A asks for', (_, order, kinds, dealer) => {
  const papers = papersOf(order, dealer);
  expect(papers.map(({ kind }) => kind)).toEqual(kinds);
  expect(papers.flatMap(({ lines }) => lines.map(({ name }) => name)).toSorted()).toEqual(
    order.lines?.map(({ name }) => name).toSorted(),
  );
});

test('whatever a business orders, its papers add up to what was charged, and each to its own lines', () => {
  const draw = drawing(7);
  let halves = 0;
  for (let time = 0; time < 2000; time += 1) {
    const order = { ...drawnOrder(draw), ...business };
    const papers = papersOf(order);
    const { deliveryChargePaise = 0, discountPaise = 0 } = order;
    const goods = order.lines.reduce((sum, it) => sum + it.pricePaise * it.quantity, 0);
    const totals = papers.map(({ totalPaise }) => totalPaise);
    expect(totals.reduce((sum, it) => sum + it)).toBe(goods + deliveryChargePaise - discountPaise);
    for (const paper of papers) {
      expect(v.parse(Paper, paper).recipient.gstin).toBe(GSTIN);
      expect(paper.lines.reduce((sum, it) => sum + it.totalPaise, 0)).toBe(paper.totalPaise);
    }
    halves += papers.length - 1;
  }
  expect(halves).toBeGreaterThan(500);
});

const PACKED = { packed: true, deliveryStatus: 'processing', shippedAt: undefined } as const;
const issued = papersOf({ lines: BOTH, ...business }).map((paper, at) => ({
  ...paper,
  number: `FARM-2627-0000${at + 1}`,
}));
const others = papersOf({ lines: [lineOf('turmeric', 105_00, 2), lineOf('gur')], ...business });

test.each<[string, Parameters<typeof duePapers>, [back: string | null, issued: number]]>([
  ['both are issued when it is packed', [PACKED, [], issued], [null, 2]],
  ['both stay when it is packed again as it was', [PACKED, issued, issued], [null, 0]],
  ['both are taken back when it has changed', [PACKED, issued, others], ['changed', 2]],
  [
    'two follow the one of a household',
    [PACKED, papersOf({ lines: BOTH }), issued],
    ['changed', 2],
  ],
  ['one that stands alone is not enough', [PACKED, issued.slice(0, 1), issued], ['changed', 2]],
  [
    'both are taken back when it is cancelled',
    [{ ...PACKED, deliveryStatus: 'cancel' }, issued, issued],
    ['cancelled', 0],
  ],
  [
    'nothing changes once it is sent',
    [{ ...PACKED, deliveryStatus: 'shipped' }, issued, others],
    [null, 0],
  ],
])('of a business’s two papers, %s', (_, [order, open, now], [back, count]) => {
  const due = duePapers(order, open, now);
  expect(due.takesBack === null ? null : due.takesBack.includes(back ?? '-')).toBe(back && true);
  expect(due.issues).toHaveLength(count);
});

test('an invoice and a credit note are told apart by their numbers, also in a series called C1', () => {
  for (const series of ['FARM', 'C1', '7']) {
    const number = { series, year: 2026, count: 12 };
    expect(isCreditNote(paperNumber({ ...number, kind: 'invoice' }))).toBe(false);
    expect(isCreditNote(paperNumber({ ...number, kind: 'credit-note' }))).toBe(true);
  }
});
