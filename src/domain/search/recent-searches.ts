// The texts searched for on this device. They never leave it; cleared by the shopper, or when an account leaves.
import * as v from 'valibot';
import type { HaatDatabase } from '../device/tables.ts';

const KEY = 'recentSearches';
const MAX_SEARCHES = 6;
const Texts = v.fallback(v.array(v.string()), []);

/** The texts, latest first. */
export async function readSearches(database: HaatDatabase): Promise<string[]> {
  return v.parse(Texts, (await database.deviceState.get(KEY))?.value);
}

/** Puts a text first, and forgets the oldest beyond the limit. An empty one is not kept. */
export async function recordSearch(database: HaatDatabase, text: string): Promise<void> {
  const kept = text.trim();
  if (kept === '') return;
  await database.transaction('rw', database.deviceState, async () => {
    const others = (await readSearches(database)).filter(
      (it) => it.toLowerCase() !== kept.toLowerCase(),
    );
    await database.deviceState.put({ key: KEY, value: [kept, ...others].slice(0, MAX_SEARCHES) });
  });
}

/** Forgets them all. */
export async function forgetSearches(database: HaatDatabase): Promise<void> {
  await database.deviceState.delete(KEY);
}
