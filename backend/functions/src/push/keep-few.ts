// Keeps what an account may have only so many of, since rules cannot count.
import { database } from '../database.ts';

/** How many are removed by one call at most; the next one goes on. */
const BATCH = 500;

/**
 * Removes what is beyond the `most` latest of a collection, by the field that tells their age; how many went. It may come twice, late and
 * side by side: what is among the latest stays.
 */
export async function keepFew(path: string, age: string, most: number): Promise<number> {
  const all = database.collection(path);
  // Counting is one read; looking would be as many as there are.
  const { count } = (await all.count().get()).data();
  if (count <= most) return 0;
  const { docs } = await all.orderBy(age, 'desc').offset(most).limit(BATCH).get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
  return docs.length;
}
