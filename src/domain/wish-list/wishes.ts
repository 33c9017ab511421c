// The wish list on this device: the account's, with unsent changes over it, or a visitor's own.
import { Dexie } from 'dexie';
import type { HaatDatabase, KeptWish } from '../device/tables.ts';

/** The owner of wishes while nobody is signed in. */
export const VISITOR = '';

/** A wished product, and since when, ms. */
export type Wish = Omit<KeptWish, 'uid'>;

/** The wishes of an account (or of VISITOR), the latest first. */
export async function readWishes(database: HaatDatabase, uid: string): Promise<Wish[]> {
  const owned = await ofOwner(database, uid).toArray();
  return owned
    .map(({ productId, savedAt }) => ({ productId, savedAt }))
    .sort((a, b) => b.savedAt - a.savedAt);
}

/** Since when a product is on the list of an account (or VISITOR), ms; null if it is not. */
export async function readWish(
  database: HaatDatabase,
  uid: string,
  productId: string,
): Promise<number | null> {
  return (await database.wishes.get([uid, productId]))?.savedAt ?? null;
}

/** The number of wishes. */
export function countWishes(database: HaatDatabase, uid: string): Promise<number> {
  return ofOwner(database, uid).count();
}

/** Stores since when a product is on the list, ms; null takes it off. */
export async function putWish(
  database: HaatDatabase,
  uid: string,
  productId: string,
  savedAt: number | null,
): Promise<void> {
  if (savedAt === null) await database.wishes.delete([uid, productId]);
  else await database.wishes.put({ uid, productId, savedAt });
}

/** Replaces all wishes of an account with these. */
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
