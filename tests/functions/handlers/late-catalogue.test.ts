// Changes of the catalogue and the settings whose events come twice, at once, late or in the wrong order, or hide a product.
import '../own-project.ts';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { keepChangeMarks } from '../../../backend/functions/src/catalogue/keep-change-marks.ts';
import { database } from '../../../backend/functions/src/database.ts';
import { beginWithout } from '../begin-without.ts';
import { type News, WAYS } from '../redelivered.ts';

const TIME = expect.any(Timestamp);
const product = database.doc('products/moringa');
const tombstone = database.doc('tombstones/products_moringa');
const head = database.doc('catalogue/head');

const stamped = (price: number) => ({ price, updatedAt: FieldValue.serverTimestamp() });

/** Changes a document and returns the function's event, to be delivered at will. */
async function change(write: () => Promise<{ writeTime: Timestamp }>, of = product) {
  const before = await of.get();
  const { writeTime } = await write();
  const after = await of.get();
  const at = writeTime.toDate();
  return () => keepChangeMarks({ collection: of.parent.id, id: of.id, at, before, after });
}

/** The marks that phones compare, and whether they notice the last change. */
async function marks() {
  const [item, stone, mark] = await Promise.all([product.get(), tombstone.get(), head.get()]);
  const [updatedAt, deletedAt] = [item.get('updatedAt'), stone.get('deletedAt')];
  const changedAt = mark.get('changedAt');
  const isHeard: boolean = changedAt?.valueOf() >= (deletedAt ?? updatedAt)?.valueOf();
  return { updatedAt, deletedAt, changedAt, isHeard };
}

beginWithout('shop', 'products', 'tombstones', 'catalogue');

const DAY_MS = 86_400_000;
const settings = database.doc('shop/settings');
const FARM = { email: 'farm@fields.example' };

/** What happens, with its events in order; and what these leave. */
const HAPPENINGS: [string, () => Promise<News>, () => Promise<unknown>, unknown][] = [
  [
    'a product without its time is stamped',
    async () => [await change(() => product.set({ price: 100 }))],
    async () => (await marks()).updatedAt,
    TIME,
  ],
  [
    'a product with its time is announced',
    async () => [await change(() => product.set(stamped(100)))],
    marks,
    { updatedAt: TIME, changedAt: TIME, isHeard: true },
  ],
  [
    'a product that is deleted has a tombstone for 90 days',
    async () => {
      await product.set(stamped(100));
      return [await change(() => product.delete())];
    },
    async () => {
      const [{ isHeard, deletedAt }, stone] = [await marks(), await tombstone.get()];
      const lasts = stone.get('expiresAt').toMillis() - deletedAt.toMillis();
      return { isHeard, deletedAt, days: Math.round(lasts / DAY_MS) };
    },
    { isHeard: true, deletedAt: TIME, days: 90 },
  ],
  [
    'settings that are deleted come back empty, without a tombstone',
    async () => {
      await settings.set(FARM);
      return [await change(() => settings.delete(), settings)];
    },
    async () => {
      const stones = await database.collection('tombstones').get();
      return [Object.keys((await settings.get()).data() ?? {}), stones.size];
    },
    [['updatedAt'], 0],
  ],
  [
    'settings that were said again after a deletion stay',
    async () => {
      await settings.set(FARM);
      const deletion = await change(() => settings.delete(), settings);
      await settings.set({ email: 'shop@fields.example' });
      return [deletion];
    },
    async () => (await settings.get()).data(),
    { email: 'shop@fields.example' },
  ],
];

describe.each(WAYS)('news that comes %s changes nothing more', (_how, bring) => {
  test.each(HAPPENINGS)('%s', async (_what, happens, leaves, is) => {
    const news = await happens();
    await bring(news);
    const once = await leaves();
    expect(once).toEqual(is);
    await bring(news);
    expect(await leaves()).toEqual(once);
  });
});

