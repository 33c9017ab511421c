// A quotation becomes the cart only as the shopper says; beside other things its prices hold for its own pieces. And earlier orders bought again.
import { beforeEach, expect, test } from 'vitest';
import { cartTotal, lineParts, lineToday } from '#domain/cart/cart.ts';
import {
  addOneMore,
  addToCart,
  putBackInCart,
  readCart,
  removeFromCart,
  takeOneFromCart,
} from '#domain/cart/cart-lines.ts';
import { addOrderToCart } from '#domain/cart/cart-of-order.ts';
import { fillCartFromQuotation } from '#domain/cart/cart-of-quotation.ts';
import type { HaatDatabase } from '#domain/device/tables.ts';
import { buildOrder } from '#domain/order/build-order-write.ts';
import { acceptanceOf, orderAtOffer, requoteOrder } from '#domain/order/order-acceptance.ts';
import { placeOrder } from '#domain/order/order-write.ts';
import type { Quotation } from '#domain/quotation/quotation.ts';
import { someAddress } from './support/account-writes.ts';
import { databaseOn } from './support/database.ts';
import { MORINGA } from './support/orders.ts';

const now = Date.parse('2026-11-20T06:00:00Z');
const product = (id: string, pricePaise: number) => ({ ...MORINGA, id, name: id, pricePaise });
const QUOTATION: Quotation = {
  id: 'q1',
  createdAt: now,
  pdfUrl: null,
  lines: [
    { product: product('oil', 18_050), quantity: 2 },
    { product: product('chia', 9_000), quantity: 3 },
  ],
};
const QUOTED = ['2 oil', '3 chia'];
const chiaToday = product('chia', 120_00);
const honey = product('honey', 300_00);

let database: HaatDatabase;

beforeEach(() => {
  database = databaseOn();
});

const fill = (mayReplace = false, change: Partial<Quotation> = {}) =>
  fillCartFromQuotation(database, { ...QUOTATION, ...change }, mayReplace, now);
const cart = async () =>
  (await readCart(database)).map(({ productId, quantity }) => `${quantity} ${productId}`);

test('Place Order takes the rest of the quotation, and nothing of one that is over', async () => {
  const used = { oil: 2, chia: 1 };
  await fill(false, { used });
  const left = await readCart(database);
  expect(left).toMatchObject([{ productId: 'chia', quantity: 2, product: { pricePaise: 9_000 } }]);
  expect(await fill(true, { used, validUntil: now - 1 })).toBe(false);
  expect(await readCart(database)).toEqual(left);
});

test('a cart that holds something else stays as it is until the shopper lets it be replaced by the lines in their order', async () => {
  await addToCart(database, chiaToday, now);
  expect(await fill()).toBe(false);
  expect(await cart()).toEqual(['1 chia']);
  expect(await fill(true)).toBe(true);
  const filled = [18_050, 9_000].map((pricePaise) => ({
    quotationId: 'q1',
    product: { pricePaise },
  }));
  expect(await readCart(database)).toMatchObject(filled);
  expect(await cart()).toEqual(QUOTED);
  expect(await fill(), 'pressed again').toBe(true);
  expect(await cart()).toEqual(QUOTED);
  await removeFromCart(database, 'oil');
  expect(await fill(), 'the cart has changed').toBe(false);
});

test('the shopper is asked before a quotation is mixed with other things, once, and before more pieces than were quoted', async () => {
  await fill();
  const dal = product('dal', 80_00);
  expect(await addToCart(database, dal, now), 'unasked').toBe(false);
  expect(await addOneMore(database, 'chia'), 'unasked').toBe(false);
  expect(await cart()).toEqual(QUOTED);
  expect(await addToCart(database, dal, now, true)).toBe(true);
  expect(await addToCart(database, product('rajma', 90_00), now), 'asked once').toBe(true);
  expect(await addOneMore(database, 'chia', true)).toBe(true);
  expect(await addOneMore(database, 'chia'), 'asked once').toBe(true);
  await takeOneFromCart(database, 'oil');
  expect(await addOneMore(database, 'oil'), 'a quoted piece').toBe(true);
});

