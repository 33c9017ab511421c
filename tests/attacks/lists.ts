/** Lists that bill the merchant for more than they show. */
import { countTrue, type Played, requireHonest } from './attack.ts';
import { type Caller, type List, mayList } from './firestore-door.ts';
import { withShopper } from './shoppers.ts';

const PUBLIC = ['products', 'categories', 'brands', 'blogs', 'tombstones', 'publishedReviews'];
const OWN = ['addresses', 'orders', 'quotations'];
const OFFSETS = [1, 10, 100, 1_000, 10_000, 100_000];
const WITHOUT_END: List[] = [{}, { limit: 501 }, { limit: 1_000_000 }];

/** Skipping documents by an offset: each that is skipped is billed. */
export async function skipDocuments(): Promise<Played[]> {
  return await withShopper(async (shopper) => [
    await skip('a stranger skips 1 to 100,000 documents of a public list', PUBLIC, null),
    await skip(
      'a shopper skips 1 to 100,000 documents of an own list',
      OWN.map((name) => `users/${shopper.uid}/${name}`),
      shopper,
    ),
  ]);
}

/** Lists without an end of their own. */
export async function listWithoutEnd(): Promise<Played[]> {
  const attack = 'a stranger lists everything at once, or more than 500';
  const outcomes = PUBLIC.flatMap((name) => WITHOUT_END.map((it) => mayList(name, it, null)));
  return [{ attack, tries: outcomes.length, ...none(await Promise.all(outcomes)) }];
}

async function skip(attack: string, lists: readonly string[], as: Caller): Promise<Played> {
  const outcomes: boolean[] = [];
  for (const name of lists) {
    requireHonest(await mayList(name, { limit: 1 }, as), `the first of ${name}`);
    for (const offset of OFFSETS) outcomes.push(await mayList(name, { limit: 1, offset }, as));
  }
  return { attack, tries: outcomes.length, ...none(outcomes) };
}

const none = (outcomes: readonly boolean[]) => ({ through: countTrue(outcomes), bound: 0 });