describe('an event that comes late', () => {
  test('does not stamp over a later change that set its own time', async () => {
    const unstamped = await change(() => product.set({ price: 100 }));
    const careful = await change(() => product.set(stamped(120)));
    const { updatedAt } = await marks();
    await careful();
    await unstamped();
    expect((await marks()).updatedAt).toEqual(updatedAt);
  });

  test('is announced all the same when an order, of which phones need not hear, came before its stamp', async () => {
    await product.set({ ...stamped(100), quantity: 9 });
    const edited = await change(() => product.update({ price: 120 }));
    const sold = await change(() =>
      product.update({ quantity: 8, updatedAt: FieldValue.serverTimestamp() }),
    );
    const { updatedAt } = await marks();
    await sold();
    expect((await marks()).changedAt).toBeUndefined();
    await edited();
    expect(await marks()).toMatchObject({ updatedAt, isHeard: true });
  });

  test('does not bring back a product that was deleted since', async () => {
    const unstamped = await change(() => product.set({ price: 100 }));
    const deletion = await change(() => product.delete());
    await deletion();
    await unstamped();
    expect((await product.get()).exists).toBe(false);
    expect((await tombstone.get()).exists).toBe(true);
  });

  test('leaves a product that has come back without a tombstone, in either order', async () => {
    for (const isLate of [true, false]) {
      await product.set(stamped(100));
      const hearOfDeletion = await change(() => product.delete());
      if (!isLate) await hearOfDeletion();
      expect((await tombstone.get()).exists).toBe(!isLate);
      await (await change(() => product.set(stamped(120))))();
      if (isLate) await hearOfDeletion();
      expect((await tombstone.get()).exists).toBe(false);
    }
  });

  test('buries a product that was deleted twice, with the time of the second', async () => {
    await product.set(stamped(100));
    const first = await change(() => product.delete());
    await first();
    const back = await change(() => product.set(stamped(120)));
    const second = await change(() => product.delete());
    const between = await marks();
    await second();
    await back();
    const after = await marks();
    expect(after.deletedAt.valueOf() > between.deletedAt.valueOf()).toBe(true);
    expect(after.isHeard).toBe(true);
  });
});

test('a change is announced even when the mark moved just before it was committed', async () => {
  const event = await change(() => product.set(stamped(100)));
  const writtenAt = (await product.get()).updateTime;
  await head.set({ changedAt: Timestamp.fromMillis((writtenAt?.toMillis() ?? 0) - 1) });
  await event();
  expect((await marks()).changedAt.valueOf() >= (writtenAt?.valueOf() ?? '')).toBe(true);
});

test('many products that are added in one go are announced once', async () => {
  const many = Array.from({ length: 20 }, (_, at) => database.doc(`products/new-${at}`));
  const before = await Promise.all(many.map((it) => it.get()));
  const batch = database.batch();
  for (const it of many) batch.set(it, stamped(100));
  await batch.commit();
  const announced = new Set<string>();
  for (const [n, it] of many.entries()) {
    const [after, at] = [await it.get(), new Date()];
    const news = { collection: 'products', id: it.id, at, before: before[n] ?? after, after };
    await keepChangeMarks(news);
    announced.add((await marks()).changedAt.valueOf());
  }
  expect(announced.size).toBe(1);
});

describe('a product that the merchant hides', () => {
  const hidden = (price: number) => ({ ...stamped(price), hidden: true });

  test('leaves phones as one that is gone, and comes back to them', async () => {
    await product.set(stamped(100));
    await (await change(() => product.set(hidden(100))))();
    const away = await marks();
    expect(away).toMatchObject({ deletedAt: TIME, isHeard: true });
    await (await change(() => product.set(stamped(100))))();
    const back = await marks();
    expect(back.deletedAt).toBeUndefined();
    expect(back.changedAt.valueOf() > away.changedAt.valueOf()).toBe(true);
  });

  test('is changed without anybody hearing of it, and deleted as any other', async () => {
    await product.set(hidden(100));
    await (await change(() => product.set(hidden(120))))();
    expect((await marks()).changedAt).toBeUndefined();
    await (await change(() => product.delete()))();
    expect((await marks()).deletedAt).toBeInstanceOf(Timestamp);
  });

  test('stays with phones where it was shown again before they heard', async () => {
    await product.set(stamped(100));
    const hide = await change(() => product.set(hidden(100)));
    const show = await change(() => product.set(stamped(100)));
    await show();
    await hide();
    expect((await marks()).deletedAt).toBeUndefined();
  });
});
