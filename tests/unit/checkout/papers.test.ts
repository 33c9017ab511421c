// Which papers an order gets: by the GSTIN that a business gives with it, and how that may be typed; or a receipt, where the shop has no GSTIN.
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { tax } from '#config/contact.ts';
import { NewOrder, type Order, orderFromFields, StoredOrder } from '#domain/order/order.ts';
import { papersFor, type TaxedOrder } from '#domain/tax/issue.ts';
import { receiptKey } from '#domain/tax/kept-papers.ts';
import { Paper } from '#domain/tax/paper.ts';
import { hasReceipt, receiptOf } from '#domain/tax/receipt-of.ts';
import { receiptSheet } from '#domain/tax/receipt-sheet.ts';
import { typedGstin } from '#shop/checkout/buyer-gstin.ts';
import { understandOrder } from '../../../backend/functions/src/orders/order-decision.ts';
import { duePapers } from '../../../backend/functions/src/tax/due-paper.ts';
import * as tables from '../desk/tax-given.ts';
import { givenOrder, givenProduct, ORDER_ID, orderedOf } from '../given.ts';

const { AT, drawing, drawnOrder, lineOf, PRODUCTS, SETTINGS, taxedOrder } = tables;
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
  for (const buyerGstin of [undefined, ''])
    expect(orderedOf([givenProduct()], { buyerGstin })).not.toHaveProperty('buyerGstin');
  for (const buyerGstin of ['', 'x', '27aapfu0939f1zv', `${GSTIN}0`, 27]) {
    const wrong = { ...order, buyerGstin };
    expect(v.is(NewOrder, wrong), `${buyerGstin} is not sent`).toBe(false);
    expect(v.parse(StoredOrder, wrong).buyerGstin, 'nor hides a stored order').toBeUndefined();
  }
});

function papersOf(order: Partial<TaxedOrder>, dealer: 'regular' | 'composition' = 'regular') {
  const papers = papersFor({
    ...{ order: taxedOrder(order), products: PRODUCTS, settings: { ...SETTINGS, dealer } },
    ...{ issuedAt: AT, number: '', uid: 'asha', orderId: ORDER_ID },
  });
  if ('problem' in papers) throw new Error(JSON.stringify(papers));
  return papers;
}

const LINES = [lineOf('gur'), lineOf('turmeric'), lineOf('vegetables')];
const TAXED = { lines: [lineOf('soap'), lineOf('turmeric')], buyerGstin: GSTIN };
const BOTH = { lines: LINES, buyerGstin: GSTIN };
const SLIP = { lines: LINES, buyerGstin: '27AAPFU0939F1ZA' };
const UNTAXED = { lines: [lineOf('gur')], buyerGstin: GSTIN };

test.each<[string, Partial<TaxedOrder>, string[], ('composition' | 'regular')?]>([
  ['both kinds of goods for a household', { lines: LINES }, ['invoice-cum-bill']],
  ['both for a business', BOTH, ['tax-invoice', 'bill-of-supply']],
  ['taxed goods for a business', TAXED, ['tax-invoice']],
  ['untaxed ones for a business', UNTAXED, ['bill-of-supply']],
  ['a GSTIN with a wrong last letter', SLIP, ['invoice-cum-bill']],
  ['a composition dealer’s goods', BOTH, ['bill-of-supply'], 'composition'],
])('%s: the papers that rule 46A asks for', (_, order, kinds, dealer) => {
  const papers = papersOf(order, dealer);
  expect(papers.map(({ kind }) => kind)).toEqual(kinds);
  const names = papers.flatMap(({ lines }) => lines.map(({ name }) => name));
  expect(names.toSorted()).toEqual(order.lines?.map(({ name }) => name).toSorted());
});

