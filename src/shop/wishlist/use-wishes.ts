// The wish list for screens, and changing it.
import { useLiveQuery } from '#browser/sync/use-live-query.ts';
import { readProducts } from '#domain/catalogue/catalogue.ts';
import { readMirrorState } from '#domain/catalogue/mirror-state.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import type { Product } from '#domain/product/product.ts';
import { changeWish, type WishOutcome } from '#domain/wish-list/wish-list-write.ts';
import { readWish, readWishes, VISITOR } from '#domain/wish-list/wishes.ts';
import { readAccount } from '#engine/account/account.ts';

/** `gone`: ids of products that the shop no longer has. */
export type ShownWishes = { products: Product[]; gone: string[]; isVisitor: boolean };

/** Everything on the list, latest first; undefined while loading, or while there is no catalogue on the phone. */
export function useWishes(): ShownWishes | undefined {
  return useLiveQuery(async () => {
    const database = deviceDatabase();
    const owner = await ownerNow();
    const wishes = await readWishes(database, owner);
    // Include the visitor's wishes, which move to the account in a moment.
    const early = owner === VISITOR ? [] : await readWishes(database, VISITOR);
    const ids = [...new Set([...early, ...wishes].map(({ productId }) => productId))];
    const { generation } = await readMirrorState(database);
    if (ids.length > 0 && generation === 0) return undefined;
    const known = await readProducts(database, ids);
    return {
      products: ids.flatMap((id) => known.get(id) ?? []),
      gone: ids.filter((id) => !known.has(id)),
      isVisitor: owner === VISITOR,
    };
  }, []);
}

/** Whether a product is on the list; undefined while loading. */
export function useIsWished(productId: string): boolean | undefined {
  return useLiveQuery(async () => {
    const database = deviceDatabase();
    const owners = new Set([await ownerNow(), VISITOR]);
    const since = [];
    for (const owner of owners) since.push(await readWish(database, owner, productId));
    return since.some((it) => it !== null);
  }, [productId]);
}

/** Puts a product on the list, or takes it off. */
export function wish(productId: string, isWished: boolean): Promise<WishOutcome> {
  return changeWish(deviceDatabase(), { productId, isWished }, Date.now());
}

async function ownerNow(): Promise<string> {
  return (await readAccount(deviceDatabase()))?.uid ?? VISITOR;
}
