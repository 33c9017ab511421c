// How the ask to be told when a product is back goes to Firestore: set, or deleted, at `users/{uid}/stockAlerts/{productId}`.
// Each of the two takes the other back.
import * as v from 'valibot';
import type { HaatDatabase } from '../../device/database.ts';
import { noteWaitsFor } from '../../device/notifications.ts';
import { StockAlertFields } from '../../model/device-registration.ts';
import { mintId } from '../../model/identifiers.ts';
import type { NewWrite, OutboxRow } from '../../model/write.ts';
import { hasLaterWrite } from '../later-write.ts';
import type { Sender } from '../sender.ts';

/** Whether the shopper waits for the product from now on. `timestamp` in ms by the phone's clock. */
export const StockAlertChange = v.object({ ...StockAlertFields.entries, waits: v.boolean() });
export type StockAlertChange = v.InferOutput<typeof StockAlertChange>;

/** Names the ask as what a write is about. */
export function stockAlertKey(uid: string, productId: string): string {
  return `users/${uid}/stockAlerts/${productId}`;
}

export const stockAlertSender = {
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
  canReadBack: true,
  notesIn: (database: HaatDatabase) => [database.deviceState],
  async noteDiscarded(database: HaatDatabase, row: OutboxRow) {
    const change = v.safeParse(StockAlertChange, row.payload);
    if (!change.success || row.uid === null || (await hasLaterWrite(database, row))) return;
    const { productId, waits } = change.output;
    await noteWaitsFor(database, row.uid, productId, !waits);
  },
  cancellation(change: StockAlertChange, { uid, entityKey }: OutboxRow): NewWrite {
    const { kind, version } = stockAlertSender;
    const payload: StockAlertChange = { ...change, waits: !change.waits };
    return { id: mintId(), kind, v: version, uid, entityKey, payload };
  },
} satisfies Sender<StockAlertChange>;
