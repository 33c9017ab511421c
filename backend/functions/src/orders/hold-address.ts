// Whether the shop delivers to where an order goes. The shop's pages let nobody order to another pincode; what comes past them is held, and so is an
// order whose address is changed to one after it was taken.
import { type DocumentData, FieldValue } from 'firebase-admin/firestore';
import { delivery } from '../../../../src/config/delivery.ts';
import { deliveryTo } from '../../../../src/domain/delivery/delivery-zones.ts';
import type { OnHoldReason } from '../../../../src/domain/order/order.ts';
import { database } from '../database.ts';
import type { OrderKey } from './order-ledgers.ts';

const HELD_FOR: OnHoldReason = 'pincode';

/** `address`: of an order, as it is stored. */
export function isDeliveredTo(address: unknown): boolean {
  return deliveryTo(String(Object(address).zipcode), delivery).answer !== 'not-delivered';
}

/** Whether this change sends an order that was taken to a pincode where the shop does not deliver. */
export function isSentElsewhere(before: DocumentData, after: DocumentData): boolean {
  return Object(before.address).zipcode !== Object(after.address).zipcode && isToBeHeld(after);
}

/**
 * It keeps its goods. May be called again; what was packed or has moved on since is left alone, and so is what the merchant took after `seen`, the order
 * after that change. True when it was held just now.
 */
export async function holdAddress(
  { uid, orderId }: OrderKey,
  seen: DocumentData,
): Promise<boolean> {
  const document = database.doc(`users/${uid}/orders/${orderId}`);
  return database.runTransaction(async (transaction) => {
    const order = (await transaction.get(document)).data();
    if (!order || !isToBeHeld(order) || order.releasedAt !== seen.releasedAt) return false;
    const changedAt = FieldValue.serverTimestamp();
    transaction.update(document, { heldReason: HELD_FOR, deliveryStatus: 'pending', changedAt });
    return true;
  });
}

function isToBeHeld({ deliveryStatus, packed, acceptedAt, address }: DocumentData): boolean {
  const isTaken = deliveryStatus === 'processing' && Boolean(acceptedAt) && packed !== true;
  return isTaken && !isDeliveredTo(address);
}
