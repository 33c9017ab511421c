// A real project refuses a query that has no index; the emulator does not. So the file is read.
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';

interface IndexFile {
  readonly indexes: readonly {
    readonly collectionGroup: string;
    readonly fields: readonly { readonly fieldPath: string; readonly order?: string }[];
  }[];
  readonly fieldOverrides: readonly {
    readonly collectionGroup: string;
    readonly fieldPath: string;
  }[];
}

const FILE = new URL('../../backend/firestore.indexes.json', import.meta.url);
const { indexes, fieldOverrides }: IndexFile = JSON.parse(await readFile(FILE, 'utf8'));

describe('the product list', () => {
  test.each([
    'brand',
    'category',
    'tags',
    'brand, category',
    'brand, tags',
    'category, tags',
    'brand, category, tags',
  ])('has one index for a price range together with %s', (filters) => {
    const found = indexes.filter(({ collectionGroup, fields }) => {
      const names = fields.map(({ fieldPath }) => fieldPath).join(', ');
      return collectionGroup === 'products' && names === `${filters}, price`;
    });
    expect(found).toHaveLength(1);
    expect(found[0]?.fields.at(-1)).toEqual({ fieldPath: 'price', order: 'ASCENDING' });
  });
});

test('orders that nobody paid are found over all accounts', () => {
  const ofOrders = indexes.filter(({ collectionGroup }) => collectionGroup === 'orders');
  expect(ofOrders.slice(0, 1)).toMatchObject([
    {
      queryScope: 'COLLECTION_GROUP',
      fields: ['paymentMethod', 'deliveryStatus', 'status', 'acceptedAt'].map((fieldPath) => ({
        fieldPath,
        order: 'ASCENDING',
      })),
    },
  ]);
});

test('the desk finds the open orders of all accounts, the newest first', () => {
  const ofOrders = indexes.filter(({ collectionGroup }) => collectionGroup === 'orders');
  expect(ofOrders.slice(1)).toMatchObject([
    {
      queryScope: 'COLLECTION_GROUP',
      fields: [
        { fieldPath: 'deliveryStatus', order: 'ASCENDING' },
        { fieldPath: 'timestamp', order: 'DESCENDING' },
      ],
    },
  ]);
});

test('orders whose bank transfer is late are found over all accounts', () => {
  const found = fieldOverrides.filter(({ fieldPath }) => fieldPath === 'payBy');
  expect(found).toEqual([
    {
      collectionGroup: 'orders',
      fieldPath: 'payBy',
      indexes: [{ order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' }],
    },
  ]);
});

test('the published reviews of a product have an index that brings the newest first', () => {
  const found = indexes.filter(({ collectionGroup }) => collectionGroup === 'publishedReviews');
  expect(found.map(({ fields }) => fields)).toEqual([
    [
      { fieldPath: 'productId', order: 'ASCENDING' },
      { fieldPath: 'timestamp', order: 'DESCENDING' },
    ],
  ]);
});

test('those who wait for a product are found over all accounts', () => {
  expect(fieldOverrides).toContainEqual({
    collectionGroup: 'stockAlerts',
    fieldPath: 'productId',
    indexes: [{ order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' }],
  });
});

test('what orders, quotations and devices are sorted by keeps the index that every field has', () => {
  const own = ['orders.timestamp', 'quotations.createdAt', 'devices.createdAt'];
  const overridden = fieldOverrides.map((field) => `${field.collectionGroup}.${field.fieldPath}`);
  expect(overridden.filter((field) => own.includes(field))).toEqual([]);
});

test.each([
  ['products', 'editorContent'],
  ['blogs', 'content'],
  ['reviews', 'review'],
  ['publishedReviews', 'review'],
  ['orders', 'items'],
  ['orders', 'address'],
  ['quotations', 'cartItems'],
  ['devices', 'token'],
  ['contact-us', 'message'],
  ['services', 'description'],
  ['shop', 'faqs'],
  ['shopChanges', 'upon'],
])('nobody searches %s by %s, so that an index would only cost', (collectionGroup, fieldPath) => {
  expect(fieldOverrides).toContainEqual({ collectionGroup, fieldPath, indexes: [] });
});

test.each(['tombstones', 'sentNotices', 'queries', 'productChanges', 'shopChanges'])(
  '%s go by themselves when they expire',
  (collectionGroup) => {
    expect(fieldOverrides).toContainEqual({
      collectionGroup,
      fieldPath: 'expiresAt',
      ttl: true,
      indexes: [],
    });
  },
);

test.each(['contact-us', 'services'])(
  '%s go by themselves as well, and the desk finds the newest by when they do',
  (collectionGroup) => {
    expect(fieldOverrides).toContainEqual({
      collectionGroup,
      fieldPath: 'expiresAt',
      ttl: true,
      indexes: [{ order: 'DESCENDING', queryScope: 'COLLECTION' }],
    });
  },
);

test('what reviews and the marks of the inbox are sorted by keeps the index that every field has', () => {
  const own = ['reviews.timestamp', 'inbox.timestamp', 'products.updatedAt'];
  const overridden = fieldOverrides.map((field) => `${field.collectionGroup}.${field.fieldPath}`);
  expect(overridden.filter((field) => own.includes(field))).toEqual([]);
});
