// Events may come twice, late or out of order. Here they are played by hand, in a project of their
// own where no function listens, against the real emulator.
import '../own-project.ts';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { keepChangeMarks } from '../../../backend/functions/src/catalogue/keep-change-marks.ts';
import { database } from '../../../backend/functions/src/database.ts';

const product = database.doc('products/moringa');
const tombstone = database.doc('tombstones/products_moringa');
const head = database.doc('catalogue/head');

const stamped = (price: number) => ({ price, updatedAt: FieldValue.serverTimestamp() });

/** Changes the product and returns the event that a function would be sent, to be played at will. */
async function change(write: () => Promise<{ writeTime: Timestamp }>) {
  const before = await product.get();
  const { writeTime } = await write();
  const after = await product.get();
  const at = writeTime.toDate();
  return () => keepChangeMarks({ collection: 'products', id: 'moringa', at, before, after });
}

beforeEach(async () => {
  await Promise.all([product, tombstone, head].map((document) => document.delete()));
});

afterAll(() => database.terminate());

async function marks() {
  const [item, stone, mark] = await Promise.all([product.get(), tombstone.get(), head.get()]);
  return { updatedAt: item.get('updatedAt'), deletedAt: stone.get('deletedAt'), head: mark.data() };
}

describe('an event that comes twice', () => {
  const sets = (fields: object) => async () => change(() => product.set(fields));
  const deletes = async () => {
    await product.set(stamped(100));
    return change(() => product.delete());
  };

  test.each([
    ['stamps a product once', sets({ price: 100 }), 'updatedAt'],
    ['moves the mark of the last change once', sets(stamped(100)), 'head'],
    ['sets one tombstone, and tells phones of it', deletes, 'deletedAt'],
  ] as const)('%s', async (_what, happens, mark) => {
    const event = await happens();
    await event();
    const once = await marks();
    await event();
    expect((await marks())[mark]).toEqual(once[mark]);
    if (mark !== 'updatedAt') expect(await marks()).toEqual(once);
    expect(once[mark]).toEqual(
      mark === 'head' ? { changedAt: expect.any(Timestamp) } : expect.any(Timestamp),
    );
    if (mark === 'deletedAt') {
      expect(once.head?.changedAt.valueOf() >= once.deletedAt.valueOf()).toBe(true);
    }
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
    expect((await marks()).head).toBeUndefined();
    await edited();
    const after = await marks();
    expect(after.updatedAt).toEqual(updatedAt);
    expect(after.head?.changedAt.valueOf() >= updatedAt.valueOf()).toBe(true);
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
      const deletion = await change(() => product.delete());
      const hearOfDeletion = async () => {
        await deletion();
        expect((await tombstone.get()).exists).toBe(!isLate);
      };
      if (!isLate) await hearOfDeletion();
      const back = await change(() => product.set(stamped(120)));
      await back();
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
    expect(after.head?.changedAt.valueOf() >= after.deletedAt.valueOf()).toBe(true);
  });
});

test('a change is announced even when the mark moved just before it was committed', async () => {
  const event = await change(() => product.set(stamped(100)));
  const writtenAt = (await product.get()).updateTime;
  await head.set({ changedAt: Timestamp.fromMillis((writtenAt?.toMillis() ?? 0) - 1) });
  await event();
  expect((await marks()).head?.changedAt.valueOf() >= (writtenAt?.valueOf() ?? '')).toBe(true);
});

describe('a product that the merchant hides', () => {
  const hidden = (price: number) => ({ ...stamped(price), hidden: true });

  test('leaves phones as one that is gone, and comes back to them', async () => {
    await product.set(stamped(100));
    await (await change(() => product.set(hidden(100))))();
    const away = await marks();
    expect(away.deletedAt).toBeInstanceOf(Timestamp);
    expect(away.head?.changedAt.valueOf() >= away.deletedAt.valueOf()).toBe(true);
    await (await change(() => product.set(stamped(100))))();
    const back = await marks();
    expect(back.deletedAt).toBeUndefined();
    expect(back.head?.changedAt.valueOf() > away.head?.changedAt.valueOf()).toBe(true);
  });

  test('is changed without anybody hearing of it, and deleted as any other', async () => {
    await product.set(hidden(100));
    await (await change(() => product.set(hidden(120))))();
    expect((await marks()).head).toBeUndefined();
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
