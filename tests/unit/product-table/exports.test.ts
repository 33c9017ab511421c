// The whole catalogue as a file: imported again it changes nothing; for another shop it is as that shop imports it, and comes back without a loss.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareRow } from '#domain/product/table/compare-row.ts';
import { readSpreadsheet } from '#domain/product/table/files/read-spreadsheet.ts';
import { writeSpreadsheet } from '#domain/product/table/files/write-spreadsheet.ts';
import {
  type ExportedProduct,
  type OtherShop,
  shopTable,
} from '#domain/product/table/for-other-shops.ts';
import { checkSheets } from '#domain/product/table/read-table.ts';
import { NO_PICTURES } from '#domain/product/table/row-pictures.ts';
import {
  exportedTable,
  type Groups,
  type StoredProduct,
} from '#domain/product/table/stored-product.ts';
import { converted, linesOf } from '../../support/other-shop.ts';

const GROUPS: Groups = {
  category: new Map([
    ['millets', 'Millets, whole'],
    ['honey', 'Honey'],
    ...['oils', 'oils-2'].map((id) => [id, 'Oils'] as const),
  ]),
  brand: new Map([['kaveri', 'Kaveri Banks']]),
};
const at = (id: string, picture: string) =>
  `https://shop.in/o/products%2F${id}%2F${picture}?alt=media`;

const product = (id: string, fields: Record<string, unknown>, sold = 0): ExportedProduct => ({
  id,
  product: { fields: { price: 100, quantity: 5, ...fields }, sold },
});

const ragi = { category: 'millets', brand: 'kaveri', tags: ['ragi'], packOf: 'ragi-flour' };
const SMALL = product('ragi-500g', {
  ...{ ...ragi, name: 'Ragi flour, 500 g', netWeight: 500, unit: 'g', photoURL: [1, 's'] },
  ...{ price: 60, mrp: 75, editorContent: '<p>Fine,\n"stone" ground \\n</p>' },
});
const LARGE = product('ragi-1kg', {
  ...{ ...ragi, name: 'Ragi flour, 1 kg', netWeight: 1, unit: 'kg', photoURL: ['b', 's'] },
  ...{ price: 110.5, quantity: 3, editorContent: '<p>Fine,\n"stone" ground \\n</p>' },
});
const jar = { netWeight: 400, unit: 'ml', quantity: 9, photoURL: ['c', 'a', 'd'] };
const forest = { name: 'Forest honey', category: 'honey', tags: ['raw', 'wild'] };
const HONEY = product('honey', { ...forest, ...jar }, 9);
const HIDDEN = product('tea', { name: 'Tea', hidden: true });

/** The rows of a table by heading, with what these headings hold. */
function under(shop: OtherShop, products: ExportedProduct[], ...wanted: string[]) {
  const { headings, rows } = shopTable(shop, products, GROUPS, at);
  return rows.map((row) => wanted.map((heading) => row[headings.indexOf(heading)]));
}

