// Whether an order that was given up still keeps goods aside, decided from its document alone.
import type { DocumentData } from 'firebase-admin/firestore';

/** True once, from the moment at which a taken order is given up until its goods are back on the shelf. */
export function owesGoods(order: DocumentData | undefined): boolean {
  if (!order?.acceptedAt || order.stockReleasedAt) return false;
  return order.deliveryStatus === 'cancel' || isUnpaidForGood(order);
}

/** An online payment that nobody made in time. */
function isUnpaidForGood({ paymentMethod, status }: DocumentData): boolean {
  return paymentMethod === 'online_payment' && status === 'failed';
}
