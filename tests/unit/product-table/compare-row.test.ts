// A table row beside the stored product: nothing unchanged is written, nothing changed meanwhile is overwritten; and what is written in Hindi.
import { expect, test } from 'vitest';
import type { Cell } from '#domain/product/table/cell.ts';
import { KEPT } from '#domain/product/table/columns.ts';
import { compareRow, type ImportContext, type Outcome } from '#domain/product/table/compare-row.ts';
import { NO_PICTURES } from '#domain/product/table/row-pictures.ts';
import {
  type Groups,
  lookAlikes,
  rowOf,
  type StoredProduct,
} from '#domain/product/table/stored-product.ts';
import { tableOf } from '../../support/table-of.ts';

const names = (all: Record<string, string>) => new Map(Object.entries(all));
const groups: Groups = {
  category: names({ millets: 'Millets', oils: 'Oils', 'oils-2': 'Oils' }),
  brand: names({ 'asha-farm': 'Asha’s Farm' }),
};
const ragi: StoredProduct = {
  fields: {
    ...{ name: 'Ragi', brand: 'asha-farm', category: 'millets', price: 120, quantity: 40 },
    ...{ photoURL: [0, 1], tags: ['ragi'], documentBytes: 500, rating: { count: 1, sum: 5 } },
  },
  sold: 3,
};

type Row = Record<string, Cell>;

type Today = StoredProduct | null;
const context = { groups, folder: NO_PICTURES, web: new Map() };
function outcome(row: Row, today: Today = ragi, changes: Partial<ImportContext> = {}): Outcome {
  const cells = { Id: 'ragi', ...row };
  const { rows, problems } = tableOf([Object.keys(cells), Object.values(cells)]);
  const [first] = rows;
  if (!first) return { kind: 'refused', problems, isFree: false };
  return compareRow(first, today, { ...context, ...changes });
}

function written(row: Row, today?: Today) {
  const result = outcome(row, today);
  return 'fields' in result ? result.fields : result.kind;
}

function refusal(row: Row, today?: Today): string {
  const result = outcome(row, today);
  if (result.kind !== 'refused') return result.kind;
  return result.problems.map((it) => `${it.column}: ${it.problem}`).join();
}

const stored = (change: object, sold = ragi.sold) => {
  return { fields: { ...ragi.fields, ...change }, sold };
};

test('a row writes only its changes, so that ratings and documents stay; one of a new product needs a name and a price; one repairs a price that was a text', () => {
  const same = { Name: 'Ragi', Brand: 'asha’s farm', Category: 'millets', Tags: 'ragi' };
  expect(outcome({ ...same, Price: '120.00' })).toEqual({ kind: 'unchanged' });
  expect(outcome({ ...same, Price: 125 })).toEqual({
    ...{ kind: 'changed', fields: { price: 125 }, newGroups: [], pictures: [], fromWeb: [] },
    isStockUnknown: false,
    changes: [{ column: 'Price', from: '120', to: '125' }],
  });
  expect(refusal({ Stock: 5 }, null)).toMatch(/Name: is empty.*Price: is empty/);
  const til = { Name: 'Til', Price: 90, Origin: null, Unit: null };
  expect(written(til, null)).toEqual({ name: 'Til', price: 90 });
  expect(written({ Price: 120 }, stored({ price: '120' }))).toEqual({ price: 120 });
});

test('a row with an empty cell empties the field; a column that is not there, or a text that no cell could hold, leaves it', () => {
  expect(written({ Brand: null, Tags: '' })).toEqual({ brand: null, tags: [] });
  expect(written({})).toBe('unchanged');
  const long = stored({ editorContent: 'x'.repeat(40_000) });
  expect(rowOf('ragi', long, groups)).toContain(KEPT);
  expect(written({ Description: KEPT }, long)).toBe('unchanged');
});

test.each<[Row, RegExp]>([
  [{ 'Net weight': 200 }, /^Net weight: is nothing without a unit/],
  [{ Unit: 'g' }, /^Unit: is nothing without a net weight/],
  [{ 'Next GST rate': 5 }, /^Next GST rate: is nothing without the day/],
  [{ 'Next GST rate from': '1/4/2027' }, /from: is nothing without the rate/],
  [{ MRP: 100 }, /^MRP: 100 is below the price of 120/],
  [{ Price: 150, MRP: 149.5 }, /^MRP: 149.5 is below the price of 150/],
  [{ Price: 0 }, /^Price: is 0, so that it would cost nothing. Write its price/],
])('a row that contradicts itself, or what is stored, is refused: %j', (row, why) => {
  expect(refusal(row)).toMatch(why);
});

test('a price of nothing that a merchant has set before is left, and none comes with a new product unless it is meant', () => {
  const left = written({ Price: 0, Origin: 'Hassan' }, stored({ price: 0 }));
  expect(left).toEqual({ origin: 'Hassan' });
  const gift = { Name: 'Til', Price: 0 };
  expect(refusal(gift, null)).toMatch(/^Price: is 0/);
  expect(outcome(gift, null)).toMatchObject({ kind: 'refused', isFree: true });
  expect(outcome({ ...gift, Unit: 'g' }, null)).toMatchObject({ kind: 'refused', isFree: false });
  const taken = { kind: 'new', fields: { price: 0 } };
  expect(outcome(gift, null, { free: 'take' })).toMatchObject(taken);
});

