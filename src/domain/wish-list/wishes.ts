// The wish list on this device: that of the account, over which lies what is still to be sent, or a visitor's own.
import { Dexie } from 'dexie';
import type { HaatDatabase, KeptWish } from '../device/tables.ts';

/** Whose wishes those of somebody are who is not signed in. */
export const VISITOR = '';

/** A product that is wished for, and since when, ms. */
export type Wish = Omit<KeptWish, 'uid'>;

/** The wishes of an account (or of VISITOR), the latest first. */
export async function readWishes(database: HaatDatabase, uid: string): Promise<Wish[]> {
  const owned = await ofOwner(database, uid).toArray();
  return owned
    .map(({ productId, savedAt }) => ({ productId, savedAt }))
    .sort((a, b) => b.savedAt - a.savedAt);
}

/** Since when an account (or VISITOR) has wished for a product, ms; null where it does not. */
export async function readWish(
  database: HaatDatabase,
  uid: string,
  productId: string,
): Promise<number | null> {
  return (await database.wishes.get([uid, productId]))?.savedAt ?? null;
}

/** How many wishes there are. */
export function countWishes(database: HaatDatabase, uid: string): Promise<number> {
  return ofOwner(database, uid).count();
}

/** Keeps since when a product has been wished for, ms; null takes it off the list. */
export async function putWish(
  database: HaatDatabase,
  uid: string,
  productId: string,
  savedAt: number | null,
): Promise<void> {
  if (savedAt === null) await database.wishes.delete([uid, productId]);
  else await database.wishes.put({ uid, productId, savedAt });
}

/** Puts these wishes in place of all that are kept of an account. */
export async function replaceWishes(
  database: HaatDatabase,
  uid: string,
  wishes: readonly Wish[],
): Promise<void> {
  await ofOwner(database, uid).delete();
  await database.wishes.bulkPut(wishes.map((wish) => ({ ...wish, uid })));
}

function ofOwner(database: HaatDatabase, uid: string) {
  return database.wishes.where('[uid+productId]').between([uid, Dexie.minKey], [uid, Dexie.maxKey]);
}
