// The desk's copy of shoppers' orders on the merchant's device, per merchant: only the state that the shop was seen to
// have. Readers lay the device's unsent writes over it.

import { Dexie } from 'dexie';
import { DAY_MS } from '#engine/limits.ts';
import type { DeskEnquiry, DeskOrder, DeskPhoneOrder, HaatDatabase } from '../../device/tables.ts';
import type { RefundState } from '../step-fields.ts';
import { isSettled } from './order-queues.ts';

/** Settled orders leave the desk this long after their last change. */
export const CLOSED_KEPT_MS = 60 * DAY_MS;

/** Identifies an order: its customer and its id. */
export type OrderName = Pick<DeskOrder, 'customer' | 'orderId'>;

/** A merchant's copy, the latest arrivals first. */
export async function readDeskOrders(database: HaatDatabase, uid: string): Promise<DeskOrder[]> {
  return ofMerchant(database, uid).reverse().toArray();
}

/**
 * The orders that something may have to be done with: all but delivered ones of which no money has to go back. With
 * `also`, which are on this device.
 */
export async function readUnfinishedOrders(
  { deskOrders }: HaatDatabase,
  uid: string,
  also: readonly OrderName[],
): Promise<DeskOrder[]> {
  const withUid = (texts: readonly string[]) => texts.map((text) => [uid, text]);
  const found = await Promise.all([
    deskOrders.where('[uid+deliveryStatus]').anyOf(withUid(UNFINISHED)).toArray(),
    deskOrders.where('[uid+refund]').anyOf(withUid(OPEN_REFUNDS)).toArray(),
    deskOrders.where('[uid+owedPaise]').between([uid, 1], [uid, Dexie.maxKey]).toArray(),
    deskOrders.bulkGet(also.map((it) => [uid, it.customer, it.orderId] as const)),
  ]);
  const byName = found.flat().map((it) => it && ([`${it.customer}/${it.orderId}`, it] as const));
  return [...new Map(byName.filter((it) => it !== undefined)).values()];
}

const UNFINISHED: readonly DeskOrder['deliveryStatus'][] = [
  ...(['pending', 'processing', 'shipped', 'cancel'] as const),
];
const OPEN_REFUNDS: readonly RefundState[] = ['due', 'asked', 'failed'];

/** One order, or undefined if this device lacks it. */
export async function readDeskOrder(
  database: HaatDatabase,
  uid: string,
  { customer, orderId }: OrderName,
): Promise<DeskOrder | undefined> {
  return database.deskOrders.get([uid, customer, orderId]);
}

/** Stores these orders, replacing those with the same keys. */
export async function putDeskOrders(
  database: HaatDatabase,
  orders: readonly DeskOrder[],
): Promise<void> {
  await database.deskOrders.bulkPut([...orders]);
}

/** Deletes a merchant's whole copy. */
export async function deleteDeskOrders(database: HaatDatabase, uid: string): Promise<void> {
  await ofMerchant(database, uid).delete();
}

/** Deletes settled orders unchanged since `since` (ms). */
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

/** Phone orders that the shop has and that this desk has not yet seen as orders. */
export async function readPhoneOrders(
  { deskPhoneOrders }: HaatDatabase,
  uid: string,
): Promise<DeskPhoneOrder[]> {
  return deskPhoneOrders
    .where('[uid+id]')
    .between([uid, Dexie.minKey], [uid, Dexie.maxKey])
    .toArray();
}

/** Deletes those that are orders on this desk by now, and those from before `since` (ms). */
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

/** The latest enquiries, newest first. */
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

/** Adds these enquiries to the stored ones; with `isWhole`, replaces all. */
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
