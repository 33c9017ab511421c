// The functions set the change marks, which a merchant's console does not know; more in handlers/late-events.test.ts.
import { randomUUID } from 'node:crypto';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { afterAll, afterEach, expect, test } from 'vitest';
import { closeDatabase, database, isAfter, seen, timeIn } from './shop-database.ts';

const HEAD = 'catalogue/head';
const used: string[] = [];

/** A path that no seeded document has, cleared after the test. */
function newPath(collection = 'products'): string {
  const path = `${collection}/functions-test-${randomUUID()}`;
  used.push(path);
  return path;
}

const tombstoneOf = (path: string) => `tombstones/${path.replace('/', '_')}`;
const headHasHeard = (of: Timestamp) =>
  seen(HEAD, (head) => timeIn(head, 'changedAt').valueOf() >= of.valueOf());

/** Adds a document as a careful program would, and waits until the functions have handled it. */
async function addStamped(path: string): Promise<Timestamp> {
  const fields = { name: 'Test', price: 100, updatedAt: FieldValue.serverTimestamp() };
  const { writeTime } = await database.doc(path).set(fields);
  await seen(HEAD, (head) => isAfter(head, 'changedAt', writeTime));
  return timeIn(await database.doc(path).get(), 'updatedAt');
}

async function remove(path: string): Promise<void> {
  await database.doc(path).delete();
  // The tombstone stays: the published catalogue may have this product, and its readers must learn that it is gone.
  if (!path.startsWith('shop/')) await seen(tombstoneOf(path), (tombstone) => tombstone.exists);
}

afterEach(() => Promise.all(used.splice(0).map(remove)));
afterAll(closeDatabase);

test.each(['products', 'categories', 'brands', 'blogs', 'shop'])(
  'one of the %s that is written without a time, or with one of long ago, gets one, and phones are told',
  async (collection) => {
    const path = newPath(collection);
    const past = Timestamp.fromDate(new Date('2020-01-01'));
    for (const fields of [{ price: 100 }, { price: 120, updatedAt: past }]) {
      const { writeTime } = await database.doc(path).set({ categoryName: 'Test', ...fields });
      const stored = await seen(path, (it) => isAfter(it, 'updatedAt', writeTime));
      expect(stored.data()).toMatchObject({ categoryName: 'Test', price: fields.price });
      await headHasHeard(timeIn(stored, 'updatedAt'));
    }
  },
);

test.each([
  ['categories', 'category'],
  ['brands', 'brand'],
])(
  'one of the %s that is deleted while a product names it as its %s is back; another is not',
  async (collection, field) => {
    const [product, path, other] = [newPath(), newPath(collection), newPath(collection)];
    await database.doc(product).set({ name: 'Test', price: 1, [field]: path.split('/')[1] });
    for (const it of [path, other]) {
      await addStamped(it);
      await database.doc(it).delete();
    }
    await seen(path, (it) => it.get('name') === 'Test');
    await seen(tombstoneOf(other), (it) => it.exists);
    expect((await database.doc(tombstoneOf(path)).get()).exists).toBe(false);
    // The product goes first, so that its category and brand can go as well.
    used.splice(used.indexOf(product), 1);
    await remove(product);
  },
);

test('a picture that an editor wrote into a text is in Storage a moment after the merchant saved it, and the text shows it from there', async () => {
  const dot =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const path = newPath('blogs');
  const content = `<p>Drying</p><img src="data:image/png;base64,${dot}" alt="A leaf">`;
  await database.doc(path).set({ heading: 'Drying', content });
  const blog = await seen(path, (it) => !String(it.get('content')).includes('data:'));
  expect(blog.get('content')).toMatch(/^<p>Drying<\/p><img src="http[^"]+" alt="A leaf">$/);
  await headHasHeard(timeIn(blog, 'updatedAt'));
});
