// The pick list: what to fetch today for several orders, and for which of them.
import { expect, test } from 'vitest';
import type { DeskOrder } from '#domain/device/tables.ts';
import { type Fetched, fetchedIn, toggled } from '#domain/order/desk/fetched.ts';
import { pickList } from '#domain/order/desk/pick-list.ts';
import { deskOrder, line } from './order-table-orders.ts';

const PRODUCTS = new Map([
  ['tea10', { name: 'Tea 10 g', category: 'Drinks' }],
  ['tea2', { name: 'Tea 2 g', category: 'Drinks' }],
  ...['Ragi', 'Honey'].map((name) => [name.toLowerCase(), { name, category: 'Grains' }] as const),
  ['jar', { name: 'Jar', category: '' }],
]);
const productOf = (id: string) => PRODUCTS.get(id);
const of = (orderNo: string, lines: DeskOrder['lines']) =>
  deskOrder({ orderNo, lines, timestamp: 1 }, orderNo);

const ORDERS = [
  of('A', [line('ragi', 2, 100), line('tea10', 1, 100), line('gone', 4, 100)]),
  of('B', [
    line('ragi', 1, 100),
    { ...line('ragi', 3, 90), quoted: true },
    { ...line('honey', 5, 100), preorderWeeks: 2, preorderPieces: 3 },
    { ...line('jar', 2, 100), preorderWeeks: 1 },
  ]),
  of('C', [line('tea2', 1, 100), line('honey', 1, 100)]),
];
const { groups, preordered } = pickList(ORDERS, productOf);
const inWords = (picks: typeof preordered) =>
  picks.map(({ pieces, name, orders }) => {
    return `${pieces} ${name}: ${orders.map((it) => `${it.pieces} ${it.order.orderNo}`).join(', ')}`;
  });

test('pieces are added up for each product and stand by category and name, goods without one last; each says for which orders it is; pre-ordered pieces stand apart, and the others of the same line are fetched', () => {
  expect(groups.map(({ category, picks }) => [category, ...inWords(picks)])).toEqual([
    ['Drinks', '1 Tea 2 g: 1 C', '1 Tea 10 g: 1 A'],
    ['Grains', '3 Honey: 2 B, 1 C', '6 Ragi: 2 A, 4 B'],
    ['', '4 gone: 4 A'],
  ]);
  expect(inWords(preordered)).toEqual(['3 Honey: 3 B', '2 Jar: 2 B']);
});

const picksOf = (orders: readonly DeskOrder[]) => {
  const { groups, preordered } = pickList(orders, productOf);
  return [...groups.flatMap((it) => it.picks), ...preordered];
};

test('what was ticked off is no longer once more pieces are wanted', () => {
  const keys = picksOf(ORDERS).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  const after = picksOf([...ORDERS, of('D', [line('ragi', 1, 100)])]);
  const unticked = after.filter(({ key }) => !keys.includes(key));
  expect(unticked).toMatchObject([{ name: 'Ragi', pieces: 7 }]);
});

const keysOf = (orders: readonly DeskOrder[]) => orders.map((it) => `asha/${it.orderId}`);
/** Names of the picks that are ticked off. `ticked`: the ticked orders, also those that left the list. */
const ticksOf = (kept: Fetched | null, orders: readonly DeskOrder[], ticked = orders) => {
  const isFetched = fetchedIn(kept, keysOf(ticked));
  return picksOf(orders)
    .filter(({ key }) => isFetched(key))
    .map(({ name }) => name);
};
/** The pick list with everything ticked off but the jars. */
const fetchedAll = picksOf(ORDERS)
  .filter(({ name }) => name !== 'Jar')
  .reduce<Fetched | null>((kept, { key }) => toggled(kept, keysOf(ORDERS), key), null);

const keyOf = (of: string) => picksOf(left).find(({ name }) => name === of)?.key ?? '';
const left = ORDERS.slice(1);

test('what was ticked off stays so while its orders are packed and leave one by one, and until others are ticked', () => {
  const own = ['Tea 2 g', 'Honey', 'Ragi', 'Honey'];
  expect(ticksOf(fetchedAll, ORDERS)).toEqual([
    ...['Tea 2 g', 'Tea 10 g', 'Honey', 'Ragi', 'gone', 'Honey'],
  ]);
  expect(ticksOf(fetchedAll, left, ORDERS), 'one is packed, and stays ticked').toEqual(own);
  expect(ticksOf(fetchedAll, left), 'it is shipped, and unticked').toEqual(own);
  const more = toggled(fetchedAll, keysOf(left), keyOf('Jar'));
  expect(ticksOf(more, left), 'another tick drops no older one').toEqual([...own, 'Jar']);
  expect(ticksOf(more, ORDERS.slice(2))).toEqual(['Tea 2 g', 'Honey']);
  const others = [...ORDERS, of('D', [line('tea2', 1, 100)])];
  expect(ticksOf(more, others), 'others are ticked').toEqual([]);
});

test('a pick is ticked off and on again, also with the fewer pieces that an order leaves, and not once more are wanted', () => {
  const without = toggled(fetchedAll, keysOf(left), keyOf('Ragi'));
  expect(ticksOf(without, left)).not.toContain('Ragi');
  const again = toggled(without, keysOf(left), keyOf('Ragi'));
  expect(ticksOf(again, left)).toContain('Ragi');
  expect(ticksOf(again, ORDERS), 'the order is back').not.toContain('Ragi');
});
