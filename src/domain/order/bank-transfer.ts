// Orders paid by bank transfer: when the shopper may send the money, and the transaction id that they then report.
import * as v from 'valibot';
import { MAX_TRANSACTION_ID_LENGTH } from '../shared/limits.ts';
import { TRANSACTION_PROBLEMS } from '../shared/messages.ts';
import type { Order } from './order.ts';

/** The bank's number for the transfer (UTR), as it was typed. Source: specification, validation. */
export const TransactionId = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(() => TRANSACTION_PROBLEMS.missing),
  v.maxLength(MAX_TRANSACTION_ID_LENGTH, () => TRANSACTION_PROBLEMS.tooLong),
);

export const TransactionForm = v.object({ transactionId: TransactionId });
export type TransactionForm = v.InferInput<typeof TransactionForm>;

/** Whether two transaction ids name one transfer: spaces and case do not count. */
export function isSameTransfer(one: string | null, other: string | null): boolean {
  return one !== null && other !== null && plainId(one) === plainId(other);
}

function plainId(transactionId: string): string {
  return transactionId.replace(/\s/g, '').toLowerCase();
}

/**
 * Whether to ask a shopper for the money of a bank transfer: the shop has accepted the order, and neither it nor the
 * merchant (by "pending") has put it on hold since.
 */
export function mayTransfer(
  order: Pick<Order, 'paymentMethod' | 'acceptedAt' | 'heldReason' | 'deliveryStatus'>,
): boolean {
  const { paymentMethod, acceptedAt, heldReason, deliveryStatus } = order;
  const isStopped = deliveryStatus === 'cancel' || deliveryStatus === 'pending';
  return paymentMethod === 'NEFT' && Boolean(acceptedAt) && !heldReason && !isStopped;
}
