// A real project refuses a query without an index; the emulator does not. So the test reads the file.
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const FILE = new URL('../../backend/firestore.indexes.json', import.meta.url);
const { indexes, fieldOverrides } = JSON.parse(await readFile(FILE, 'utf8')) as {
  indexes: { collectionGroup: string; queryScope: string; fields: object[] }[];
  fieldOverrides: { collectionGroup: string; fieldPath: string }[];
};

/** `-timestamp` sorts newest first, `tags[]` matches any of a list. */
const fieldOf = (name: string) => {
  const fieldPath = name.replace(/^-|\[\]$/g, '');
  if (name.endsWith('[]')) return { fieldPath, arrayConfig: 'CONTAINS' };
  return { fieldPath, order: name.startsWith('-') ? 'DESCENDING' : 'ASCENDING' };
};
const indexOf = (queryScope: string, fields: string) => ({
  queryScope,
  fields: fields.split(' ').map(fieldOf),
});

test.each([
  [
    'products',
    'COLLECTION',
    [
      'brand price',
      'category price',
      'tags[] price',
      'brand category price',
      'brand tags[] price',
      'category tags[] price',
      'brand category tags[] price',
    ],
  ],
  // Unpaid orders; and the desk's open ones.
  [
    'orders',
    'COLLECTION_GROUP',
    ['paymentMethod deliveryStatus status acceptedAt', 'deliveryStatus changedAt'],
  ],
  ['publishedReviews', 'COLLECTION', ['productId -timestamp']],
  // How many an account has sent today.
  ['queries', 'COLLECTION', ['userId expiresAt']],
])('%s have an index for each way in which they are asked for', (name, scope, wanted) => {
  const found = indexes.filter(({ collectionGroup }) => collectionGroup === name);
  expect(found).toHaveLength(wanted.length);
  for (const fields of wanted) {
    expect(found).toContainEqual(expect.objectContaining(indexOf(scope, fields)));
  }
});

const overAll = { indexes: [{ order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' }] };
const expires = { ttl: true, indexes: [] };
const bothWays = (queryScope: string) =>
  ['ASCENDING', 'DESCENDING'].map((order) => ({ order, queryScope }));
/** They expire by themselves, and the desk finds the newest by their expiry. */
const newestExpires = { ttl: true, indexes: bothWays('COLLECTION') };
const ending = 'tombstones sentNotices productChanges shopChanges phoneOrders deskQuotations'.split(
  ' ',
);

test.each([
  [
    [
      'orders.payBy',
      'orders.cashWith',
      'orders.deliveryStatus',
      'orders.refund',
      'stockAlerts.productId',
    ],
    overAll,
  ],
  [['orders.changedAt'], { indexes: bothWays('COLLECTION_GROUP') }],
  [ending.map((name) => `${name}.expiresAt`), expires],
  [['queries.expiresAt', 'contact-us.expiresAt', 'services.expiresAt'], newestExpires],
])('%j have an index of their own making', (fields, how) => {
  const wanted = fields.map((field) => field.split('.'));
  expect(fieldOverrides).toEqual(
    expect.arrayContaining(
      wanted.map(([collectionGroup, fieldPath]) => ({ collectionGroup, fieldPath, ...how })),
    ),
  );
});

test('what lists are sorted by keeps the index that every field has', () => {
  const overridden = fieldOverrides.map((it) => `${it.collectionGroup}.${it.fieldPath}`);
  const sorted = 'orders.timestamp quotations.createdAt devices.createdAt reviews.changedAt';
  const own = `${sorted} inbox.changedAt deskQuotations.changedAt products.updatedAt`.split(' ');
  expect(overridden.filter((field) => own.includes(field))).toEqual([]);
});
