// What a merchant writes in Hindi in a table of products: its columns, and what a row writes of it.
import { expect, test } from 'vitest';
import type { Cell } from '#domain/product/table/cell.ts';
import { KEPT } from '#domain/product/table/columns.ts';
import { compareRow } from '#domain/product/table/compare-row.ts';
import { NO_PICTURES } from '#domain/product/table/row-pictures.ts';
import { exportedTable, type StoredProduct } from '#domain/product/table/stored-product.ts';
import { tableOf } from '../../support/table-of.ts';

type Row = Record<string, Cell>;

const groups = { category: new Map<string, string>(), brand: new Map<string, string>() };
const context = { groups, folder: NO_PICTURES, web: new Map() };
const stored = (change: object = {}): StoredProduct => {
  return { fields: { name: 'Ragi', price: 120, ...change }, sold: 0 };
};

/** The fields that a row writes; else what becomes of it. */
function written(row: Row, today: StoredProduct | null) {
  const cells = { Id: 'ragi', ...row };
  const { rows, problems } = tableOf([Object.keys(cells), Object.values(cells)]);
  const [first] = rows;
  if (!first) return problems.map(({ column, problem }) => `${column}: ${problem}`).join();
  const outcome = compareRow(first, today, context);
  return 'fields' in outcome ? outcome.fields : outcome.kind;
}

const HINDI = { hi: { name: 'रागी', editorContent: '<p>रागी का आटा</p>' } };

test('what is written in Hindi has columns of its own in an export, and in none where no product has any', () => {
  const told = stored({ texts: HINDI });
  const columns = (...all: StoredProduct[]) =>
    exportedTable(
      all.map((one, at) => ({ id: `p-${at}`, product: one })),
      groups,
    );
  expect(columns(stored()).headings.join()).not.toContain('Hindi');
  const { headings: names, rows } = columns(stored(), told);
  expect(names.slice(-2)).toEqual(['Name (Hindi)', 'Description (Hindi)']);
  expect(rows.map((row) => row.slice(-2))).toEqual([
    [null, null],
    ['रागी', '<p>रागी का आटा</p>'],
  ]);
  const onlyName = columns(stored({ texts: { hi: { name: 'रागी' }, xx: { name: '?' } } }));
  expect(onlyName.headings.at(-1)).toBe('Name (Hindi)');
});

test.each<[string, Row, object | undefined, unknown]>([
  [
    'writes both',
    { 'Name (Hindi)': ' रागी ', 'Description (Hindi)': '<p>रागी का आटा</p>' },
    undefined,
    HINDI,
  ],
  [
    'leaves the other one',
    { 'Name (Hindi)': 'नाचनी' },
    HINDI,
    { hi: { ...HINDI.hi, name: 'नाचनी' } },
  ],
  ['empties one', { 'Description (Hindi)': null }, HINDI, { hi: { name: 'रागी' } }],
  ['empties all', { 'Name (Hindi)': '', 'Description (Hindi)': null }, HINDI, null],
  ['changes nothing', { 'Name (Hindi)': 'रागी', 'Description (Hindi)': KEPT }, HINDI, undefined],
  [
    'with a dash for each empties all',
    { 'Name (Hindi)': '-', 'Description (Hindi)': '–' },
    HINDI,
    null,
  ],
  [
    'says “n/a” and “nil” of what is in none',
    { 'Name (Hindi)': 'n/a', 'Description (Hindi)': 'nil' },
    undefined,
    undefined,
  ],
  ['says nothing', { 'Name (Hindi)': null }, undefined, undefined],
])('a row with columns in Hindi %s', (_, row, before, texts) => {
  const is = written(row, stored({ ...(before && { texts: before }) }));
  expect(is).toEqual(texts === undefined ? 'unchanged' : { texts });
});

test('a new product comes with what is written in Hindi; too long a name in Hindi is refused as an English one is', () => {
  const til = { Name: 'Til', Price: 90, 'Name (Hindi)': 'तिल' };
  const texts = { hi: { name: 'तिल' } };
  expect(written(til, null)).toEqual({ name: 'Til', price: 90, texts });
  expect(written({ 'Name (Hindi)': 'र'.repeat(301) }, stored())).toMatch(
    /^Name \(Hindi\): is longer than 300/,
  );
});