describe.each<OtherShop>(['woocommerce', 'shopify'])('to %s and back', (shop) => {
  /** What comes back, in the order of the products, and what stays out. */
  async function trip(...products: ExportedProduct[]) {
    const { headings, rows } = shopTable(shop, products, GROUPS, at);
    const table = await converted(await writeSpreadsheet('csv', headings, rows));
    const lines = linesOf(table).map((line) => line.replace(/ \| Source id .*/, ''));
    return [...lines.toSorted(), ...(table.origin?.leftOut ?? [])];
  }

  test('everything that shoppers see comes back, and hidden products stay drafts', async () => {
    const shown = (id: string, ...all: string[]) => all.map((it) => at(id, it)).join(', ');
    const flour = (pictures: string) =>
      `Pack of ragi-flour | Tags ragi | Pictures ${pictures} | Description <p>Fine,\\n"stone" ground \\\\n</p>`;
    expect(await trip(SMALL, HONEY, LARGE, HIDDEN)).toEqual([
      `honey | Forest honey | Category Honey | Price 100 | Stock 0 | Net weight 400 | Unit ml | Tags raw, wild | Pictures ${shown('honey', 'c', 'a', 'd')}`,
      `ragi-1kg | Ragi flour, 1 kg | Category Millets, whole | Brand Kaveri Banks | Price 110.5 | Stock 3 | Net weight 1 | Unit kg | ${flour(shown('ragi-1kg', 'b', 's'))}`,
      `ragi-500g | Ragi flour, 500 g | Category Millets, whole | Brand Kaveri Banks | Price 60 | MRP 75 | Stock 5 | Net weight 500 | Unit g | ${flour(shown('ragi-500g', '1', 's'))}`,
      '1 draft',
    ]);
  });

  const usual = 'Net weight 500 | Unit g';
  test.each([
    ['an odd amount', { netWeight: 480, unit: 'g' }, 'Stock 5 | Net weight 480 | Unit g'],
    ['half a kilogram', { netWeight: 0.5, unit: 'kg' }, 'Stock 5 | Net weight 0.5 | Unit kg'],
    ['1500 grams', { netWeight: 1500, unit: 'g' }, 'Stock 5 | Net weight 1500 | Unit g'],
    ['pieces that are owed', { quantity: -4 }, `Stock 0 | ${usual}`],
    ['an MRP that is the price', { mrp: 100 }, `Stock 5 | ${usual}`],
    ['a category without a name', { category: 'gone' }, `Category gone | Stock 5 | ${usual}`],
    ['nothing but a name and a price', { quantity: 1 }, `Stock 1 | ${usual}`],
  ])('%s', async (_, fields, rest) => {
    const [back] = await trip(product('x', { name: 'Honey 500 g', ...fields }));
    expect(back?.replace('Price 100 | ', '')).toBe(`x | Honey 500 g | ${rest}`);
    expect(back).toContain('Price 100 | ');
  });

  const [honey, black] = [{ name: 'Tea, green', category: 'honey' }, { name: 'Tea, black' }];
  test.each([
    ['whose names begin alike', { name: 'Tea, green' }, black, 'tea'],
    ['whose names have nothing in common', { name: 'Tea' }, { name: 'Chai, 1 kg' }, undefined],
    ['one of which the other begins with', { name: 'Tea' }, { name: 'Tea, 1 kg' }, undefined],
    ['of two categories', honey, black, undefined],
  ])('packs %s', async (_, one, other, packOf) => {
    const both = [one, other].map((it, at) => product('ab'.charAt(at), { ...it, packOf: 'tea' }));
    const back = (await trip(...both)).map((line) => line.split(' | '));
    expect(back.map(([id, name]) => [id, name])).toEqual([
      ['a', one.name],
      ['b', other.name],
    ]);
    const packs = back.map((all) => all.find((it) => it.startsWith('Pack of '))?.slice(8));
    expect(packs).toEqual([packOf, packOf]);
  });
});

test('WooCommerce gets a variable product with its variations, prices before the sale, and kilograms', () => {
  const wanted = ['Type', 'SKU', 'Name', 'Parent', 'Attribute 1 value(s)'];
  const sold = ['Published', 'Regular price', 'Sale price', 'In stock?', 'Stock', 'Weight (kg)'];
  expect(under('woocommerce', [SMALL, LARGE, HONEY, HIDDEN], ...wanted, ...sold)).toEqual([
    ['variable', 'ragi-flour', 'Ragi flour', null, '500 g, 1 kg', 1, null, null, 1, null, null],
    ['variation', 'ragi-500g', 'Ragi flour, 500 g', 'ragi-flour', '500 g', 1, 75, 60, 1, 5, 0.5],
    ['variation', 'ragi-1kg', 'Ragi flour, 1 kg', 'ragi-flour', '1 kg', 1, 110.5, null, 1, 3, 1],
    ['simple', 'honey', 'Forest honey', null, null, 1, 100, null, 0, 0, null],
    ['simple', 'tea', 'Tea', null, null, -1, 100, null, 1, 5, null],
  ]);
});

test('Shopify gets one row for each pack, and further rows for further pictures', () => {
  const wanted = ['URL handle', 'Title', 'Option1 name', 'Option1 value', 'Price'];
  const shown = ['Compare-at price', 'Product image URL', 'Image position', 'Status'];
  const [one, two] = ['1', 's'].map((picture) => at('ragi-500g', picture));
  expect(under('shopify', [SMALL, LARGE, HIDDEN], ...wanted, ...shown)).toEqual([
    ['ragi-flour', 'Ragi flour', 'Pack', '500 g', 60, 75, one, 1, 'active'],
    ['ragi-flour', null, null, '1 kg', 110.5, null, two, 2, null],
    ['ragi-flour', null, null, null, null, null, at('ragi-1kg', 'b'), 3, null],
    ['ragi-flour', null, null, null, null, null, at('ragi-1kg', 's'), 4, null],
    ['tea', 'Tea', 'Title', 'Default Title', 100, null, null, null, 'draft'],
  ]);
});

