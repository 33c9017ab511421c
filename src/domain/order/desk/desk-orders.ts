// The desk's copy of shoppers' orders on the merchant's device, each under its merchant: only what the shop itself was seen to have. What this
// device has still to send is laid over it where it is read.

import { Dexie } from 'dexie';
import type { DeskEnquiry, DeskOrder, DeskPhoneOrder, HaatDatabase } from '../../device/tables.ts';
import { isSettled } from './order-queues.ts';

/** Whose order it is, and which. */
export type OrderName = Pick<DeskOrder, 'customer' | 'orderId'>;

/** A merchant's copy, what arrived last first. */
export async function readDeskOrders(database: HaatDatabase, uid: string): Promise<DeskOrder[]> {
  return ofMerchant(database, uid).reverse().toArray();
}

/** One order, if this device has it. */
export async function readDeskOrder(
  database: HaatDatabase,
  uid: string,
  { customer, orderId }: OrderName,
): Promise<DeskOrder | undefined> {
  return database.deskOrders.get([uid, customer, orderId]);
}

/** Puts these in place of what stood under their names. */
export async function putDeskOrders(
  database: HaatDatabase,
  orders: readonly DeskOrder[],
): Promise<void> {
  await database.deskOrders.bulkPut([...orders]);
}

/** Takes away all of a merchant's copy. */
export async function deleteDeskOrders(database: HaatDatabase, uid: string): Promise<void> {
  await ofMerchant(database, uid).delete();
}

/** Takes away settled orders that did not change since `since` (ms). */
export async function dropOldDeskOrders(
  database: HaatDatabase,
  uid: string,
  since: number,
): Promise<void> {
  await database.deskOrders
    .where('[uid+arrivedAt]')
    .between([uid, Dexie.minKey], [uid, since])
    .filter((order) => order.changedAt < since && isSettled(order))
    .delete();
}

/** Orders by phone that the shop has, and this desk not yet as orders. */
export async function readPhoneOrders(
  { deskPhoneOrders }: HaatDatabase,
  uid: string,
): Promise<DeskPhoneOrder[]> {
  return deskPhoneOrders
    .where('[uid+id]')
    .between([uid, Dexie.minKey], [uid, Dexie.maxKey])
    .toArray();
}

/** Forgets those that are orders on this desk, and those from before `since` (ms). */
export async function dropPlacedPhoneOrders(
  database: HaatDatabase,
  uid: string,
  placed: ReadonlySet<string>,
  since: number,
): Promise<void> {
  const over = (await readPhoneOrders(database, uid)).filter(
    ({ id, createdAt }) => placed.has(id) || createdAt < since,
  );
  await database.deskPhoneOrders.bulkDelete(over.map(({ id }) => [uid, id] as [string, string]));
}

/** The enquiries that arrived last, newest first. */
export async function readDeskEnquiries(
  database: HaatDatabase,
  uid: string,
): Promise<DeskEnquiry[]> {
  return database.deskEnquiries
    .where('[uid+at]')
    .between([uid, Dexie.minKey], [uid, Dexie.maxKey])
    .reverse()
    .toArray();
}

/** Puts these with those that are kept; with `isWhole`, in place of all. */
export async function keepDeskEnquiries(
  { deskEnquiries }: HaatDatabase,
  uid: string,
  enquiries: readonly Omit<DeskEnquiry, 'uid'>[],
  isWhole: boolean,
): Promise<void> {
  if (isWhole) {
    const all = deskEnquiries.where('[uid+at]').between([uid, Dexie.minKey], [uid, Dexie.maxKey]);
    await all.delete();
  }
  await deskEnquiries.bulkPut(enquiries.map((enquiry) => ({ ...enquiry, uid })));
}

function ofMerchant(database: HaatDatabase, uid: string) {
  return database.deskOrders
    .where('[uid+arrivedAt]')
    .between([uid, Dexie.minKey], [uid, Dexie.maxKey]);
}
