// Whether the shop delivers to an order's address. The shop's pages refuse other pincodes, and those that cannot be; an
// order that gets past them is held, and so is one whose address is changed to such a pincode after it was accepted.
import { type DocumentData, FieldValue } from 'firebase-admin/firestore';
import { delivery } from '../../../../src/config/delivery.ts';
import { deliveryTo } from '../../../../src/domain/delivery/delivery-zones.ts';
import type { OnHoldReason } from '../../../../src/domain/order/order.ts';
import { database } from '../database.ts';
import type { OrderKey } from './order-ledgers.ts';

const HELD_FOR: OnHoldReason = 'pincode';

/** `address`: of an order, as stored. */
export function isDeliveredTo(address: unknown): boolean {
  const { answer } = deliveryTo(String(Object(address).zipcode), delivery);
  return answer === 'delivered' || answer === 'no-promise';
}

/** Whether this change sends an accepted order to a pincode where the shop does not deliver. */
export function isSentElsewhere(before: DocumentData, after: DocumentData): boolean {
  return Object(before.address).zipcode !== Object(after.address).zipcode && isToBeHeld(after);
}

/**
 * Holds the order, which keeps its goods. Idempotent; leaves alone an order that was packed or moved on since, or that
 * the merchant released after `seen`, the order after that change. True if it was held just now.
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
