// The desk's copy of shoppers' orders on the merchant's device, each under its merchant: only what the shop itself was seen to have. What this
// device has still to send is laid over it where it is read.

import { Dexie } from 'dexie';
import { type KeptFields, keptFields, orderFromKept } from '../database/stored-order.ts';
import type { DeskEnquiry, DeskOrder, DeskPhoneOrder, HaatDatabase } from '../database/tables.ts';

/** Whose order it is, and which. */
export type OrderName = Pick<DeskOrder, 'customer' | 'orderId'>;

/** A merchant's copy, newest first. */
export async function readDeskOrders(database: HaatDatabase, uid: string): Promise<DeskOrder[]> {
  return (await ofMerchant(database, uid).reverse().toArray()).map(orderFromKept);
}

/** One order, if this device has it. */
export async function readDeskOrder(
  database: HaatDatabase,
  uid: string,
  { customer, orderId }: OrderName,
): Promise<DeskOrder | undefined> {
  const kept = await database.deskOrders.get([uid, customer, orderId]);
  return kept && orderFromKept(kept);
}

/** Puts these in place of what stood under their names. */
export async function putDeskOrders(
  database: HaatDatabase,
  orders: readonly DeskOrder[],
): Promise<void> {
  await database.deskOrders.bulkPut(orders.map((order) => keptFields(order)));
}

/** Changes some of an order, if this device has it. */
export async function changeDeskOrder(
  database: HaatDatabase,
  uid: string,
  { customer, orderId }: OrderName,
  change: Partial<KeptFields>,
): Promise<void> {
  await database.deskOrders.update([uid, customer, orderId], change);
}

/** Takes away what the shop has no more. */
export async function deleteDeskOrders(
  database: HaatDatabase,
  uid: string,
  names: readonly OrderName[],
): Promise<void> {
  await database.deskOrders.bulkDelete(
    names.map(({ customer, orderId }) => [uid, customer, orderId] as [string, string, string]),
  );
}

/** Takes away what was placed before `since` (ms). */
export async function dropOldDeskOrders(
  database: HaatDatabase,
  uid: string,
  since: number,
): Promise<void> {
  await database.deskOrders
    .where('[uid+timestamp]')
    .between([uid, Dexie.minKey], [uid, since])
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

/** The enquiries of the last weeks, newest first. */
export async function readDeskEnquiries(
  database: HaatDatabase,
  uid: string,
): Promise<DeskEnquiry[]> {
  return database.deskEnquiries
    .where('[uid+timestamp]')
    .between([uid, Dexie.minKey], [uid, Dexie.maxKey])
    .reverse()
    .toArray();
}

/** Puts these in place of all that are kept. */
export async function replaceDeskEnquiries(
  database: HaatDatabase,
  uid: string,
  enquiries: readonly DeskEnquiry[],
): Promise<void> {
  await database.deskEnquiries
    .where('[uid+timestamp]')
    .between([uid, Dexie.minKey], [uid, Dexie.maxKey])
    .delete();
  await database.deskEnquiries.bulkPut(enquiries);
}

function ofMerchant(database: HaatDatabase, uid: string) {
  return database.deskOrders
    .where('[uid+timestamp]')
    .between([uid, Dexie.minKey], [uid, Dexie.maxKey]);
}
