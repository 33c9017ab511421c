// The message about an order that is bought again.
import { expect, test } from 'vitest';
import type { Product } from '#domain/product/product.ts';
import { orderAgain } from '../../../src/shop/orders/order-again.ts';
import { givenProduct } from '../given.ts';

function line(productId: string, quantity = 1, pricePaise = 100_00) {
  return { productId, quantity, pricePaise, photoUrl: '', name: `${productId} of then`, brand: '' };
}
const product = (id: string, more: Partial<Product> = {}) => givenProduct({ id, ...more });
const SOLD_OUT = product('chia', { quantity: 0, preorderLimit: 0 });
const LATE = product('late', { quantity: 0, numWeeks: 2 });
const DEAR = product('dear', { pricePaise: 120_00 });

test.each([
  ['in one line', [line('honey', 2, 80_00), line('honey')], [product('honey')], [['honey', 3]], []],
  ['that is gone, not', [line('honey')], [], [], [{ kind: 'gone', name: 'honey of then' }]],
  ['that is out of stock, not', [line('chia')], [SOLD_OUT], [], [{ kind: 'out-of-stock' }]],
  ['that is ordered ahead, with a word', [line('late')], [LATE], [['late', 1]], [{ weeks: 2 }]],
  ['that is dearer, with a word', [line('dear')], [DEAR], [['dear', 1]], [{ nowPaise: 120_00 }]],
])('what was bought goes into the cart again %s', (_how, lines, products, inCart, words) => {
  const { wanted, notes } = orderAgain(lines, new Map(products.map((it) => [it.id, it])));
  expect(wanted.map((it) => [it.product.id, it.quantity])).toEqual(inCart);
  expect(notes).toMatchObject(words);
});
