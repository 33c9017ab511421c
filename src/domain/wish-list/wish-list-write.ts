// A product on the wish list: one field of `users/{uid}/lists/wishes`, named by the product's id, or its removal. So
// two phones can change one list, each its own products; of two changes to one product, the last to arrive wins.
// Who may write it: `match /users/{uid}/lists/wishes` in backend/firestore.rules.
import * as v from 'valibot';
import { isStillHere, readAccount } from '#engine/account/account.ts';
import { openToWrite } from '#engine/device/database-blocked.ts';
import { evictAndRetry, saveFailureReason } from '#engine/device/save-failure.ts';
import { DocumentId, mintId } from '#engine/lib/identifiers.ts';
import { enqueue, type SaveOutcome } from '#engine/outbox/enqueue.ts';
import { recordProven } from '#engine/outbox/settled-writes.ts';
import type { NewWrite, OutboxRow } from '#engine/outbox/write.ts';
import type { WriteKind } from '#engine/outbox/write-kind.ts';
import { recordAccountChanged } from '../account/account-mirror-state.ts';
import { readProducts } from '../catalogue/catalogue.ts';
import type { HaatDatabase } from '../device/tables.ts';
import { MAX_WISHES } from '../shared/limits.ts';
import { countWishes, putWish, readWish, readWishes, VISITOR } from './wishes.ts';

const Since = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1)));

/**
 * `savedAt`: since when the product is on the list, ms by the phone's clock, or null to take it off; `before`: the
 * value that this replaces on this device. `name` is the product's, if this phone knew it.
 */
export const WishChange = v.object({
  productId: DocumentId,
  savedAt: Since,
  before: Since,
  name: v.optional(v.string()),
});
export type WishChange = v.InferOutput<typeof WishChange>;

/** The outbox entity of a product on the list, distinct from others named by the product's id. */
export function wishKey(uid: string, productId: string): string {
  return `users/${uid}/lists/wishes/wish-${productId}`;
}

export const wishListWrite = {
  kind: 'wish-list',
  version: 1,
  schema: WishChange,
  upcasts: {},
  document: ({ productId, savedAt }, { uid }) => ({
    path: `/users/${uid}/lists/wishes`,
    does: 'merge',
    ...(savedAt === null
      ? { fields: {}, gone: [productId] }
      : { fields: { [productId]: savedAt } }),
  }),
  isFenced: true,
  canReadBack: true,
  apply: (database: HaatDatabase, { productId, savedAt }: WishChange, { uid }: OutboxRow) =>
    putWish(database, String(uid), productId, savedAt),
  tables: (database: HaatDatabase) => [database.wishes, database.deviceState],
  async onDone(database: HaatDatabase, row: OutboxRow) {
    await recordProven(database, row);
    await recordAccountChanged(database);
  },
  async onDiscard(database: HaatDatabase, row: OutboxRow, isOverruled: boolean) {
    await recordAccountChanged(database);
    const change = v.safeParse(WishChange, row.payload);
    if (!change.success || row.uid === null || isOverruled) return;
    if (!(await isStillHere(database, row.uid))) return;
    await putWish(database, row.uid, change.output.productId, change.output.before);
  },
  cancellation(change: WishChange, { uid, entityKey }: OutboxRow): NewWrite {
    const { kind, version } = wishListWrite;
    const payload = { ...change, savedAt: change.before, before: change.savedAt };
    return { id: mintId(), kind, v: version, uid, entityKey, payload };
  },
} satisfies WriteKind<WishChange>;

/** `full`: the list is full. */
export type WishOutcome = SaveOutcome | { outcome: 'full' };

/** Adds a product to the account's or visitor's list, or removes it. Needs no network and no account. `now` in ms. */
export async function changeWish(
  database: HaatDatabase,
  { productId, isWished }: { productId: string; isWished: boolean },
  now: number,
): Promise<WishOutcome> {
  try {
    await openToWrite(database);
    const uid = (await readAccount(database))?.uid ?? null;
    const owner = uid ?? VISITOR;
    if (isWished && (await countWishes(database, owner)) >= MAX_WISHES) return { outcome: 'full' };
    const savedAt = isWished ? now : null;
    if (uid !== null) return await enqueueWish(database, uid, productId, savedAt, now);
    await evictAndRetry(database, () => putWish(database, VISITOR, productId, savedAt));
    return { outcome: 'saved', id: productId };
  } catch (error) {
    return { outcome: 'not-saved', reason: saveFailureReason(error) };
  }
}

/** Moves a visitor's wishes to the signed-in account; each goes once, however often this is called. */
export async function handOverWishes(database: HaatDatabase, now: number): Promise<void> {
  const uid = (await readAccount(database))?.uid;
  if (uid === undefined) return;
  for (const { productId, savedAt } of await readWishes(database, VISITOR)) {
    await enqueueWish(database, uid, productId, savedAt, now, true);
  }
}

async function enqueueWish(
  database: HaatDatabase,
  uid: string,
  productId: string,
  savedAt: number | null,
  now: number,
  isVisitors = false,
): Promise<SaveOutcome> {
  // Save even if the name cannot be read.
  const known = await readProducts(database, [productId]).catch(() => null);
  const name = known?.get(productId)?.name;
  const payload: WishChange = { productId, savedAt, before: null, ...(name && { name }) };
  const { kind, version } = wishListWrite;
  const write = { id: mintId(), kind, v: version, uid, entityKey: wishKey(uid, productId) };
  const tables = [database.wishes, database.deviceState];
  return enqueue(database, { ...write, payload }, now, tables, async () => {
    // The account may have left meanwhile, and another tab may have handed the wish over.
    const isThere = !isVisitors || (await readWish(database, VISITOR, productId)) !== null;
    if (!isThere || !(await isStillHere(database, uid))) throw new Overtaken();
    payload.before = await readWish(database, uid, productId);
    await putWish(database, VISITOR, productId, null);
    await putWish(database, uid, productId, savedAt);
  });
}

class Overtaken extends Error {}