test('whatever a business orders, its papers add up to what was charged, and each to its own lines', () => {
  const draw = drawing(7);
  let halves = 0;
  for (let time = 0; time < 2000; time += 1) {
    const order = { ...drawnOrder(draw), buyerGstin: GSTIN };
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
const CANCELLED = { ...PACKED, deliveryStatus: 'cancel' } as const;
const SENT = { ...PACKED, deliveryStatus: 'shipped' } as const;
const TWO = papersOf(BOTH).map((paper, at) => ({ ...paper, number: `FARM-2627-0000${at + 1}` }));
const CHANGED = papersOf({ ...BOTH, lines: [lineOf('turmeric', 105_00, 2), lineOf('gur')] });
const ONE = papersOf({ lines: LINES });

test.each<[string, Parameters<typeof duePapers>, [back: string | null, issued: number]]>([
  ['both are issued when it is packed', [PACKED, [], TWO], [null, 2]],
  ['both stay when it is packed again as it was', [PACKED, TWO, TWO], [null, 0]],
  ['both are taken back when it has changed', [PACKED, TWO, CHANGED], ['changed', 2]],
  ['two follow the one of a household', [PACKED, ONE, TWO], ['changed', 2]],
  ['one that stands alone is not enough', [PACKED, TWO.slice(0, 1), TWO], ['changed', 2]],
  ['both are taken back when it is cancelled', [CANCELLED, TWO, TWO], ['cancelled', 0]],
  ['nothing changes once it is sent', [SENT, TWO, CHANGED], [null, 0]],
])('of a business’s two papers, %s', (_, [order, open, now], [back, count]) => {
  const due = duePapers(order, open, now);
  expect(due.takesBack === null ? null : due.takesBack.includes(back ?? '-')).toBe(back && true);
  expect(due.issues).toHaveLength(count);
});

test.each<[string, Partial<Order>, boolean]>([
  ['that is not packed yet', {}, false],
  ['that is packed', { packed: true }, true],
  ['that is taken out of its parcel again', { packed: false }, false],
  ['on its way', { deliveryStatus: 'shipped' }, true],
  ['delivered', { deliveryStatus: 'delivered' }, true],
  ['cancelled after it was packed', { packed: true, deliveryStatus: 'cancel' }, false],
])('an order %s: has it a receipt?', (_, change, has) => {
  expect(hasReceipt(givenOrder(change))).toBe(has);
});

const CHIA = { productId: 'chia', name: 'Chia', quantity: 2, pricePaise: 249_50, brand: '' };
const order = givenOrder({ lines: [{ ...CHIA, photoUrl: 'https://shop/chia' }] });
const SHOP = { name: 'Green Fields', address: ['Mandi Road', 'Sehore 466001'], tax };
const REGISTERED = {
  ...{ legalName: 'Meena Patil', registeredAddress: 'Farm 7\nNashik\n', fssai: '12345678901234' },
};
const LICENSED = ['Farm 7', 'Nashik', 'FSSAI licence 12345678901234'];

test.each<[string, Partial<typeof tax>, string, string[]]>([
  ['nothing', {}, 'Green Fields', SHOP.address],
  ['a legal name, an address and a licence', REGISTERED, 'Meena Patil', LICENSED],
  ['a trade name', { tradeName: 'Meena’s' }, 'Meena’s', SHOP.address],
])('with %s in the tax settings, the receipt names the seller', (_, settings, name, lines) => {
  const sheet = receiptSheet(receiptOf(order, { ...SHOP, tax: { ...tax, ...settings } }));
  const { seller, signed, total, rows } = sheet;
  expect([seller, total[1]]).toEqual([{ name, lines }, '₹499']);
  expect(signed).toContain(name);
  expect(rows.map(({ cells }) => cells)).toEqual([['Chia', '2', '249.50', '499.00']]);
});

test('a kept receipt is found until something that stands on it changes', () => {
  const key = (change: Partial<Order> = {}, shop = SHOP) =>
    receiptKey(order.orderId, receiptOf({ ...order, ...change }, shop)).pdfUrl;
  expect(key({ deliveryStatus: 'delivered', trackingNumber: 'EZ1' })).toBe(key());
  expect(key({ totalPaise: 1 })).not.toBe(key());
  expect(key({}, { ...SHOP, name: 'Others' })).not.toBe(key());
});
