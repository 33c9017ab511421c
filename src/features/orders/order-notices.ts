// What there is to say about an order besides its badges: what this phone has still to send, and what the shop is looking at. Pure.

import { formatPaise, paiseFromRupees } from '#core/model/money.ts';
import type { Order } from '#core/model/order/order.ts';
import type { OutboxRow } from '#core/model/outbox/write.ts';
import { cancelOrderWrite } from '#core/sync/writes/cancel-order.ts';
import { orderWrite } from '#core/sync/writes/order.ts';
import { orderCancellationWrite } from '#core/sync/writes/order-cancellation.ts';
import { orderAddressWrite, orderTransactionWrite } from '#core/sync/writes/order-change.ts';
import { type ChangeProgress, progressOf } from '#page-sync/progress-of.ts';
import type { Reachability } from '#page-sync/reachability.ts';
import { PLACING_ORDER } from '#ui/messages.ts';
import { refundWords } from '#ui/refund/messages.ts';
import { addressBefore } from './goes-to.ts';
import {
  ADDRESS_CORRECTED,
  addressCameTooLate,
  amendedLine,
  amendedTotal,
  CANCELLED,
  CHANGED_BY_SHOP,
  type ChangeWords,
  NEW_ADDRESS,
  NEW_TRANSACTION_ID,
  NOT_PLACED,
  ON_HOLD,
  PAID_CONFIRMING,
  SAVED_GOES_BY_ITSELF,
  TAKEN_BACK,
} from './messages.ts';

export type OrderNotice = {
  id: string;
  tone: 'good' | 'plain' | 'careful';
  words: string;
  /** The shopper has to do something about it, among what waits. */
  needsYou?: true;
};

/** How the order itself stands: `none` once the shop has it. */
export function placingOf(rows: readonly OutboxRow[], reachability: Reachability): ChangeProgress {
  return progressOf(ofKind(rows, orderWrite.kind), reachability);
}

/** The notices about an order with these rows, the most important first. */
export function orderNotices(
  order: Order,
  rows: readonly OutboxRow[],
  reachability: Reachability,
): OrderNotice[] {
  const behind = placingOf(rows, reachability) === 'needs-you';
  return [
    ...placing(ofKind(rows, orderWrite.kind), reachability),
    ...cancelling(ofKind(rows, orderCancellationWrite.kind), reachability),
    ...changing(ofKind(rows, cancelOrderWrite.kind), reachability, {
      id: 'cancelled',
      ...CANCELLED,
    }),
    ...onHold(order),
    ...paid(order),
    ...changedByShop(order),
    ...changing(ofKind(rows, orderAddressWrite.kind), reachability, {
      id: 'address',
      ...NEW_ADDRESS,
      behind: behind ? NEW_ADDRESS.behind : null,
      failed: tooLate(order, rows) ?? NEW_ADDRESS.failed,
    }),
    ...changing(ofKind(rows, orderTransactionWrite.kind), reachability, {
      id: 'transaction',
      ...NEW_TRANSACTION_ID,
      behind: behind ? NEW_TRANSACTION_ID.behind : null,
    }),
  ];
}

function ofKind(rows: readonly OutboxRow[], kind: string): OutboxRow[] {
  return rows.filter((row) => row.kind === kind);
}

function placing(rows: OutboxRow[], reachability: Reachability): OrderNotice[] {
  const progress = progressOf(rows, reachability);
  const id = 'placing';
  if (progress === 'none') return [];
  if (progress === 'sending') return [{ id, tone: 'plain', words: PLACING_ORDER }];
  if (progress === 'waiting') return [{ id, tone: 'plain', words: SAVED_GOES_BY_ITSELF }];
  return [{ id, tone: 'careful', words: whyAside(rows), needsYou: true }];
}

/** Why an order was set aside. Source: offline guarantees, the outbox, 9. */
function whyAside(rows: readonly OutboxRow[]): string {
  const row = rows.find(({ state }) => state === 'held' || state === 'refused');
  if (row?.state === 'refused') return NOT_PLACED.refused;
  switch (row?.heldFor) {
    case 'auth':
    case 'account':
      return NOT_PLACED.signedOut;
    case 'schema':
      return NOT_PLACED.oldVersion;
  }
  switch (row?.lastError?.code) {
    case 'price-rise':
      return NOT_PLACED.priceRise;
    case 'product-gone':
      return NOT_PLACED.productGone;
    case 'too-old':
      return NOT_PLACED.tooOld;
  }
  return NOT_PLACED.changed;
}

function cancelling(rows: OutboxRow[], reachability: Reachability): OrderNotice[] {
  return changing(rows, reachability, { id: 'cancelling', ...TAKEN_BACK });
}

function onHold({ heldReason, deliveryStatus }: Order): OrderNotice[] {
  // One that was on hold when it was cancelled is not any more.
  if (deliveryStatus === 'cancel' && heldReason !== 'too-many-held') return [];
  return heldReason ? [{ id: 'held', tone: 'careful', words: ON_HOLD[heldReason] }] : [];
}

/** What the shop took off it, and that it costs something else or goes to a corrected address. */
function changedByShop({ amendments = [], addressCorrectedAt }: Order): OrderNotice[] {
  const changes = amendments.map(({ id, lines, total, totalBefore }): OrderNotice => {
    const sums = [paiseFromRupees(total), paiseFromRupees(totalBefore)] as const;
    const isSame = sums[0] === sums[1];
    const words = [
      ...lines.map(({ name, from, to }) => amendedLine(name, from, to)),
      ...(isSame ? [] : [amendedTotal(formatPaise(sums[0]), formatPaise(sums[1]))]),
    ];
    return { id: `amended-${id}`, tone: 'plain', words: [CHANGED_BY_SHOP, ...words].join(' ') };
  });
  if (!addressCorrectedAt) return changes;
  return [...changes, { id: 'corrected', tone: 'plain', words: ADDRESS_CORRECTED }];
}

function paid(order: Order): OrderNotice[] {
  const { status, refund } = order;
  const words = refundWords(order);
  if (words) return [{ id: 'refund', tone: refund === 'failed' ? 'careful' : 'plain', words }];
  return status === 'authorized' ? [{ id: 'paid', tone: 'good', words: PAID_CONFIRMING }] : [];
}

function tooLate(order: Order, rows: readonly OutboxRow[]): string | null {
  const before = addressBefore(order, rows);
  return before && addressCameTooLate(`${before.address}, ${before.city} ${before.zipcode}`);
}

function changing(
  rows: OutboxRow[],
  reachability: Reachability,
  { id, saved, sending, behind, failed }: ChangeWords & { id: string },
): OrderNotice[] {
  switch (progressOf(rows, reachability)) {
    case 'none':
      return [];
    case 'waiting':
      return [{ id, tone: 'plain', words: behind ?? saved }];
    case 'sending':
      return [{ id, tone: 'plain', words: behind ?? sending }];
    case 'needs-you':
      return [{ id, tone: 'careful', words: failed, needsYou: true }];
  }
}
