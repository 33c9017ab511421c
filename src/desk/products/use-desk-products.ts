// Products for the desk's screens, hidden ones as well: what the shop has, and over it what this device has still to send.
import { useLiveQuery } from 'dexie-react-hooks';
import { useMemo } from 'react';
import * as v from 'valibot';
import { deviceDatabase } from '#core/device/database/database.ts';
import { readDeskProduct } from '#core/device/desk/desk-products.ts';
import { readDeskStock } from '#core/device/desk/desk-stock.ts';
import { readOutbox } from '#core/device/outbox/outbox-rows.ts';
import { type EditedFields, ProductEdit, withChange } from '#core/model/desk/product-edit.ts';
import { type ProductCard, productCard } from '#core/model/desk/stock-change.ts';
import type { OutboxRow } from '#core/model/outbox/write.ts';
import { deskProductWrite, MovedProduct } from '#core/sync/writes/desk-product.ts';
import { useOwnDesk } from '../frame/use-merchant.ts';

/** Something done with a product that is not sent; `now`: what of it has moved, about which the merchant is asked (null: the product is gone). */
export type WaitingEdit = {
  seq: number;
  id: string;
  state: 'waits' | 'asks' | 'refused';
  edit: ProductEdit;
  now: EditedFields | null;
};

/** A product in the list. `price` in rupees. */
export type ListedProduct = {
  productId: string;
  card: ProductCard;
  price: number;
  waiting: WaitingEdit[];
};

/** A product as it can be edited. `isStored`: the shop has it. */
export type ShownProduct = {
  productId: string;
  fields: EditedFields;
  isStored: boolean;
  waiting: WaitingEdit[];
};

/** All of them by name; undefined while the device is being asked. */
export function useDeskProducts(): ListedProduct[] | undefined {
  const { uid } = useOwnDesk();
  const read = useLiveQuery(async () => {
    const database = deviceDatabase();
    return { known: await readDeskStock(database, uid), waiting: await readWaiting(uid) };
  }, [uid]);
  return useMemo(() => {
    if (!read) return undefined;
    const { known, waiting } = read;
    const ids = new Set([...known.keys(), ...waiting.keys()]);
    const all = [...ids].flatMap((productId): ListedProduct[] => {
      const { card, price = 0 } = known.get(productId) ?? {};
      const own = waiting.get(productId) ?? [];
      const fields = sureFields({ ...bare(card), price }, own);
      if (!card && own.length === 0) return [];
      return [{ productId, card: cardOf(fields, card), price: Number(fields.price), waiting: own }];
    });
    return all.toSorted((one, other) => collator.compare(one.card.name, other.card.name));
  }, [read]);
}

/** One product with what waits; undefined while the device is being asked, null where it does not have it. */
export function useDeskProduct(productId: string): ShownProduct | null | undefined {
  const { uid } = useOwnDesk();
  return useLiveQuery(async () => {
    const known = await readDeskProduct(deviceDatabase(), uid, productId);
    const waiting = (await readWaiting(uid)).get(productId) ?? [];
    if (!known && waiting.length === 0) return null;
    const fields = sureFields(known?.fields ?? {}, waiting);
    return { productId, fields, isStored: known !== undefined, waiting };
  }, [uid, productId]);
}

/** Many times as quick as comparing without one. */
const collator = new Intl.Collator('en-IN');

/** What is asked about is not done; but a product that is not at the shop yet is nothing else. */
function sureFields(stored: EditedFields, waiting: readonly WaitingEdit[]): EditedFields {
  const sure = waiting.filter(({ state, edit }) => state === 'waits' || edit.does === 'create');
  return sure.reduce((fields, { edit }) => withChange(fields, edit.fields), stored);
}

function bare(card: ProductCard | undefined): EditedFields {
  if (!card) return {};
  const { name, category, cover, hidden } = card;
  return { name, category, photoURL: cover === null ? [] : [cover], ...(hidden && { hidden }) };
}

function cardOf(fields: EditedFields, stored: ProductCard | undefined): ProductCard {
  return { ...stored, ...productCard(fields) };
}

/** What waits or asks, by product, in the order in which it was pressed. */
async function readWaiting(uid: string): Promise<Map<string, WaitingEdit[]>> {
  const all = new Map<string, WaitingEdit[]>();
  for (const { row } of await readOutbox(deviceDatabase())) {
    const waiting = row?.uid === uid ? editIn(row) : null;
    if (!waiting) continue;
    const { productId } = waiting.edit;
    all.set(productId, [...(all.get(productId) ?? []), waiting]);
  }
  return all;
}

function editIn(row: OutboxRow): WaitingEdit | null {
  if (row.kind !== deskProductWrite.kind) return null;
  const edit = v.safeParse(ProductEdit, row.payload);
  if (!edit.success) return null;
  const state =
    row.state === 'refused' ? 'refused' : row.heldFor === 'review' ? 'asks' : ('waits' as const);
  const asked = v.safeParse(MovedProduct, row.accepted);
  const now = asked.success ? asked.output.now : null;
  return { seq: row.seq, id: row.id, state, edit: edit.output, now };
}
