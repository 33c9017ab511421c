// A real project refuses a query that has no index; the emulator does not. So the file is read.
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';

interface IndexFile {
  readonly indexes: readonly {
    readonly collectionGroup: string;
    readonly fields: readonly { readonly fieldPath: string; readonly order?: string }[];
  }[];
  readonly fieldOverrides: readonly object[];
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

test('long texts are not indexed, since nobody searches them that way and an index would cost', () => {
  expect(fieldOverrides).toContainEqual({
    collectionGroup: 'products',
    fieldPath: 'editorContent',
    indexes: [],
  });
  expect(fieldOverrides).toContainEqual({
    collectionGroup: 'blogs',
    fieldPath: 'content',
    indexes: [],
  });
});

test('tombstones go by themselves when they expire', () => {
  expect(fieldOverrides).toContainEqual({
    collectionGroup: 'tombstones',
    fieldPath: 'expiresAt',
    ttl: true,
    indexes: [],
  });
});
