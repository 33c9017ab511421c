// What was ordered before comes into the cart once more: on top of what is there, at today's prices, and beside a quotation only when asked.
import { IDBKeyRange as FakeKeyRange, IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';
import { addToCart, readCart } from '#core/device/cart/cart-lines.ts';
import { addOrderToCart } from '#core/device/cart/cart-of-order.ts';
import { fillCartFromQuotation } from '#core/device/cart/cart-of-quotation.ts';
import { openDatabase } from '#core/device/database/database.ts';
import type { HaatDatabase } from '#core/device/database/tables.ts';
import { lineParts } from '#core/model/order/cart.ts';
import { MORINGA } from './support/orders.ts';

const NOW = Date.parse('2026-11-20T06:00:00Z');
const product = (id: string, pricePaise: number) => ({ ...MORINGA, id, name: id, pricePaise });
const honey = product('honey', 300_00);
const chia = product('chia', 120_00);

let database: HaatDatabase;

beforeEach(() => {
  database = openDatabase('haat', { indexedDB: new IDBFactory(), IDBKeyRange: FakeKeyRange });
});

const cart = async () =>
  (await readCart(database)).map(({ productId, quantity }) => [productId, quantity]);

test('it is added to what is in the cart, in its own order and never above what a line may hold', async () => {
  await addToCart(database, chia, NOW);
  const wanted = [
    { product: honey, quantity: 2 },
    { product: { ...chia, pricePaise: 130_00 }, quantity: 999 },
  ];
  expect(await addOrderToCart(database, wanted, false, NOW + 1)).toBe(true);
  expect(await cart()).toEqual([
    ['chia', 999],
    ['honey', 2],
  ]);
  const [line] = await readCart(database);
  expect(line?.product.pricePaise).toBe(130_00);
});

test('beside a quotation the shopper is asked, and the quoted pieces keep their price', async () => {
  const lines = [{ product: product('chia', 90_00), quantity: 3 }];
  const quotation = { id: 'q1', createdAt: NOW, pdfUrl: null, lines };
  await fillCartFromQuotation(database, quotation, false, NOW);
  for (const again of [honey, chia]) {
    const wanted = [{ product: again, quantity: 1 }];
    expect(await addOrderToCart(database, wanted, false, NOW + 1), again.id).toBe(false);
  }
  expect(await cart()).toEqual([['chia', 3]]);
  expect(await addOrderToCart(database, [{ product: chia, quantity: 1 }], true, NOW + 1)).toBe(
    true,
  );
  const [line] = await readCart(database);
  expect(line && lineParts(line)).toMatchObject([
    { quantity: 3, pricePaise: 90_00, isQuoted: true },
    { quantity: 1, pricePaise: 120_00, isQuoted: false },
  ]);
});
