// A merchant edits the catalogue in the console and knows nothing of change marks; the functions set
// them, so that every phone hears of it.
import { randomUUID } from 'node:crypto';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { closeDatabase, database, isAfter, pause, seen, timeIn } from './shop-database.ts';

const HEAD = 'catalogue/head';
const SETTLED_MS = 1500;
const used: string[] = [];

/** A path that no seeded document has, and that is cleared away after the test. */
function newPath(collection = 'products'): string {
  const path = `${collection}/functions-test-${randomUUID()}`;
  used.push(path);
  return path;
}

function tombstoneOf(path: string): string {
  return `tombstones/${path.replace('/', '_')}`;
}

/** Adds a document as a careful program would, and waits until the functions have heard of it. */
async function addStamped(path: string): Promise<Timestamp> {
  const fields = { name: 'Test', price: 100, updatedAt: FieldValue.serverTimestamp() };
  const { writeTime } = await database.doc(path).set(fields);
  await seen(HEAD, (head) => isAfter(head, 'changedAt', writeTime));
  return timeIn(await database.doc(path).get(), 'updatedAt');
}

async function remove(path: string): Promise<void> {
  if ((await database.doc(path).get()).exists) await database.doc(path).delete();
  // The tombstone stays: the published catalogue may have this product, and whoever reads that on has to hear that it is gone.
  await seen(tombstoneOf(path), (tombstone) => tombstone.exists);
}

afterEach(() => Promise.all(used.splice(0).map(remove)));
afterAll(closeDatabase);

describe('a merchant who edits in the console', () => {
  test('changes a price: the product gets a new time and phones are told', async () => {
    const path = newPath();
    const first = await addStamped(path);
    const { writeTime } = await database.doc(path).update({ price: 120 });
    const product = await seen(path, (it) => isAfter(it, 'updatedAt', writeTime));
    expect(product.get('price')).toBe(120);
    expect(product.get('name')).toBe('Test');
    expect(timeIn(product, 'updatedAt').valueOf() > first.valueOf()).toBe(true);
    await seen(HEAD, (head) => isAfter(head, 'changedAt', timeIn(product, 'updatedAt')));
  });

  test.each(['products', 'categories', 'brands', 'blogs'])(
    'adds one of the %s without a time: it gets one',
    async (collection) => {
      const path = newPath(collection);
      const { writeTime } = await database.doc(path).set({ categoryName: 'Test' });
      const added = await seen(path, (it) => isAfter(it, 'updatedAt', writeTime));
      await seen(HEAD, (head) => isAfter(head, 'changedAt', timeIn(added, 'updatedAt')));
    },
  );

  test('says something of the shop without a time: it gets one, and phones are told', async () => {
    const path = `shop/functions-test-${randomUUID()}`;
    const { writeTime } = await database.doc(path).set({ email: 'farm@fields.example' });
    const said = await seen(path, (it) => isAfter(it, 'updatedAt', writeTime));
    await seen(HEAD, (head) => isAfter(head, 'changedAt', timeIn(said, 'updatedAt')));
    await database.doc(path).delete();
  });

  test('writes a time of long ago: it is corrected', async () => {
    const path = newPath();
    const past = Timestamp.fromDate(new Date('2020-01-01'));
    const { writeTime } = await database.doc(path).set({ name: 'Test', updatedAt: past });
    await seen(path, (it) => isAfter(it, 'updatedAt', writeTime));
  });

  test('deletes a product: a tombstone for 90 days stands in its place and phones are told', async () => {
    const path = newPath();
    await addStamped(path);
    const { writeTime } = await database.doc(path).delete();
    const tombstone = await seen(tombstoneOf(path), (it) => isAfter(it, 'deletedAt', writeTime));
    expect(tombstone.data()).toMatchObject({ collection: 'products', id: path.split('/')[1] });
    const lasts = timeIn(tombstone, 'expiresAt').toMillis() - writeTime.toMillis();
    expect(Math.round(lasts / 86_400_000)).toBe(90);
    const deletedAt = timeIn(tombstone, 'deletedAt').valueOf();
    await seen(HEAD, (head) => timeIn(head, 'changedAt').valueOf() >= deletedAt);
  });

  test('brings a deleted product back: its tombstone goes', async () => {
    const path = newPath();
    await addStamped(path);
    await database.doc(path).delete();
    await seen(tombstoneOf(path), (tombstone) => tombstone.exists);
    const { writeTime } = await database.doc(path).set({ name: 'Test', price: 90 });
    await seen(tombstoneOf(path), (tombstone) => !tombstone.exists);
    await seen(path, (it) => isAfter(it, 'updatedAt', writeTime));
  });

  test('deletes and brings back at once: the product stays, without a tombstone', async () => {
    const path = newPath();
    await addStamped(path);
    await database.doc(path).delete();
    const { writeTime } = await database.doc(path).set({ name: 'Test', price: 90 });
    await seen(path, (it) => isAfter(it, 'updatedAt', writeTime));
    await pause(SETTLED_MS);
    await seen(tombstoneOf(path), (tombstone) => !tombstone.exists);
  });
});

