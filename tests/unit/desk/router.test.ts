import { expect, test } from 'vitest';
import { collectionNamed, collectionOfNoun } from '../../../src/desk/entries/EntryScreen.tsx';
import { router } from '../../../src/desk/router.tsx';

const screens = Object.values(router.routesByPath);
const screenAt = (path: string) => router.getMatchedRoutes(path)[2]?.fullPath;

test('a packer has orders and stock, and no other screen', () => {
  const theirs = screens.filter(({ options }) => options.staticData?.isForPackers);
  expect(theirs.map(({ fullPath }) => fullPath).sort()).toEqual([
    '/desk/orders',
    '/desk/orders/$customer/$orderId',
    '/desk/stock',
  ]);
});

test('the bar has its five entries in the order of the day', () => {
  expect(screens.flatMap(({ options }) => options.staticData?.inBar ?? [])).toEqual([
    'Today',
    'Orders',
    'Stock',
    'Products',
    'Inbox',
  ]);
});

test.each([
  ['/desk', '/desk'],
  ['/desk/', '/desk'],
  ['/desk/orders/u1/o-1', '/desk/orders/$customer/$orderId'],
  ['/desk/products/ghee-1.5kg', '/desk/products/$id'],
  ['/desk/categories', '/desk/$collection'],
  ['/desk/brands/farm', '/desk/$collection/$id'],
  ['/desk/new-brand', '/desk/new-{$noun}'],
  ['/desk/new-product', '/desk/new-product'],
  ['/desk/new-order', '/desk/new-order'],
  ['/desk/quotations/q1', '/desk/quotations/$id'],
  ['/desk/inbox', '/desk/inbox'],
])('%s leads to the screen of %s', (path, screen) => {
  expect(screenAt(path)).toBe(screen);
});

test('a list of entries has its collection in its address, a new entry its noun', () => {
  expect([collectionNamed('categories'), collectionNamed('category')]).toEqual([
    'categories',
    undefined,
  ]);
  expect([collectionOfNoun('category'), collectionOfNoun('categories')]).toEqual([
    'categories',
    undefined,
  ]);
});

test('a number in a query stays the word that was typed', () => {
  const search = router.options.parseSearch?.('?q=00123&queue=pack');
  expect(search).toEqual({ q: '00123', queue: 'pack' });
  expect(router.options.stringifySearch?.({ ...search, queue: '' })).toBe('?q=00123');
});
