// What is said of an order that is bought again.
import { expect, test } from 'vitest';
import type { Product } from '#core/model/catalogue/product.ts';
import { orderAgain } from '../../../src/features/orders/order-again.ts';
import { givenProduct } from '../given.ts';

function line(productId: string, quantity = 1, pricePaise = 100_00) {
  return { productId, quantity, pricePaise, photoUrl: '', name: `${productId} of then`, brand: '' };
}
const product = (id: string, more: Partial<Product> = {}) => givenProduct({ id, ...more });

test.each([
  ['as it was, without a word', [line('honey', 3)], [product('honey')], [['honey', 3]], []],
  [
    'of two prices as one line again',
    [line('honey', 2, 80_00), line('honey', 1)],
    [product('honey')],
    [['honey', 3]],
    [],
  ],
  ['that is gone, not', [line('honey')], [], [], [{ kind: 'gone', name: 'honey of then' }]],
  [
    'that is out of stock, not',
    [line('chia')],
    [product('chia', { quantity: 0, preorderLimit: 0 })],
    [],
    [{ kind: 'out-of-stock', name: 'chia' }],
  ],
  [
    'that can only be ordered ahead, with a word',
    [line('late')],
    [product('late', { quantity: 0, numWeeks: 2 })],
    [['late', 1]],
    [{ kind: 'preorder', name: 'late', weeks: 2 }],
  ],
  [
    'that costs another price, with a word',
    [line('dear')],
    [product('dear', { pricePaise: 120_00 })],
    [['dear', 1]],
    [{ kind: 'price', name: 'dear', nowPaise: 120_00, beforePaise: 100_00 }],
  ],
])('what was bought goes into the cart again %s', (_how, lines, products, inCart, words) => {
  const { wanted, notes } = orderAgain(lines, new Map(products.map((it) => [it.id, it])));
  expect(wanted.map((it) => [it.product.id, it.quantity])).toEqual(inCart);
  expect(notes).toEqual(words);
});