test.each(['categories', 'brands', 'blogs'])(
  'one of the %s that the merchant hides leaves the phones, and comes back when it is shown again',
  async (collection) => {
    const path = newPath(collection);
    await addStamped(path);
    await database.doc(path).update({ hidden: true });
    const tombstone = await seen(tombstoneOf(path), (it) => it.exists);
    await seen(HEAD, (head) => !isAfter(tombstone, 'deletedAt', timeIn(head, 'changedAt')));
    const { writeTime } = await database.doc(path).update({ hidden: FieldValue.delete() });
    await seen(tombstoneOf(path), (it) => !it.exists);
    await seen(HEAD, (head) => isAfter(head, 'changedAt', writeTime));
  },
);

test.each([
  ['categories', 'category'],
  ['brands', 'brand'],
])(
  'one of the %s that is deleted while a product names it is back a moment later, without a tombstone; one that no product names goes',
  async (collection, field) => {
    const path = newPath(collection);
    const other = newPath(collection);
    const [, id = ''] = path.split('/');
    await database.doc(newPath()).set({ name: 'Test', price: 1, [field]: id });
    await Promise.all([addStamped(path), addStamped(other)]);
    await database.doc(path).delete();
    await database.doc(other).delete();
    const back = await seen(path, (it) => it.exists);
    expect(back.get('name')).toBe('Test');
    await seen(tombstoneOf(other), (it) => it.exists);
    expect((await database.doc(tombstoneOf(path)).get()).exists).toBe(false);
    // The product goes first, so that what it names can go as well.
    const [product = ''] = used.splice(used.indexOf(other) + 1, 1);
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
  const shown = /^<p>Drying<\/p><img src="(http[^"]+)" alt="A leaf">$/.exec(blog.get('content'));
  const host = process.env.FIREBASE_STORAGE_EMULATOR_HOST ?? '127.0.0.1:9199';
  const reply = await fetch(String(shown?.[1]).replace('localhost:9199', host));
  expect(reply.headers.get('Content-Type')).toBe('image/png');
  expect(Buffer.from(await reply.arrayBuffer()).toString('base64')).toBe(dot);
  await seen(HEAD, (head) => !isAfter(blog, 'updatedAt', timeIn(head, 'changedAt')));
});

describe('a program that sets the time itself', () => {
  test('is left alone: the time that it set stays', async () => {
    const path = newPath();
    const first = await addStamped(path);
    await pause(SETTLED_MS);
    expect(timeIn(await database.doc(path).get(), 'updatedAt')).toEqual(first);
  });

  test('is heard only once when it adds 100 products in one go', async ({ task }) => {
    task.meta.slow = 'a hundred events, and the emulators take them as they can';
    let moves = -1;
    let stop = () => {};
    await new Promise<void>((listening) => {
      stop = database.doc(HEAD).onSnapshot(() => {
        moves += 1;
        listening();
      });
    });
    const batch = database.batch();
    for (let made = 0; made < 100; made += 1) {
      batch.set(database.doc(newPath()), { name: 'T', updatedAt: FieldValue.serverTimestamp() });
    }
    const [result] = await batch.commit();
    if (!result) throw new Error('nothing was written');
    await seen(HEAD, (head) => isAfter(head, 'changedAt', result.writeTime));
    await pause(SETTLED_MS);
    stop();
    expect(moves).toBeGreaterThanOrEqual(1);
    expect(moves).toBeLessThanOrEqual(3);
  });
});
