// Two tabs that read the catalogue at once show one whole catalogue, never an older one; and how the worker knows whether a drawn page is still true.
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test } from 'vitest';
import { readMirrorState } from '#domain/catalogue/mirror-state.ts';
import { readMirrorVersion } from '#domain/catalogue/mirror-version.ts';
import type { MirrorOutcome } from '#domain/catalogue/refresh.ts';
import { DAY_MS } from '#engine/limits.ts';
import * as fresh from './support/fresh-catalogue.ts';
import { database, indexedDB, SEVEN as NAMES, names, shop } from './support/fresh-catalogue.ts';
import { noteTally, shownMixed } from './support/note-tally.ts';
import { productFields } from './support/small-catalogue.ts';

fresh.eachWithCatalogue(() => {
  fresh.sellAll(NAMES);
  shop.put('categories/moringa', { categoryName: 'Moringa' });
  shop.now += 60_000;
});

/** A refresh by a separate tab. Before its question with this number is answered, it pauses until `meanwhile` is over. */
function refresh(standsStillAt = 0, meanwhile?: () => Promise<unknown>) {
  Object.assign(shop, { questions: 0, pause: { at: standsStillAt, until: meanwhile } });
  return fresh.refresh();
}

/** The merchant renames one product and removes another; a second tab reads all of that. */
async function changeAndRead(): Promise<void> {
  shop.put('products/amla', productFields('Amla of today'));
  shop.remove('products/ghee');
  expect((await refresh()).outcome).toBe('changed');
}

const TODAY = ['Amla of today', ...NAMES.slice(1, -1)];

/** A tab reads the phone's own state after asking for the head. */
const AFTER_HEAD = 2;

describe.each([
  ['Firestore', 'down', 6, 7],
  ['the published files', 'good', 2, 3],
] as const)('read from %s', (_source, state, last, atLeast) => {
  beforeEach(() => {
    shop.publication.state = state;
  });

  test('wherever the first reading of one tab stands still, the other tab’s newer catalogue stays as it is', async ({
    task,
  }) => {
    let outcome: MirrorOutcome['outcome'] | null = null;
    let mixed = 0;
    let standsStillAt = AFTER_HEAD;
    for (; outcome !== 'changed'; standsStillAt++) {
      fresh.newPhone();
      shop.put('products/amla', productFields('Amla'));
      shop.put('products/ghee', productFields('Ghee'));
      let hasStoodStill = false;
      const late = await refresh(standsStillAt, async () => {
        hasStoodStill = true;
        await changeAndRead();
      });
      outcome = late.outcome;
      if (!hasStoodStill) break;
      expect(outcome, `question ${standsStillAt}`).toBe('overtaken');
      if (`${await names()}` !== `${TODAY}`) mixed++;
      expect(await database.filling.count()).toBe(0);
      expect((await refresh()).outcome).toBe('up-to-date');
      expect(await names()).toEqual(TODAY);
    }
    const repetitions = standsStillAt - AFTER_HEAD;
    noteTally(task, { promise: 'half-a-catalogue', ...shownMixed(repetitions, mixed) });
    expect(mixed).toBe(0);
    expect(repetitions).toBeGreaterThanOrEqual(atLeast);
  });

  test('changes that one tab read earlier do not undo newer ones read by another tab', async () => {
    for (let standsStillAt = AFTER_HEAD; standsStillAt <= last; standsStillAt++) {
      shop.put('products/amla', productFields('Amla'));
      shop.put('products/ghee', productFields('Ghee'));
      await refresh();
      expect(await names()).toEqual(NAMES);
      shop.put('products/amla', productFields('Amla of this morning'));
      const late = await refresh(standsStillAt, changeAndRead);
      expect(late.outcome, `question ${standsStillAt}`).toBe('overtaken');
      expect(await names(), `question ${standsStillAt}`).toEqual(TODAY);
    }
  });
});

test('what a reading of long ago left half done is never mixed with today’s catalogue', async () => {
  shop.failAt = 3;
  expect((await refresh()).outcome).toBe('failed');
  shop.failAt = Number.POSITIVE_INFINITY;
  shop.now += 70 * DAY_MS;
  // Deleted so long ago that its tombstone has expired.
  shop.documents.delete('products/amla');
  expect((await refresh()).outcome).toBe('changed');
  expect(await names()).toEqual(NAMES.slice(1));
  expect(await database.products.count()).toBe(NAMES.length - 1);
});

const version = (of = indexedDB) => readMirrorVersion('haat', of);

test('every change of the catalogue is seen, a look that finds none changes nothing, and no catalogue is no version', async () => {
  const versionThen = () => refresh().then(() => version());
  await readMirrorState(database);
  expect(await version()).toBeNull();
  shop.put('products/a', productFields('Amla', { price: 10 }));
  const seen = [await versionThen()];
  expect(await versionThen()).toBe(seen[0]);
  shop.put('products/a', productFields('Amla', { price: 11 }));
  seen.push(await versionThen());
  shop.put('categories/powders', { categoryName: 'Powders' });
  seen.push(await versionThen());
  shop.remove('products/a');
  seen.push(await versionThen());
  expect(seen).not.toContain(null);
  expect(new Set(seen).size).toBe(4);
});

test('a phone that has no database is left without one, and a database of other tables is read without an error', async () => {
  const other = new IDBFactory();
  expect(await version(other)).toBeNull();
  expect(await other.databases()).toEqual([]);
  await new Promise((resolve) => {
    const opening = other.open('haat', 10);
    opening.onupgradeneeded = () => opening.result.createObjectStore('cartItems');
    opening.onsuccess = () => resolve(opening.result.close());
  });
  expect(await version(other)).toBeNull();
});

test('who looks does not stand in the way of a newer version of the shop', async () => {
  await database.open();
  database.close();
  const looks = [version(), version()];
  const raised = new Promise((resolve, reject) => {
    const opening = indexedDB.open('haat', 9_990);
    opening.onblocked = () => reject(new Error('somebody holds it'));
    opening.onsuccess = () => resolve(opening.result.version);
  });
  expect(await raised).toBe(9_990);
  expect(await Promise.all(looks)).toEqual([null, null]);
});
