// Two tabs that read the catalogue at once, without locks: they show one whole catalogue, never an older one than before.
import { beforeEach, describe, expect, test } from 'vitest';
import type { MirrorOutcome } from '#domain/catalogue/refresh.ts';
import {
  database,
  eachWithCatalogue,
  SEVEN as NAMES,
  names,
  newPhone,
  refresh as refreshWith,
  sellAll,
  shop,
} from './support/fresh-catalogue.ts';
import { noteTally } from './support/note-tally.ts';
import { productFields } from './support/small-catalogue.ts';

eachWithCatalogue(() => {
  sellAll(NAMES);
  shop.put('categories/moringa', { categoryName: 'Moringa' });
  shop.now += 60_000;
});

/** A refresh by a separate tab. Before its question with this number is answered, it pauses until `meanwhile` is over. */
function refresh(standsStillAt?: number, meanwhile?: () => Promise<unknown>) {
  let questions = 0;
  const slow = <Asked extends object>(asked: Asked): Asked =>
    Object.fromEntries(
      Object.entries(asked).map(([name, ask]) => [
        name,
        async (...of: unknown[]) => {
          const answer = await ask(...of);
          questions++;
          if (questions === standsStillAt) await meanwhile?.();
          return answer;
        },
      ]),
    ) as Asked;
  const { remote, published } = shop.sources();
  return refreshWith({ remote: slow(remote), published: slow(published) });
}

/** The merchant renames one product and removes another; a second tab reads all of that. */
async function changeAndRead(): Promise<void> {
  shop.put('products/amla', productFields('Amla of today'));
  shop.remove('products/ghee');
  expect((await refresh()).outcome).toBe('changed');
}

const TODAY = ['Amla of today', ...NAMES.slice(1, -1)];

/** A tab reads the phone's own state after asking for the head. */
describe.each([
  { source: 'Firestore', state: 'down', afterHead: 3, last: 7, atLeast: 7 },
  { source: 'the published files', state: 'good', afterHead: 2, last: 2, atLeast: 3 },
] as const)('read from $source', ({ state, afterHead, last, atLeast }) => {
  beforeEach(() => {
    shop.publication.state = state;
  });

  test('wherever the first reading of one tab stands still, the other tab’s newer catalogue stays as it is', async ({
    task,
  }) => {
    let outcome: MirrorOutcome['outcome'] | null = null;
    let mixed = 0;
    let standsStillAt: number = afterHead;
    for (; outcome !== 'changed'; standsStillAt++) {
      newPhone();
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
    const repetitions = standsStillAt - afterHead;
    const other = { lost: null, doubled: null, falselyConfirmed: mixed };
    noteTally(task, { promise: 'half-a-catalogue', repetitions, ...other });
    expect(mixed).toBe(0);
    expect(repetitions).toBeGreaterThanOrEqual(atLeast);
  });

  test('changes that one tab read earlier do not undo newer ones read by another tab', async () => {
    for (let standsStillAt: number = afterHead; standsStillAt <= last; standsStillAt++) {
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
  shop.now += 70 * 24 * 60 * 60 * 1000;
  // Deleted so long ago that its tombstone has expired.
  shop.documents.delete('products/amla');
  expect((await refresh()).outcome).toBe('changed');
  expect(await names()).toEqual(NAMES.slice(1));
  expect(await database.products.count()).toBe(NAMES.length - 1);
});
