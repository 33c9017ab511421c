// Products for the desk, hidden ones too: the shop's documents with this device's unsent edits over them.
import { useMemo } from 'react';
import { useLiveQuery } from '#browser/sync/use-live-query.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import type { EditedFields } from '#domain/editing/edited-fields.ts';
import { readDeskProduct } from '#domain/product/desk/desk-products.ts';
import { readDeskStock } from '#domain/product/desk/desk-stock.ts';
import { type ProductCard, productCard } from '#domain/product/desk/stock-change.ts';
import { matcherOf, searchText } from '#domain/search/match-text.ts';
import { compareNames } from '#domain/shared/by-name.ts';
import { readOutbox } from '#engine/outbox/outbox-rows.ts';
import { readWaitingEdits, sureFields, type WaitingEdit } from '../edits/use-waiting-edits.ts';
import { useOwnDesk } from '../frame/use-merchant.ts';
import { waitingPrices } from '../stock/waiting-prices.ts';

/** A product in the list. `price` in rupees; `pieces` as the shop has them. */
export type ListedProduct = {
  productId: string;
  card: ProductCard;
  price: number;
  pieces: number;
  waiting: WaitingEdit[];
};

/** A product to edit. `isStored`: the shop has it. */
export type ShownProduct = {
  productId: string;
  fields: EditedFields;
  isStored: boolean;
  waiting: WaitingEdit[];
};

/** All products by name; undefined while loading. */
export function useDeskProducts(): ListedProduct[] | undefined {
  const { uid } = useOwnDesk();
  const read = useLiveQuery(async () => {
    const known = await readDeskStock(deviceDatabase(), uid);
    const waiting = await readWaitingEdits(uid, 'products');
    return { known, waiting, prices: waitingPrices(await readOutbox(deviceDatabase()), uid) };
  }, [uid]);
  return useMemo(() => {
    if (!read) return undefined;
    const { known, waiting, prices } = read;
    const ids = new Set([...known.keys(), ...waiting.keys()]);
    const all = [...ids].flatMap((productId): ListedProduct[] => {
      const { card, price = 0, quantity: pieces = 0 } = known.get(productId) ?? {};
      const own = waiting.get(productId) ?? [];
      const fields = sureFields({ ...bare(card), price }, own);
      if (!card && own.length === 0) return [];
      const today = prices.get(productId) ?? Number(fields.price);
      return [{ productId, card: cardOf(fields, card), price: today, pieces, waiting: own }];
    });
    return all.toSorted((one, other) => compareNames(one.card.name, other.card.name));
  }, [read]);
}

/** One product with its waiting edits; undefined while loading, null if this device does not have it. */
export function useDeskProduct(productId: string): ShownProduct | null | undefined {
  const { uid } = useOwnDesk();
  return useLiveQuery(async () => {
    const known = await readDeskProduct(deviceDatabase(), uid, productId);
    const waiting = (await readWaitingEdits(uid, 'products')).get(productId) ?? [];
    if (!known && waiting.length === 0) return null;
    const price = waitingPrices(await readOutbox(deviceDatabase()), uid).get(productId);
    const sure = sureFields(known?.fields ?? {}, waiting);
    const fields = price === undefined ? sure : { ...sure, price };
    return { productId, fields, isStored: known !== undefined, waiting };
  }, [uid, productId]);
}

/** A test whether a search finds a product, by its name, tags or id. */
export function productMatcher(typed: string): (product: ListedProduct) => boolean {
  const matches = matcherOf(typed);
  return ({ productId, card: { name, tags = [] } }) =>
    matches(searchText([name, tags.join(' ')], [productId]));
}

function bare(card: ProductCard | undefined): EditedFields {
  if (!card) return {};
  const { name, category, brand, cover, hidden, tags = [] } = card;
  const photoURL = cover === null ? [] : [cover];
  return { name, category, brand, photoURL, tags, ...(hidden && { hidden }) };
}

function cardOf(fields: EditedFields, stored: ProductCard | undefined): ProductCard {
  return { ...stored, ...productCard(fields) };
}
