// A request for news when a product is back: set, or deleted, at `users/{uid}/stockAlerts/{productId}`. Each of the two
// cancels the other.
// Its fields: StockAlertFields in account/device-registration.ts. Who may write it:
// `match /users/{uid}/stockAlerts/{id}` in backend/firestore.rules.
import * as v from 'valibot';
import { mintId } from '#engine/lib/identifiers.ts';
import { enqueue, type SaveOutcome } from '#engine/outbox/enqueue.ts';
import type { NewWrite, OutboxRow } from '#engine/outbox/write.ts';
import type { WriteKind } from '#engine/outbox/write-kind.ts';
import { StockAlertFields } from '../account/device-registration.ts';
import { readProducts } from '../catalogue/catalogue.ts';
import { recordWaitsFor } from '../device/notifications.ts';
import type { HaatDatabase } from '../device/tables.ts';

/**
 * Whether the shopper now waits for the product. `timestamp` in ms by the phone's clock; `name` is the product's name
 * at the press, if this phone knew it: the product may be gone when a message names it.
 */
export const StockAlertChange = v.object({
  ...StockAlertFields.entries,
  waits: v.boolean(),
  name: v.optional(v.string()),
});
export type StockAlertChange = v.InferOutput<typeof StockAlertChange>;

/** The outbox entity of the request. */
export function stockAlertKey(uid: string, productId: string): string {
  return `users/${uid}/stockAlerts/${productId}`;
}

export const stockAlertWrite = {
  kind: 'stock-alert',
  version: 1,
  schema: StockAlertChange,
  upcasts: {},
  document({ productId, timestamp, waits }, row) {
    const path = `/${stockAlertKey(String(row.uid), productId)}`;
    return waits
      ? { path, does: 'set', fields: { productId, timestamp } }
      : { path, does: 'delete' };
  },
  isFenced: true,
  canReadBack: true,
  async isTargetDeleted({ productId, waits }, remote) {
    const prices = await remote.prices([productId]);
    if (prices.kind !== 'ok') return prices;
    return { kind: 'ok', value: waits && !prices.value.has(productId) };
  },
  tables: (database: HaatDatabase) => [database.deviceState],
  async onDiscard(database: HaatDatabase, row: OutboxRow, isOverruled: boolean) {
    const change = v.safeParse(StockAlertChange, row.payload);
    if (!change.success || row.uid === null || isOverruled) return;
    const { productId, waits } = change.output;
    await recordWaitsFor(database, row.uid, productId, !waits);
  },
  cancellation(change: StockAlertChange, { uid, entityKey }: OutboxRow): NewWrite {
    const { kind, version } = stockAlertWrite;
    const payload: StockAlertChange = { ...change, waits: !change.waits };
    return { id: mintId(), kind, v: version, uid, entityKey, payload };
  },
} satisfies WriteKind<StockAlertChange>;

/** Saves that the account waits for a product, or no longer does. Needs no network. `now` in ms. */
export async function waitForProduct(
  database: HaatDatabase,
  { uid, productId, waits }: { uid: string; productId: string; waits: boolean },
  now: number,
): Promise<SaveOutcome> {
  // Save even if the name cannot be read.
  const known = await readProducts(database, [productId]).catch(() => null);
  const name = known?.get(productId)?.name;
  const payload: StockAlertChange = { productId, timestamp: now, waits, ...(name && { name }) };
  const { kind, version } = stockAlertWrite;
  const write = { id: mintId(), kind, v: version, uid, entityKey: stockAlertKey(uid, productId) };
  return enqueue(database, { ...write, payload }, now, [database.deviceState], () =>
    recordWaitsFor(database, uid, productId, waits),
  );
}
