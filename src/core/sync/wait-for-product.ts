// Saves that an account waits for a product, or no longer does: on this device with its outbox row, both or neither.
import type { HaatDatabase } from '../device/database.ts';
import { noteWaitsFor } from '../device/notifications.ts';
import { mintId } from '../model/identifiers.ts';
import { enqueue, type SaveOutcome } from './enqueue.ts';
import { type StockAlertChange, stockAlertKey, stockAlertSender } from './senders/stock-alert.ts';

/** Works without a network. `now` in ms. */
export function waitForProduct(
  database: HaatDatabase,
  { uid, productId, waits }: { uid: string; productId: string; waits: boolean },
  now: number,
): Promise<SaveOutcome> {
  const payload: StockAlertChange = { productId, timestamp: now, waits };
  const { kind, version } = stockAlertSender;
  const write = { id: mintId(), kind, v: version, uid, entityKey: stockAlertKey(uid, productId) };
  return enqueue(database, { ...write, payload }, now, [database.deviceState], () =>
    noteWaitsFor(database, uid, productId, waits),
  );
}
