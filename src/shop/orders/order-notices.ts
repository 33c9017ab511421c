// Notices about an order besides its badges: unsent writes of this phone, and holds and changes by the shop. Pure.
import * as v from 'valibot';
import { cancelOrderWrite } from '#domain/order/cancel-order-write.ts';
import type { Order } from '#domain/order/order.ts';
import { orderCancellationWrite } from '#domain/order/order-cancellation-write.ts';
import {
  mayChangeAddress,
  OrderAddress,
  orderAddressWrite,
  orderTransactionWrite,
} from '#domain/order/order-change-write.ts';
import { orderWrite } from '#domain/order/order-write.ts';
import { formatPaise, paiseFromRupees } from '#domain/shared/money.ts';
import {
  needsYou,
  type Reachability,
  type WriteStatus,
  writeStatus,
} from '#engine/outbox/row-status.ts';
import type { OutboxRow } from '#engine/outbox/write.ts';
import { PLACING_ORDER } from '#ui/messages.ts';
import { refundWords } from '#ui/refund/messages.ts';
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
  /** The shopper has to act at `/waiting`. */
  needsYou?: true;
};

/** The status of the order itself: `none` once the shop has it. */
export function placingOf(rows: readonly OutboxRow[], reachability: Reachability): WriteStatus {
  return writeStatus(ofKind(rows, orderWrite.kind), reachability);
}

/** The notices about an order with these rows, the most important first. */
export function orderNotices(
  order: Order,
  rows: readonly OutboxRow[],
  reachability: Reachability,
): OrderNotice[] {
  const behind = needsYou(placingOf(rows, reachability));
  return [
    ...placing(ofKind(rows, orderWrite.kind), reachability),
    ...changing(ofKind(rows, orderCancellationWrite.kind), reachability, {
      id: 'cancelling',
      ...TAKEN_BACK,
    }),
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
  return changing(rows, reachability, {
    id: 'placing',
    saved: SAVED_GOES_BY_ITSELF,
    sending: PLACING_ORDER,
    behind: null,
    failed: whyAside(rows),
  });
}

/** Why an order is blocked or refused. Source: offline guarantees, the outbox, 9. */
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

function onHold({ heldReason, deliveryStatus }: Order): OrderNotice[] {
  // A cancelled order is no longer on hold, unless it was cancelled for too many holds.
  if (deliveryStatus === 'cancel' && heldReason !== 'too-many-held') return [];
  return heldReason ? [{ id: 'held', tone: 'careful', words: ON_HOLD[heldReason] }] : [];
}

/** Lines that the shop changed, a new total, and a corrected address. */
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
  const status = writeStatus(rows, reachability);
  if (status === 'none') return [];
  if (needsYou(status)) return [{ id, tone: 'careful', words: failed, needsYou: true }];
  return [{ id, tone: 'plain', words: behind ?? (status === 'sending' ? sending : saved) }];
}

/** The address that the shop packed the order for, if a new one came too late; else null. */
function addressBefore(order: Order, rows: readonly OutboxRow[]): Order['address'] | null {
  const isFixed = order.packed === true || order.deliveryStatus === 'shipped';
  if (!isFixed || mayChangeAddress(order)) return null;
  const refused = rows.find(
    ({ kind, state }) => kind === orderAddressWrite.kind && state === 'refused',
  );
  const change = v.safeParse(OrderAddress, refused?.payload);
  return change.success ? change.output.before : null;
}

/** Where the order goes: a new address that the shop refused stays on the phone until it is discarded, but does not count. */
export function goesTo(order: Order, rows: readonly OutboxRow[]): Order['address'] {
  return addressBefore(order, rows) ?? order.address;
}
