// What is said of an order that is bought again.
import { expect, test } from 'vitest';
import type { Product } from '#core/model/catalogue/product.ts';
import { orderAgain } from '../../../src/features/orders/order-again.ts';

function product(id: string, more: Partial<Product> = {}): Product {
  const own = { id, name: id, brand: 'b', category: 'c', pricePaise: 10_000, quantity: 5 };
  return { ...own, tags: [], photoURL: [], numWeeks: null, documentBytes: null, ...more };
}
function line(productId: string, quantity = 1, pricePaise = 10_000) {
  return { productId, quantity, pricePaise, photoUrl: '', name: `${productId} of then`, brand: '' };
}
const shop = (...products: Product[]) => new Map(products.map((it) => [it.id, it]));

test('what is as it was goes into the cart without a word', () => {
  const honey = product('honey');
  expect(orderAgain([line('honey', 3)], shop(honey))).toEqual({
    wanted: [{ product: honey, quantity: 3 }],
    notes: [],
  });
});

test('what is gone, and what is out of stock, is said and left out', () => {
  const chia = product('chia', { quantity: 0, preorderLimit: 0 });
  expect(orderAgain([line('honey'), line('chia')], shop(chia))).toEqual({
    wanted: [],
    notes: [
      { kind: 'gone', name: 'honey of then' },
      { kind: 'out-of-stock', name: 'chia' },
    ],
  });
});

test('what can only be ordered ahead, and what costs another price, is said and put in', () => {
  const late = product('late', { quantity: 0, numWeeks: 2 });
  const dear = product('dear', { pricePaise: 12_000 });
  const { wanted, notes } = orderAgain([line('late'), line('dear')], shop(late, dear));
  expect(wanted).toHaveLength(2);
  expect(notes).toEqual([
    { kind: 'preorder', name: 'late', weeks: 2 },
    { kind: 'price', name: 'dear', nowPaise: 12_000, beforePaise: 10_000 },
  ]);
});

test('pieces of one product that cost differently are one line again', () => {
  const honey = product('honey');
  const again = orderAgain([line('honey', 2, 8_000), line('honey', 1)], shop(honey));
  expect(again).toEqual({ wanted: [{ product: honey, quantity: 3 }], notes: [] });
});
