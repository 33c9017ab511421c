// The writes allowed to a phone, as in backend/firestore.rules.

import type { DocumentWrite } from '#engine/firestore/commit-document.ts';
import type { PlainFields } from '#engine/firestore/firestore-values.ts';
import { holdsSameFields } from '#engine/outbox/classify-commit.ts';

/** A document's, if it exists. */
type Fields = PlainFields | undefined;

/** Whether `by` (the token's account, or null) may change `before` in this way. */
export function mayWrite(
  { path }: DocumentWrite,
  before: Fields,
  after: Fields,
  by: string | null,
) {
  const [collection, owner, below] = path.slice(1).split('/');
  if (collection === 'users') {
    if (by === null || owner !== by) return false;
    if (below === 'orders') return after !== undefined && mayWriteOrder(before, after, owner);
    return below === 'addresses' || after !== undefined;
  }
  if (!after) return false;
  if (collection === 'queries' && !(after.userId === null || after.userId === by)) return false;
  if (collection === 'reviews' && after.userId !== by) return false;
  return !before || holdsSameFields(before, after);
}

function mayWriteOrder(before: Fields, after: PlainFields, owner: string): boolean {
  if (!before) {
    const isProposal = Array.isArray(after.items) && after.deliveryStatus === 'processing';
    const isTakenBack = after.deliveryStatus === 'cancel' && Object.keys(after).length === 4;
    return after.userId === owner && (isProposal || isTakenBack);
  }
  const touched = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (field) => !holdsSameFields(before[field] ?? null, after[field] ?? null),
  );
  const only = (...fields: string[]) => touched.every((field) => fields.includes(field));
  const correctsAddress = only('address') && before.deliveryStatus === 'processing';
  const namesTransfer =
    only('transactionId', 'transactionTimestamp') &&
    before.paymentMethod === 'NEFT' &&
    before.deliveryStatus !== 'cancel' &&
    (before.transactionId ?? null) === null;
  const ends =
    after.deliveryStatus === 'cancel' &&
    ['processing', 'pending'].includes(String(before.deliveryStatus)) &&
    before.packed !== true;
  const takesBack = ends && only('deliveryStatus') && before.status === 'pending';
  const cancels =
    ends &&
    only('deliveryStatus', 'cancelledBy', 'cancelledAt') &&
    after.cancelledBy === 'shopper' &&
    typeof after.cancelledAt === 'number';
  return touched.length === 0 || correctsAddress || namesTransfer || cancels || takesBack;
}
