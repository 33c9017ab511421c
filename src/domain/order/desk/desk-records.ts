// The desk's copy of what it keeps about orders, per merchant: only the state that the shop was seen to have.
import { Dexie } from 'dexie';
import type { DeskRecord, HaatDatabase } from '../../device/tables.ts';
import type { OrderName } from './desk-orders.ts';

/** What is kept about one order, or undefined if this device has nothing of it. */
export async function readDeskRecord(
  { deskRecords }: HaatDatabase,
  uid: string,
  { customer, orderId }: OrderName,
): Promise<DeskRecord | undefined> {
  return deskRecords.get([uid, customer, orderId]);
}

/** Stores these records, and deletes those from before `since` (ms) whose orders have left the desk. */
export async function keepDeskRecords(
  { deskRecords, deskOrders }: HaatDatabase,
  uid: string,
  records: readonly Omit<DeskRecord, 'uid'>[],
  since: number,
): Promise<void> {
  await deskRecords.bulkPut(records.map((record) => ({ ...record, uid })));
  const old = await deskRecords
    .where('[uid+changedAt]')
    .between([uid, Dexie.minKey], [uid, since])
    .toArray();
  const keys = old.map(
    ({ customer, orderId }) => [uid, customer, orderId] as [string, string, string],
  );
  const orders = await deskOrders.bulkGet(keys);
  await deskRecords.bulkDelete(keys.filter((_, at) => orders[at] === undefined));
}

/** Stores a note that the shop has. */
export async function putDeskNote(
  database: HaatDatabase,
  uid: string,
  { customer, orderId, note, at }: OrderName & { note: string; at: number },
): Promise<void> {
  const known = await readDeskRecord(database, uid, { customer, orderId });
  const record = known ?? { uid, customer, orderId, steps: [], changedAt: at };
  await database.deskRecords.put({ ...record, note });
}