test('the stock that somebody owes is left as it is, and nobody is made to owe any', () => {
  const owed = stored({ quantity: -1 }, 2);
  expect(written({ Stock: -3 }, owed)).toBe('unchanged');
  const why = /^Stock: -4 is below 0. Write how many there are, or 0/;
  expect(refusal({ Stock: -4 }, owed)).toMatch(why);
  expect(refusal({ Stock: -4, 'Stock when exported': -3 }, owed)).toMatch(why);
  expect(refusal({ Name: 'Til', Price: 90, Stock: -4 }, null)).toMatch(why);
  expect(written({ Stock: 0 }, owed)).toEqual({ quantity: 2 });
});

test('the stock is counted by all that was sold; what was sold since is not undone; counted anew while some were sold it is refused with both numbers', () => {
  expect(rowOf('ragi', ragi, groups).slice(6, 8)).toEqual([37, 37]);
  const same = { Stock: 37, 'Stock when exported': 37 };
  expect(written(same, { ...ragi, sold: 9 })).toBe('unchanged');
  for (const row of [{ Stock: 60, 'Stock when exported': 37 }, { Stock: 60 }])
    expect(written(row)).toEqual({ quantity: 63 });
  expect(written({ Stock: null })).toEqual({ quantity: 3 });
  const row = { Stock: 60, 'Stock when exported': 37 };
  const why = /^Stock: was 37 when the file was made, and is 35 now. You wrote 60/;
  expect(refusal(row, { ...ragi, sold: 5 })).toMatch(why);
  expect(written(row, stored({ quantity: 63 }, 3))).toBe('unchanged');
});

test('what another shop does not count is asked about for new products alone, and resets no stock', () => {
  const woo = { isOtherShop: true };
  const til = { Name: 'Til', Price: 90, Stock: null };
  expect(outcome(til, null, woo)).toMatchObject({ isStockUnknown: true, fields: { quantity: 0 } });
  expect(outcome(til, null, { ...woo, stock: 7 })).toMatchObject({ fields: { quantity: 7 } });
  expect(outcome({ Price: 120, Stock: null }, ragi, { ...woo, stock: 7 }).kind).toBe('unchanged');
  expect(outcome({ ...til, Stock: 4 }, null, woo)).toMatchObject({ isStockUnknown: false });
});

test('a category or brand is found by its name or its id; an unknown one is made, under a readable id; one whose name belongs to two is exported by its id', () => {
  expect(written({ Category: 'MILLETS' })).toBe('unchanged');
  const group = { id: 'हल्दी-spices', name: 'हल्दी & Spices' };
  const newGroups = [{ collection: 'categories', group }];
  const fields = { category: group.id };
  expect(outcome({ Category: group.name })).toMatchObject({ fields, newGroups });
  expect(refusal({ Category: '&&' })).toMatch(/^Category: “&&” has no letters/);
  const spaced = { category: 'oil-seeds' };
  expect(written({ Category: 'Oil \u00a0 seeds' }, stored({ category: '' }))).toEqual(spaced);
  expect(written({ Category: ' millets ' })).toBe('unchanged');
  expect(written({ Category: '–', Origin: '-' })).toEqual({ category: null });
  const salt = { collection: 'categories', group: { name: 'Salt & oil', id: 'salt-oil' } };
  expect(outcome({ Category: 'Salt &amp; oil' })).toMatchObject({ newGroups: [salt] });
  const spices = ['Spices & Masala', 'Spices and Masalas', 'Spice Mix', 'Spices  Masala'];
  expect(lookAlikes('Spices / Masala', spices)).toEqual(spices.toSpliced(2, 1));
  const oil = stored({ category: 'oils-2' });
  expect(rowOf('ragi', oil, groups)[2]).toBe('oils-2');
  expect(written({ Category: 'oils-2' }, oil)).toBe('unchanged');
  expect(refusal({ Category: 'Oils' }, oil)).toMatch(/^Category: “Oils” is the name of several/);
});

const bare = (change = {}): StoredProduct => {
  return { fields: { name: 'Ragi', price: 120, ...change }, sold: 0 };
};
const HINDI = { hi: { name: 'रागी', editorContent: '<p>रागी का आटा</p>' } };

const name = (it: Cell) => ({ 'Name (Hindi)': it });
const text = (it: Cell) => ({ 'Description (Hindi)': it });
test.each<[string, Row, object | undefined, unknown]>([
  ['writes both', { ...name(' रागी '), ...text('<p>रागी का आटा</p>') }, undefined, HINDI],
  ['leaves the other one', name('नाचनी'), HINDI, { hi: { ...HINDI.hi, name: 'नाचनी' } }],
  ['empties one', text(null), HINDI, { hi: { name: 'रागी' } }],
  ['empties all', { ...name(''), ...text(null) }, HINDI, null],
  ['changes nothing', { ...name('रागी'), ...text(KEPT) }, HINDI, undefined],
  ['with a dash for each empties all', { ...name('-'), ...text('–') }, HINDI, null],
  ['says “n/a” and “nil” of none', { ...name('n/a'), ...text('nil') }, undefined, undefined],
  ['says nothing', name(null), undefined, undefined],
])('a row with columns in Hindi %s', (_, row, before, texts) => {
  const is = written(row, bare({ ...(before && { texts: before }) }));
  expect(is).toEqual(texts === undefined ? 'unchanged' : { texts });
});

test('a new product comes with what is written in Hindi; too long a name in Hindi is refused as an English one is', () => {
  const til = { Name: 'Til', Price: 90, 'Name (Hindi)': 'तिल' };
  const texts = { hi: { name: 'तिल' } };
  expect(written(til, null)).toEqual({ name: 'Til', price: 90, texts });
  const long = { 'Name (Hindi)': 'र'.repeat(301) };
  expect(refusal(long)).toMatch(/^Name \(Hindi\): is longer than 300/);
});
