// Whether an order that was given up still keeps goods aside, decided from its document alone.
import type { DocumentData } from 'firebase-admin/firestore';

/**
 * True from the moment at which a taken order is cancelled until its goods are restocked. A payment that failed
 * cancels nothing: it may be tried again, and an order that nobody pays in time is cancelled.
 */
export function needsRestock(order: DocumentData | undefined): boolean {
  return (
    Boolean(order?.acceptedAt) && !order?.stockReleasedAt && order?.deliveryStatus === 'cancel'
  );
}
