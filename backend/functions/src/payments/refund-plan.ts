// What goes back of an order's payments, from its record and its fields alone: all of a payment, or only the part that
// was taken off an order that goes on. Pure. Every part is a sum for the payment as a whole, of which the provider is
// asked for what is missing: so a repeated event, a lost answer or a second part never sends anything twice.
import type { DocumentData } from 'firebase-admin/firestore';
import type { Owing } from '../../../../src/domain/order/money-back.ts';
import type { RefundState } from '../../../../src/domain/order/step-fields.ts';
import { paiseFromRupees } from '../../../../src/domain/shared/money.ts';
import type { PaymentRecord } from './payment-record.ts';
import type { SeenPayment } from './payment-state.ts';
import { ProviderError } from './provider.ts';

type Refunds = PaymentRecord['refunds'];
type Refunding = Pick<PaymentRecord, 'refunds' | 'paymentId' | 'part'>;
/** The fields of a record that say what goes back. */
export type Plan = Pick<PaymentRecord, 'refunds' | 'part' | 'isTransferBack'>;

/** The part of this payment that goes back; undefined if all of it does. */
export function partOf({ paymentId, part }: Refunding, ofPayment: string) {
  return ofPayment === paymentId ? part : undefined;
}

/**
 * The order's refund state for the provider's refunds: the most urgent one; undefined if there are none. A part that has
 * gone back is in the order's `partBack`.
 */
export function refundOf(record: Refunding): RefundState | undefined {
  const all = Object.entries(record.refunds).flatMap(([paymentId, state]) => {
    const part = partOf(record, paymentId);
    return part && !part.isLast && state === 'done' ? [] : [state];
  });
  const most = (['failed', 'due', 'done'] as const).find((state) => all.includes(state));
  return most === 'due' ? 'asked' : most;
}

/** The same if money may have to go back by hand as well, which is left to the merchant and must stay visible. */
export function refundOfOrder(order: DocumentData, record: Refunding): RefundState | undefined {
  const state = refundOf(record);
  const isByHand = order.paymentMethod !== 'online_payment' && order.refund === 'due';
  return isByHand && state !== 'failed' ? 'due' : state;
}

/**
 * The plan for what was taken off an order that was paid online and goes on; null if the record has it already. What
 * failed stays failed until the merchant asks again: they may be sending it by hand at this moment.
 */
export function planPart(order: Owing & DocumentData, record: PaymentRecord): Plan | null {
  const { paymentId, refunds, part, amountPaise, state } = record;
  const goesOn = order.deliveryStatus !== 'cancel' && order.paymentMethod === 'online_payment';
  if (!goesOn || state !== 'success' || !paymentId || (refunds[paymentId] && !part)) return null;
  const { gonePaise = 0 } = part ?? {};
  const paise = Math.min(gonePaise + (order.owedPaise ?? 0), amountPaise);
  if (paise === (part?.paise ?? 0)) return null;
  const hasFailed = refunds[paymentId] === 'failed' && order.refund !== 'asked';
  const isOpen = hasFailed ? 'failed' : 'due';
  return {
    refunds: { ...refunds, [paymentId]: paise > gonePaise ? isOpen : 'done' },
    part: { paise, gonePaise, isLast: false },
  };
}

/** The plan for a paid order that was cancelled: all that the shop still has of it; null if that has begun. */
export function planRest(order: Owing & DocumentData, record: PaymentRecord): Plan | null {
  const { paymentId, refunds, part, amountPaise, state } = record;
  if (order.deliveryStatus !== 'cancel' || state !== 'success' || !paymentId) return null;
  if (refunds[paymentId] && (!part || part.isLast)) return null;
  const due: Refunds = { ...refunds, [paymentId]: 'due' };
  if (!part) return { refunds: due };
  // A part that the merchant sent by hand is in neither sum.
  const kept = paiseFromRupees(Number(order.total)) + (order.owedPaise ?? 0);
  const paise = Math.min(part.gonePaise + kept, amountPaise);
  return { refunds: due, part: { ...part, paise, isLast: true } };
}

/** These refunds of the record in another state. */
export function replaced(refunds: Refunds, from: Refunds[string], to: Refunds[string]): Refunds {
  return Object.fromEntries(
    Object.entries(refunds).map(([id, state]) => [id, state === from ? to : state]),
  );
}

/** Paise of a payment that have still to go back, so that this much has in all. @throws ProviderError if unknown */
export function missingPaise(
  { id, status, amountPaise, refundedPaise }: SeenPayment,
  part: PaymentRecord['part'],
): number {
  if (status === 'refunded') return 0;
  if (part && refundedPaise === undefined) {
    throw new ProviderError(`It is not known how much of payment ${id} has gone back.`);
  }
  return Math.min(part?.paise ?? amountPaise, amountPaise) - (refundedPaise ?? 0);
}

/** A refund that ended. `part`: as it was asked for; `reference`: the provider's, null if unknown. */
export type Outcome =
  | { state: 'failed' }
  | { state: 'done'; reference: string | null; part: PaymentRecord['part'] };

type Noted = { plan: Plan; said: DocumentData };

/** The record's plan and the order's fields after this outcome at this moment (ms); null if it is no news. */
export function noteOutcome(
  order: DocumentData,
  record: PaymentRecord,
  { paymentId, outcome, now }: { paymentId: string; outcome: Outcome; now: number },
): Noted | null {
  const was = record.refunds[paymentId];
  if (was === 'done' || was === outcome.state) return null;
  const plan = planAfter(record, paymentId, outcome);
  const refund = refundOfOrder(order, { ...record, ...plan }) ?? null;
  if (outcome.state === 'failed') {
    // What the merchant sends from now on is this refund.
    const isTransferBack = order.refundWay === 'transfer' && refundOf(record) !== 'failed';
    return { plan: { ...plan, ...(isTransferBack && { isTransferBack }) }, said: { refund } };
  }
  const { reference, part } = outcome;
  if (part && !part.isLast) {
    const paise = (plan.part?.gonePaise ?? 0) - (record.part?.gonePaise ?? 0);
    const owedPaise = Math.max(0, (order.owedPaise ?? 0) - paise);
    // Without a reference of its own it is found by its payment.
    const partBack = { paise, at: now, reference: reference ?? paymentId, way: 'online' };
    return { plan, said: { refund, ...(paise > 0 && { owedPaise, partBack }) } };
  }
  // Keeps what the merchant recorded about a transfer.
  if (order.refundWay === 'transfer') return { plan, said: { refund } };
  const refundReference = reference ? { refundReference: reference } : {};
  return { plan, said: { refund, refundedAt: now, refundWay: 'online', ...refundReference } };
}

/** More may have been taken off, or all have become due, while the provider was asked. */
function planAfter(record: PaymentRecord, paymentId: string, outcome: Outcome): Plan {
  const { refunds } = record;
  const part = partOf(record, paymentId);
  if (outcome.state === 'failed' || !part || !outcome.part) {
    return { refunds: { ...refunds, [paymentId]: outcome.state } };
  }
  const gonePaise = Math.max(part.gonePaise, outcome.part.paise);
  const isReached = gonePaise >= part.paise;
  return {
    refunds: isReached ? { ...refunds, [paymentId]: 'done' } : refunds,
    part: { ...part, gonePaise },
  };
}
