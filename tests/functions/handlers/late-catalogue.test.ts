// Product changes whose events come late, in the wrong order, or hide a product.
import '../own-project.ts';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { keepChangeMarks } from '../../../backend/functions/src/catalogue/keep-change-marks.ts';
import { database } from '../../../backend/functions/src/database.ts';
import { change, head, marks, product, stamped, tombstone } from '../changed-product.ts';

const TIME = expect.any(Timestamp);

beforeEach(async () => {
  for (const name of ['products', 'tombstones', 'catalogue']) {
    await database.recursiveDelete(database.collection(name));
  }
});

afterAll(() => database.terminate());

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
    const after = await it.get();
    const at = after.updateTime?.toDate() ?? new Date();
    const change = { collection: 'products', id: it.id, at, before: before[n] ?? after, after };
    await keepChangeMarks(change);
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
