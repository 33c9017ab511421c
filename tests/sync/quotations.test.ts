// Quotations on the phone: they come and leave with the account, and become the cart only as the shopper says.
import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { signOut } from '#domain/account-mirror/sign-in.ts';
import { addToCart, readCart, removeFromCart } from '#domain/cart/cart-lines.ts';
import { fillCartFromQuotation } from '#domain/cart/cart-of-quotation.ts';
import { ProductFields, productFromFields } from '#domain/product/parse-product.ts';
import type { Quotation } from '#domain/quotation/quotation.ts';
import { putQuotationPdf, readQuotationPdf } from '#domain/quotation/quotation-pdfs.ts';
import { readQuotations } from '#domain/quotation/quotations.ts';
import { encodeFields, type PlainFields } from '#engine/firestore/firestore-values.ts';
import { freshPhone } from './support/phone.ts';
import { productFields } from './support/small-catalogue.ts';

const phone = freshPhone();
const product = (id: string, price: number) => ({
  ...{ id, price, name: id, brand: 'farm', quantity: 5, photoURL: ['0'] },
});
const CHIA = product('chia', 90);
const OIL = product('oil', 180.5);
const DAY_1 = '2026-11-01T06:00:00.000000000Z';
const DAY_2 = '2026-11-02T06:00:00.000000000Z';
const PDF = 'https://example.com/q.pdf';

function shopHas(
  uid: string,
  id: string,
  createdAt: string,
  cartItems: PlainFields[],
  pdfUrl = PDF,
) {
  const fields = {
    ...encodeFields({ id, pdfUrl, cartItems }),
    createdAt: { timestampValue: createdAt },
  };
  phone().shop.documents.set(`/users/${uid}/quotations/${id}`, { token: null, fields });
}
const twoLines = () => [
  { product: OIL, quantity: 2 },
  { product: CHIA, quantity: 3 },
];
const quotationsOf = (uid: string) => readQuotations(phone().database, uid);
/** The shop made one quotation of two lines, and the phone has it. */
async function quoted(): Promise<Quotation> {
  shopHas('asha', 'q1', DAY_1, twoLines());
  await phone().refresh();
  return onlyQuotation();
}
async function onlyQuotation(): Promise<Quotation> {
  const [quotation] = await quotationsOf('asha');
  if (!quotation) throw new Error('there is no quotation');
  return quotation;
}
const chiaToday = productFromFields('chia', v.parse(ProductFields, productFields('Chia seeds')));
const fill = (quotation: Quotation, mayReplace = false) =>
  fillCartFromQuotation(phone().database, quotation, mayReplace, phone().now);
const cart = async () =>
  (await readCart(phone().database)).map(({ productId, quantity, quotationId, product }) => [
    productId,
    quantity,
    product.pricePaise,
    quotationId,
  ]);
const QUOTED = [
  ['oil', 2, 18_050, 'q1'],
  ['chia', 3, 9_000, 'q1'],
];

beforeEach(() => phone().enter());

test('a quotation that the merchant took back or changed does not stay as it was, and its PDF goes', async () => {
  shopHas('asha', 'q1', DAY_1, twoLines());
  shopHas('asha', 'q2', DAY_2, twoLines());
  await phone().refresh();
  const bytes = new ArrayBuffer(3);
  for (const id of ['q1', 'q2']) {
    await putQuotationPdf(phone().database, { uid: 'asha', id, url: PDF, bytes });
  }
  phone().shop.documents.delete('/users/asha/quotations/q1');
  shopHas('asha', 'q2', DAY_2, [{ product: OIL, quantity: 1 }]);
  await phone().refresh();
  expect(await quotationsOf('asha')).toMatchObject([{ id: 'q2', lines: [{ quantity: 1 }] }]);
  const kept = await phone().database.quotationPdfs.toCollection().primaryKeys();
  expect(kept).toEqual([['asha', 'q2']]);
  const read = (pdfUrl: string) => readQuotationPdf(phone().database, 'asha', { id: 'q2', pdfUrl });
  expect(await read(PDF)).toEqual(bytes);
  expect(await read(`${PDF}?v=2`), 'under another address').toBeUndefined();
});

test('a quotation that makes no sense is refused and reported; the others come', async () => {
  shopHas('asha', 'q1', DAY_1, [...twoLines(), { product: { ...OIL, price: -1 }, quantity: 1 }]);
  phone().shopHas('/users/asha/quotations/bad', { createdAt: 'yesterday' });
  expect(await phone().refresh()).toEqual({
    outcome: 'up-to-date',
    refused: [
      expect.stringMatching(/^quotations\/bad: /),
      expect.stringMatching(/^quotations\/q1 line 3: /),
    ],
  });
  expect((await onlyQuotation()).lines).toHaveLength(2);
});

test('nothing of an account’s quotations is left after its sign-out, and a PDF that comes late is not kept', async () => {
  shopHas('asha', 'q1', DAY_1, twoLines());
  await phone().refresh();
  const pdf = { uid: 'asha', id: 'q1', url: PDF, bytes: new ArrayBuffer(3) };
  await putQuotationPdf(phone().database, pdf);
  await signOut(phone().database, 'asha');
  await putQuotationPdf(phone().database, pdf);
  await phone().enter('bala');
  await putQuotationPdf(phone().database, pdf);
  const { quotations, quotationPdfs } = phone().database;
  for (const table of [quotations, quotationPdfs]) expect(await table.count()).toBe(0);
});

test('Place Order takes the rest of the quotation, and nothing of one that is over', async () => {
  const quotation = { ...(await quoted()), used: { oil: 2, chia: 1 } };
  await fill(quotation);
  expect(await cart()).toEqual([['chia', 2, 9_000, 'q1']]);
  const left = await cart();
  expect(await fill({ ...quotation, validUntil: phone().now - 1 }, true)).toBe(false);
  expect(await cart()).toEqual(left);
});

test('a cart that holds something else stays as it is until the shopper lets it be replaced by the lines in their order', async () => {
  const quotation = await quoted();
  await addToCart(phone().database, chiaToday, phone().now);
  const before = await cart();
  expect(await fill(quotation)).toBe(false);
  expect(await cart()).toEqual(before);
  expect(await fill(quotation, true)).toBe(true);
  expect(await cart()).toEqual(QUOTED);
  expect(await fill(quotation), 'pressed again').toBe(true);
  expect(await cart()).toEqual(QUOTED);
  await removeFromCart(phone().database, 'oil');
  expect(await fill(quotation), 'the cart has changed').toBe(false);
});