test('a quotation in a mixed cart fixes the prices of its own lines and pieces, and no others', async () => {
  await fill();
  await addToCart(database, product('dal', 80_00), now + 60_000, true);
  await addToCart(database, chiaToday, now + 60_000, true);
  const lines = await readCart(database);
  expect(cartTotal(lines)).toBe(2 * 18_050 + 3 * 9_000 + 120_00 + 80_00);
  const wish = { uid: 'asha', orderId: 'o'.repeat(32), address: someAddress(), lines };
  const brandName = (brand: string) => brand;
  const order = buildOrder({ ...wish, brandName, paymentMethod: 'cod' }, now);
  expect(order.quotationId).toBe(QUOTATION.id);
  expect(order.items.map((it) => [it.productId, it.quantity, it.price, it.quoted])).toEqual([
    ['oil', 2, 180.5, true],
    ['chia', 3, 90, true],
    ['chia', 1, 120, undefined],
    ['dal', 1, 80, undefined],
  ]);
  const asked = (prices: Record<string, number>) => {
    const today = new Map(Object.entries({ oil: 900_00, chia: 120_00, dal: 80_00, ...prices }));
    return requoteOrder(order, acceptanceOf(order, now), today, now);
  };
  expect(asked({}), 'what is quoted has become dearer').toBeNull();
  const changed = asked({ chia: 130_00, dal: 85_00 });
  expect(changed?.reason, 'what is not quoted has become dearer').toBe('price-rise');
  const offered = changed && orderAtOffer(order, changed.offer);
  expect(offered?.items.map(({ price }) => price)).toEqual([180.5, 90, 130, 85]);
  expect(offered?.total).toBe(order.total + 15);
  expect(await placeOrder(database, order, now)).toMatchObject({ outcome: 'saved' });
  expect(await cart(), 'what was ordered').toEqual([]);
});

test('a line that is put back beside a quoted one leaves the quoted price with the quoted pieces', async () => {
  await addToCart(database, chiaToday, now);
  const [own] = await readCart(database);
  await fill(true);
  if (own) await putBackInCart(database, own);
  const chia = (await readCart(database)).find(({ productId }) => productId === 'chia');
  expect(chia && lineParts(lineToday(chia, chiaToday))).toEqual([
    { quantity: 3, before: 0, pricePaise: 9_000, isQuoted: true },
    { quantity: 1, before: 3, pricePaise: 120_00, isQuoted: false },
  ]);
});

test('a quoted line that does not say how many pieces were quoted covers those that it has', async () => {
  await fill();
  await database.cartItems.toCollection().modify((line) => {
    delete line.quotedPieces;
    line.cataloguePaise = 120_00;
  });
  expect(await addOneMore(database, 'chia'), 'unasked').toBe(false);
  expect(await cart()).toEqual(QUOTED);
  expect(await addOneMore(database, 'chia', true)).toBe(true);
  const chia = (await readCart(database)).find(({ productId }) => productId === 'chia');
  const paid = chia && lineParts(chia).map((it) => `${it.quantity} at ${it.pricePaise}`);
  expect(paid).toEqual(['3 at 9000', '1 at 12000']);
});

test('a quoted line that was taken out is put back as it was, but not into the cart of another quotation', async () => {
  await fill();
  const before = await readCart(database);
  const [oil] = before;
  await removeFromCart(database, 'oil');
  expect(oil && (await putBackInCart(database, oil))).toBe(true);
  expect(await readCart(database)).toEqual(before);
  await fill(true, { id: 'q2' });
  const other = await readCart(database);
  expect(oil && (await putBackInCart(database, oil))).toBe(false);
  expect(await readCart(database)).toEqual(other);
});

test('what is bought again is added to what is in the cart, in its own order and never above what a line may hold', async () => {
  await addToCart(database, chiaToday, now);
  const wanted = [
    { product: honey, quantity: 2 },
    { product: { ...chiaToday, pricePaise: 130_00 }, quantity: 999 },
  ];
  expect(await addOrderToCart(database, wanted, false, now + 1)).toBe(true);
  expect(await cart()).toEqual(['999 chia', '2 honey']);
  const [line] = await readCart(database);
  expect(line?.product.pricePaise).toBe(130_00);
});

test('what is bought again beside a quotation is asked about, and the quoted pieces keep their price', async () => {
  await fill();
  for (const again of [honey, chiaToday]) {
    const wanted = [{ product: again, quantity: 1 }];
    expect(await addOrderToCart(database, wanted, false, now + 1), again.id).toBe(false);
  }
  expect(await cart()).toEqual(QUOTED);
  expect(await addOrderToCart(database, [{ product: chiaToday, quantity: 1 }], true, now + 1)).toBe(
    true,
  );
  const [, line] = await readCart(database);
  expect(line && lineParts(line)).toMatchObject([
    { quantity: 3, pricePaise: 90_00, isQuoted: true },
    { quantity: 1, pricePaise: 120_00, isQuoted: false },
  ]);
});
