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

const OF_PRODUCTS =
  'brand, category, tags[], brand category, brand tags[], category tags[], brand category tags[]';

test.each([
  ['products', 'COLLECTION', OF_PRODUCTS.split(', ').map((fields) => `${fields} price`)],
  ['orders: unpaid', 'COLLECTION_GROUP', ['paymentMethod deliveryStatus status acceptedAt']],
  ['orders: open at the desk', 'COLLECTION_GROUP', ['deliveryStatus changedAt']],
  ['publishedReviews', 'COLLECTION', ['productId -timestamp']],
  ['queries: how many an account has sent today', 'COLLECTION', ['userId expiresAt']],
])('%s have an index for each way in which they are asked for', (which, queryScope, wanted) => {
  const [collectionGroup] = which.split(':');
  for (const of of wanted) {
    const fields = of.split(' ').map(fieldOf);
    expect(indexes).toContainEqual({ collectionGroup, queryScope, fields });
  }
});

test('no index is kept that nothing asks for', () => expect(indexes).toHaveLength(11));

const overAll = { indexes: [{ order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' }] };
const among = { arrayConfig: 'CONTAINS', queryScope: 'COLLECTION_GROUP' };
const overAllAndAmong = { indexes: [...overAll.indexes, among] };
const expires = { ttl: true, indexes: [] };
const bothWays = (queryScope: string) =>
  ['ASCENDING', 'DESCENDING'].map((order) => ({ order, queryScope }));
/** They expire by themselves, and the desk finds the newest by their expiry. */
const newestExpires = { ttl: true, indexes: bothWays('COLLECTION') };
const SENT = ['queries', 'contact-us', 'services'];
const ENDING = 'tombstones sentNotices productChanges shopChanges phoneOrders deskQuotations'.split(
  ' ',
);

test.each<readonly [string, object]>([
  ['orders payBy cashWith deliveryStatus refund', overAll],
  ['stockAlerts productId', overAll],
  ['orders paperLacks', overAllAndAmong],
  ['orders changedAt', { indexes: bothWays('COLLECTION_GROUP') }],
  ...ENDING.map((name) => [`${name} expiresAt`, expires] as const),
  ...SENT.map((name) => [`${name} expiresAt`, newestExpires] as const),
])('%s: indexes of their own making', (which, how) => {
  const [collectionGroup, ...fields] = which.split(' ');
  for (const fieldPath of fields) {
    expect(fieldOverrides).toContainEqual({ collectionGroup, fieldPath, ...how });
  }
});

test('what lists are sorted by keeps the index that every field has', () => {
  const overridden = fieldOverrides.map((it) => `${it.collectionGroup}.${it.fieldPath}`);
  const sorted = 'orders.timestamp quotations.createdAt devices.createdAt reviews.changedAt';
  const own = `${sorted} inbox.changedAt deskQuotations.changedAt products.updatedAt`.split(' ');
  expect(overridden.filter((field) => own.includes(field))).toEqual([]);
});