test('a thing is not called like a product, and drafts do not mix with what is sold', () => {
  const hidden = product('ragi-2kg', { ...ragi, name: 'Ragi flour, 2 kg', hidden: true });
  const named = product('ragi-flour', { name: 'Another' });
  const all = [SMALL, LARGE, hidden, named];
  expect(under('woocommerce', all, 'Type', 'SKU', 'Published').map(String)).toEqual([
    ...['variable,ragi-flour-packs,1', 'variation,ragi-500g,1', 'variation,ragi-1kg,1'],
    ...['simple,ragi-2kg,-1', 'simple,ragi-flour,1'],
  ]);
});

test('what is written in Hindi has columns of its own in an export, and in none where no product has any', () => {
  const exports = (...texts: (object | null)[]) => {
    const all = texts.map((it) => product('ragi', { name: 'Ragi', ...(it && { texts: it }) }));
    return exportedTable(all, GROUPS);
  };
  expect(exports(null).headings.join()).not.toContain('Hindi');
  const both = exports(null, { hi: { name: 'रागी', editorContent: '<p>रागी का आटा</p>' } });
  expect([both.headings, ...both.rows].map((row) => row.slice(-2))).toEqual([
    ['Name (Hindi)', 'Description (Hindi)'],
    [null, null],
    ['रागी', '<p>रागी का आटा</p>'],
  ]);
  const { headings } = exports({ hi: { name: 'रागी' }, xx: { name: '?' } });
  expect(headings.at(-1)).toBe('Name (Hindi)');
});

/** U+FFFD marks a lost character, and is refused for that. */
const letter = fc.oneof(
  fc.constantFrom(...`'=+@,;"- ह1`, '_x000D_', '&lt;'),
  fc.string({ unit: 'grapheme-composite', minLength: 1, maxLength: 1 }),
);
const line = fc
  .string({ unit: letter, minLength: 1, maxLength: 12 })
  .filter((it) => it.trim() !== '' && !/[\p{Cc}\p{Cn}\uFFFD?]/u.test(it));
const rupees = fc.integer({ min: 0, max: 10_000_00 }).map((paise) => paise / 100);
const picture = fc.oneof(fc.nat(9), fc.constantFrom('a1', 'b_2'));
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const anyProduct: fc.Arbitrary<StoredProduct> = fc.record({
  sold: fc.integer({ min: 0, max: 20 }),
  fields: fc.record({
    name: line,
    price: rupees,
    quantity: fc.oneof(fc.integer({ min: -50, max: 500 }), fc.constant(undefined)),
    category: optional(fc.oneof(fc.constantFrom('millets', 'oils', 'oils-2', 'unknown'), line)),
    brand: fc.constantFrom('kaveri', '', undefined),
    mrp: optional(rupees),
    tags: optional(fc.array(line, { maxLength: 3 })),
    photoURL: optional(fc.uniqueArray(picture, { maxLength: 3 })),
    origin: optional(line),
    fssai: optional(fc.constantFrom('12424999000101', 12424999000101)),
    popularity: optional(fc.integer({ min: -5, max: 50 })),
    editorContent: optional(fc.oneof(line, fc.constant('<p>हल्दी &amp; more</p>\r\n<ul></ul>'))),
    texts: optional(
      fc.constantFrom({ hi: { name: 'हल्दी', editorContent: '<p>पीली</p>' } }, { hi: {} }),
    ),
  }),
});

test.each(['xlsx', 'csv'] as const)('an exported, imported .%s changes nothing', async (kind) => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyProduct, { minLength: 1, maxLength: 5 }), async (products) => {
      const all = products.map((it, at) => ({ id: `p-${at}`, product: it }));
      const { headings, rows } = exportedTable(all, GROUPS);
      const read = await readSpreadsheet(await writeSpreadsheet(kind, headings, rows));
      if ('problem' in read) throw new Error(read.problem);
      const checked = checkSheets(read.sheets, {});
      if (!('rows' in checked)) throw new Error(JSON.stringify(checked));
      expect(checked.problems).toEqual([]);
      const context = { groups: GROUPS, folder: NO_PICTURES, web: new Map() };
      const outcomes = checked.rows.map((row, at) =>
        compareRow(row, products[at] ?? null, context),
      );
      expect(outcomes).toEqual(products.map(() => ({ kind: 'unchanged' })));
    }),
    { numRuns: 50 },
  );
});
