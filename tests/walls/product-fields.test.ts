// A field added to the tables of product.fields.ts and product.inputs.ts is everywhere at once. Among the walls, because these tests do not share modules.
import { expect, test, vi } from 'vitest';
import { readProductWithDetails } from '#domain/catalogue/catalogue.ts';
import { readList } from '#domain/catalogue/catalogue-list.ts';
import { deviceReader } from '#domain/catalogue/device-reader.ts';
import { readMirrorState } from '#domain/catalogue/mirror-state.ts';
import { parseDocuments } from '#domain/catalogue/parse-documents.ts';
import { editable, editedFields } from '#domain/product/desk/product-edit.ts';
import * as form from '#domain/product/desk/product-form.ts';
import { NO_FILTERS } from '#domain/product/filters.ts';
import { compareRow } from '#domain/product/table/compare-row.ts';
import { NO_PICTURES } from '#domain/product/table/row-pictures.ts';
import { headings, rowOf } from '#domain/product/table/stored-product.ts';
import { searchProductIds } from '#domain/search/product-search.ts';
import { snapshotReader } from '../../backend/functions/src/page/snapshot-reader.ts';
import { fieldWords } from '../../src/desk/products/messages.ts';
import { listsInRule } from '../support/rules-lists.ts';
import { tableOf } from '../support/table-of.ts';
import * as fresh from '../sync/support/fresh-catalogue.ts';
import { productFields } from '../sync/support/small-catalogue.ts';

vi.mock('#domain/product/product.fields.ts', async (original) => {
  const real = await original<typeof import('#domain/product/product.fields.ts')>();
  const { fallback, optional, picklist } = await import('valibot');
  const stored = fallback(optional(picklist(['October', 'November'])), undefined);
  return {
    ...real,
    PRODUCT_FIELDS: { ...real.PRODUCT_FIELDS, harvestMonth: { stored, isSearched: true } },
  };
});
vi.mock('#domain/product/product.inputs.ts', async (original) => {
  const real = await original<typeof import('#domain/product/product.inputs.ts')>();
  const harvestMonth = { heading: 'Harvest month', as: 'text', isMore: true };
  return { ...real, PRODUCT_INPUTS: { ...real.PRODUCT_INPUTS, harvestMonth } };
});

const HARVESTED = { harvestMonth: 'November' };
const NOTHING = { categories: [], brands: [], blogs: [], shop: [] };
const GROUPS = { category: new Map<string, string>(), brand: new Map<string, string>() };

fresh.eachWithCatalogue(() => {
  fresh.shop.put('products/amla', productFields('Amla', HARVESTED));
  fresh.shop.put('products/bel', productFields('Bel', { harvestMonth: 'always' }));
});

test.each(['down', 'good'] as const)('it is listed, found and reported: %s', async (state) => {
  fresh.shop.publication.state = state;
  const refused = ['products/bel: harvestMonth "always" is not believed'];
  expect(await fresh.refresh()).toMatchObject({ refused });
  const find = (text: string) =>
    searchProductIds(fresh.database, text, { synonyms: [], yieldToMain: fresh.yieldToMain });
  expect(await find('november')).toEqual(['amla']);
  const reader = deviceReader(fresh.database, find);
  const filtered = { ...NO_FILTERS, categories: ['moringa'] };
  for (const [filters, order] of [
    [NO_FILTERS, 'recommended'],
    [filtered, 'recommended'],
    [filtered, 'price-low'],
    [{ ...NO_FILTERS, search: 'november' }, 'newest'],
  ] as const) {
    const page = await reader.list({ filters, order, limit: 9 });
    expect(page?.products[0]).toMatchObject({ id: 'amla', ...HARVESTED });
  }
  expect(await readProductWithDetails(fresh.database, 'amla')).toMatchObject(HARVESTED);
});

test('a phone that has the catalogue without it reads it anew', async () => {
  await fresh.refresh();
  const { generation } = await readMirrorState(fresh.database);
  await fresh.database.products
    .toCollection()
    .modify((row) => Reflect.deleteProperty(row, 'harvestMonth'));
  await fresh.database.mirrorState.toCollection().modify((row) => {
    row.madeWith = row.madeWith?.replace(' harvestMonth:lists', '') ?? '';
  });
  await readList(fresh.database);
  await fresh.refresh();
  expect((await readMirrorState(fresh.database)).generation).toBeGreaterThan(generation);
  expect((await readList(fresh.database))?.[0]).toMatchObject(HARVESTED);
});

test('a phone that searches by an index made without it makes a new one', async () => {
  await fresh.refresh();
  const find = async (text: string) => {
    vi.resetModules();
    const { searchProductIds } = await import('#domain/search/product-search.ts');
    return searchProductIds(fresh.database, text, { synonyms: [], yieldToMain: fresh.yieldToMain });
  };
  expect(await find('november')).toEqual(['amla']);
  const kept = await fresh.database.catalogueList.get('search');
  if (kept?.key !== 'search') throw new Error('no index is kept');
  await fresh.database.catalogueList.put({
    ...kept,
    madeWith: kept.madeWith.replace(',"harvestMonth"', ''),
    index: kept.index.replaceAll('november', 'unknown'),
  });
  expect(await find('november')).toEqual(['amla']);
});

test('a page that the server draws has it as well', async () => {
  const amla = { id: 'amla', fields: productFields('Amla', HARVESTED) };
  const { items } = parseDocuments('products', [amla]);
  const reader = snapshotReader({ ...NOTHING, products: items }, { synonyms: [] });
  const filters = { ...NO_FILTERS, search: 'november' };
  const page = await reader.list({ filters, order: 'recommended', limit: 9 });
  expect(page?.products[0]).toMatchObject(HARVESTED);
});

test('it is typed at the desk', () => {
  const seen = editable(productFields('Amla', HARVESTED));
  expect(seen).toMatchObject(HARVESTED);
  expect(form.typedProduct(seen)).toMatchObject(HARVESTED);
  expect(form.MORE_FIELDS).toContain('harvestMonth');
  const typed = { ...form.typedProduct(seen), harvestMonth: ' October ' };
  expect(form.readTyped(typed, seen)).toEqual({ fields: { harvestMonth: 'October' } });
  const edit = { fields: { harvestMonth: 'October' }, base: {} };
  expect(form.typedAgain([edit])).toEqual(edit.fields);
  expect(fieldWords('harvestMonth')).toBe('Harvest month');
});

test('it is a column of a table that is imported, and of an export, which comes back unchanged', () => {
  const stored = { fields: productFields('Amla', HARVESTED), sold: 0 };
  const row = rowOf('amla', stored, GROUPS);
  expect(row[headings().indexOf('Harvest month')]).toBe('November');
  const outcome = (cells: readonly (typeof row)[number][], of = headings()) => {
    const [checked] = tableOf([of, cells]).rows;
    if (!checked) throw new Error('the row is refused');
    return compareRow(checked, stored, { groups: GROUPS, folder: NO_PICTURES, web: new Map() });
  };
  expect(outcome(row)).toEqual({ kind: 'unchanged' });
  const changed = outcome(['amla', 'October'], ['Id', 'Harvest month']);
  expect(changed).toMatchObject({ fields: { harvestMonth: 'October' } });
});

test('the rules let the merchant write the fields of the table and no other, so that they have to name it', () => {
  const [listed = []] = listsInRule('editedFields');
  const named = [...listed, 'harvestMonth'];
  expect(editedFields().toSorted()).toEqual(named.toSorted());
});
