// Whether the shop delivers to an order's address. The shop's pages refuse other pincodes, and those that cannot be; an
// order that gets past them is held, and so is one whose address is changed to such a pincode after it was accepted.
import { type DocumentData, FieldValue } from 'firebase-admin/firestore';
import { delivery } from '../../../../src/config/delivery.ts';
import { deliveryTo } from '../../../../src/domain/delivery/delivery-zones.ts';
import { deliveryOf } from '../../../../src/domain/delivery/stored-delivery.ts';
import type { OnHoldReason } from '../../../../src/domain/order/order.ts';
import type { ShopSettings } from '../../../../src/domain/settings/settings.fields.ts';
import { database } from '../database.ts';
import { readAll } from './deciding-ledgers.ts';
import type { OrderKey } from './order-ledgers.ts';
import { settingsDocument, settingsIn } from './shop-terms.ts';

const HELD_FOR: OnHoldReason = 'pincode';

/** `address`: of an order, as stored. */
export function isDeliveredTo(address: unknown, settings: ShopSettings): boolean {
  const zones = deliveryOf(settings, delivery);
  const { answer } = deliveryTo(String(Object(address).zipcode), zones);
  return answer === 'delivered' || answer === 'no-promise';
}

/** Whether this change sends an accepted order to another pincode. Only then are the shop's zones read. */
export function isSentElsewhere(before: DocumentData, after: DocumentData): boolean {
  return Object(before.address).zipcode !== Object(after.address).zipcode && isTaken(after);
}

/**
 * Holds the order if the shop does not deliver to its pincode; it keeps its goods. Idempotent; leaves alone an order
 * that was packed or moved on since, or that the merchant released after `seen`, the order after that change. True if
 * it was held just now.
 */
export async function holdAddress(
  { uid, orderId }: OrderKey,
  seen: DocumentData,
): Promise<boolean> {
  const document = database.doc(`users/${uid}/orders/${orderId}`);
  return database.runTransaction(async (transaction) => {
    const found = await readAll(transaction, [document, settingsDocument]);
    const order = found.get(document.path)?.data();
    if (!order || !isTaken(order) || order.releasedAt !== seen.releasedAt) return false;
    if (isDeliveredTo(order.address, settingsIn(found))) return false;
    const changedAt = FieldValue.serverTimestamp();
    transaction.update(document, { heldReason: HELD_FOR, deliveryStatus: 'pending', changedAt });
    return true;
  });
}

function isTaken({ deliveryStatus, packed, acceptedAt }: DocumentData): boolean {
  return deliveryStatus === 'processing' && Boolean(acceptedAt) && packed !== true;
}
