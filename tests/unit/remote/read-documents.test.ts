// The requests to Firestore, and the parts of its answers that are accepted.
import { afterEach, expect, test, vi } from 'vitest';
import { productQuery } from '#domain/catalogue/fetch-product-query.ts';
import { NO_FILTERS } from '#domain/product/filters.ts';
import { queryPublishedReviews } from '#domain/review/fetch-published-reviews.ts';
import * as values from '#engine/firestore/firestore-values.ts';
import { lookForDocument } from '#engine/firestore/read-documents.ts';

const { comparableTimestamp, decodeFields, encodeFields } = values;
const ROOT = 'projects/demo-haat/databases/(default)/documents';
const REVIEWS = `${ROOT}/publishedReviews`;
const NAME = `${ROOT}/users/asha`;
const readTime = '2026-11-20T06:00:00.123456Z';
const fields = { first_name: { stringValue: 'Asha' } };

afterEach(() => vi.unstubAllGlobals());

function answerWith(reply: unknown, status = 200) {
  const answer = () => new Response(JSON.stringify(reply), { status });
  const fetched = vi.fn(async (_url: string, _init: RequestInit) => answer());
  vi.stubGlobal('fetch', fetched);
  return fetched;
}
const look = (reply: unknown, status = 200) =>
  answerWith(reply, status) && lookForDocument('/users/asha', 'token');

const THERE = { id: 'asha', name: NAME, fields: { first_name: 'Asha' } };
const MISSING = { missing: NAME, readTime };
const OTHER = NAME.replace('asha', 'bala');
const DENIED = { code: 403, message: 'No.', status: 'PERMISSION_DENIED' };
const NOT_BELIEVED = { kind: 'indeterminate', reason: 'not-firestore' };

test.each([
  ['that it is there', [{ found: { name: NAME, fields }, readTime }], { kind: 'ok', value: THERE }],
  ['that it is missing', [MISSING], { kind: 'ok', value: null }],
  ['about somebody else’s', [{ found: { name: OTHER, fields }, readTime }], NOT_BELIEVED],
  ['that somebody else’s is missing', [{ missing: OTHER, readTime }], NOT_BELIEVED],
  ['without a time', [{ missing: NAME }], NOT_BELIEVED],
  ['of two parts', [MISSING, MISSING], NOT_BELIEVED],
  ['of a captive portal', { ok: true }, NOT_BELIEVED],
])('only an answer about the very document is believed: one %s', async (_, reply, answer) => {
  expect(await look(reply)).toMatchObject(answer);
  const refused = { kind: 'refused', status: 'PERMISSION_DENIED' };
  expect(await look([{ error: DENIED }], 403), 'a refusal stays one').toMatchObject(refused);
});

const good = { customerName: 'Asha Rao', review: 'Fresh.', timestamp: 1_795_154_400_000 };

test('only this product’s published reviews are asked for, the newest 20; they stay in their order, and what makes no sense is left out', async () => {
  const documents = {
    new: { ...good, timestamp: good.timestamp + 1, productId: 'moringa' },
    empty: { ...good, review: ' ' },
    nameless: { review: 'Fresh.', timestamp: 1 },
    undated: { ...good, timestamp: 'yesterday' },
    endless: { ...good, review: 'r'.repeat(5_001) },
    old: good,
  };
  const found = Object.entries(documents).map(([id, it]) => {
    return { document: { name: `${REVIEWS}/${id}`, fields: encodeFields(it) }, readTime };
  });
  const fetched = answerWith([...found, { readTime }]);
  const newest = { id: 'new', ...good, timestamp: good.timestamp + 1 };
  const believed = { kind: 'ok', value: [newest, { id: 'old', ...good }] };
  expect(await queryPublishedReviews('moringa')).toEqual(believed);
  const [field, value] = [{ fieldPath: 'productId' }, { stringValue: 'moringa' }];
  const structuredQuery = {
    ...{ from: [{ collectionId: 'publishedReviews' }], limit: 20 },
    where: { fieldFilter: { field, op: 'EQUAL', value } },
    orderBy: [{ field: { fieldPath: 'timestamp' }, direction: 'DESCENDING' }],
  };
  expect(JSON.parse(String(fetched.mock.calls[0]?.[1].body))).toEqual({ structuredQuery });
  answerWith({});
  expect(await queryPublishedReviews('moringa')).toMatchObject({ kind: 'indeterminate' });
});

test('an empty device asks the specification’s own query: brand, category, price, tags, limit 50; its lists never ask for more combinations than Firestore allows', () => {
  const filters = { search: 'Haldi Powder', categories: ['turmeric'], brands: ['green-leaf'] };
  const query = JSON.stringify(productQuery({ ...filters, priceRange: { min: 10, max: 500 } }));
  expect(query).toContain('"limit":50');
  const price = ['price GREATER_THAN_OR_EQUAL', 'price LESS_THAN_OR_EQUAL'];
  for (const condition of [...price, 'brand IN', 'category IN', 'tags ARRAY_CONTAINS_ANY']) {
    const [field, op] = condition.split(' ');
    expect(query).toContain(`{"field":{"fieldPath":"${field}"},"op":"${op}"`);
  }
  expect(query).toContain('{"stringValue":"haldi"},{"stringValue":"powder"}');
  const plain = JSON.stringify(productQuery(NO_FILTERS));
  for (const end of ['0', '1000000']) expect(plain).toContain(`{"integerValue":"${end}"}`);
  expect(plain).not.toContain('brand');
  const many = Array.from({ length: 40 }, (_, at) => `x${at}`);
  const longest = { ...NO_FILTERS, categories: many.slice(0, 10), search: many.join(' ') };
  const asked = JSON.stringify(productQuery(longest));
  expect(asked.match(/"stringValue"/g)?.length).toBe(10 + 3);
});

test('values survive the way to Firestore and back, and timestamps of different length compare in order of time', () => {
  const all = { a: null, b: true, c: 5, d: 1.5, e: 'ह', f: [1, 'x', { g: null }], h: { i: [] } };
  expect(decodeFields(encodeFields(all))).toEqual(all);
  const times = ['2026-01-01T00:00:00Z', '2026-01-01T00:00:00.000001Z', '2026-01-01T00:00:00.1Z'];
  const comparable = times.map(comparableTimestamp);
  expect([...comparable].sort()).toEqual(comparable);
});
