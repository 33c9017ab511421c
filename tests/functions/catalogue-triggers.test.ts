// A merchant edits the catalogue in the console and knows nothing of change marks; the functions set them, so that every phone hears of it.
// What they do with events that come twice or late is tried in handlers/late-events.test.ts.
import { randomUUID } from 'node:crypto';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { afterAll, afterEach, expect, test } from 'vitest';
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

const tombstoneOf = (path: string) => `tombstones/${path.replace('/', '_')}`;
const headHasHeard = (of: Timestamp) =>
  seen(HEAD, (head) => timeIn(head, 'changedAt').valueOf() >= of.valueOf());

/** Adds a document as a careful program would, and waits until the functions have heard of it. */
async function addStamped(path: string): Promise<Timestamp> {
  const fields = { name: 'Test', price: 100, updatedAt: FieldValue.serverTimestamp() };
  const { writeTime } = await database.doc(path).set(fields);
  await seen(HEAD, (head) => isAfter(head, 'changedAt', writeTime));
  return timeIn(await database.doc(path).get(), 'updatedAt');
}

async function remove(path: string): Promise<void> {
  await database.doc(path).delete();
  // The tombstone stays: the published catalogue may have this product, and whoever reads that on has to hear that it is gone.
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

test('a product that is deleted leaves a tombstone for 90 days and phones are told; brought back, also at once, it is there without one', async () => {
  const path = newPath();
  await addStamped(path);
  const { writeTime } = await database.doc(path).delete();
  const tombstone = await seen(tombstoneOf(path), (it) => isAfter(it, 'deletedAt', writeTime));
  expect(tombstone.data()).toMatchObject({ collection: 'products', id: path.split('/')[1] });
  const lasts = timeIn(tombstone, 'expiresAt').toMillis() - writeTime.toMillis();
  expect(Math.round(lasts / 86_400_000)).toBe(90);
  await headHasHeard(timeIn(tombstone, 'deletedAt'));
  for (const wait of [true, false]) {
    const back = await database.doc(path).set({ name: 'Test', price: 90 });
    await seen(path, (it) => isAfter(it, 'updatedAt', back.writeTime));
    await pause(SETTLED_MS);
    await seen(tombstoneOf(path), (it) => !it.exists);
    if (wait) await database.doc(path).delete();
  }
});

test.each([
  ['categories', 'category'],
  ['brands', 'brand'],
  ['blogs', null],
])(
  'one of the %s that is hidden leaves the phones until it is shown again; deleted while a product names it as its %s, it is back',
  async (collection, field) => {
    const path = newPath(collection);
    await addStamped(path);
    await database.doc(path).update({ hidden: true });
    const tombstone = await seen(tombstoneOf(path), (it) => it.exists);
    await headHasHeard(timeIn(tombstone, 'deletedAt'));
    const { writeTime } = await database.doc(path).update({ hidden: FieldValue.delete() });
    await seen(tombstoneOf(path), (it) => !it.exists);
    await seen(HEAD, (head) => isAfter(head, 'changedAt', writeTime));
    if (!field) return;
    const product = newPath();
    await database.doc(product).set({ name: 'Test', price: 1, [field]: path.split('/')[1] });
    const other = newPath(collection);
    await addStamped(other);
    for (const it of [path, other]) await database.doc(it).delete();
    await seen(path, (it) => it.get('name') === 'Test');
    await seen(tombstoneOf(other), (it) => it.exists);
    expect((await database.doc(tombstoneOf(path)).get()).exists).toBe(false);
    // The product goes first, so that what it names can go as well.
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
  const shown = /^<p>Drying<\/p><img src="(http[^"]+)" alt="A leaf">$/.exec(blog.get('content'));
  const host = process.env.FIREBASE_STORAGE_EMULATOR_HOST ?? '127.0.0.1:9199';
  const reply = await fetch(String(shown?.[1]).replace('localhost:9199', host));
  expect(reply.headers.get('Content-Type')).toBe('image/png');
  expect(Buffer.from(await reply.arrayBuffer()).toString('base64')).toBe(dot);
  await headHasHeard(timeIn(blog, 'updatedAt'));
});

test('a program that sets the time itself is left alone, and heard only once when it adds 100 products in one go', async ({
  task,
}) => {
  task.meta.slow = 'a hundred events, and the emulators take them as they can';
  const path = newPath();
  const first = await addStamped(path);
  await pause(SETTLED_MS);
  expect(timeIn(await database.doc(path).get(), 'updatedAt')).toEqual(first);
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
