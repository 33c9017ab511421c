// What there is to say about an order besides its badges: what this phone has still to send, and what the shop is looking at. Pure.
import type { HeldOrderReason, Order } from '#core/model/order.ts';
import { REFUND_WORDS } from '#core/model/order-words.ts';
import type { OutboxRow } from '#core/model/write.ts';
import { orderWrite } from '#core/sync/writes/order.ts';
import { orderCancellationWrite } from '#core/sync/writes/order-cancellation.ts';
import { orderAddressWrite, orderTransactionWrite } from '#core/sync/writes/order-change.ts';
import { type ChangeProgress, progressOf } from '#page-sync/progress-of.ts';
import type { Reachability } from '#page-sync/reachability.ts';
import { placingWords } from './messages.ts';

export type OrderNotice = {
  id: string;
  tone: 'good' | 'plain' | 'careful';
  words: string;
  /** The shopper has to do something about it, among what waits. */
  needsYou?: true;
};

const BY_ITSELF = 'It goes by itself when you’re back online.';

const HELD_WORDS: Readonly<Record<HeldOrderReason, string>> = {
  price: 'a price has changed since you ordered.',
  product: 'something that you ordered is no longer there.',
  invalid: 'something in it is not right.',
  stock: 'there are not as many pieces as you ordered.',
  limit: 'you have ordered a lot that is not delivered yet.',
  quotation: 'the quotation that you ordered from is over, or all of it is ordered already.',
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
    ...onHold(order),
    ...paid(order),
    ...changing(ofKind(rows, orderAddressWrite.kind), reachability, {
      id: 'address',
      saved: `Your new address is saved on this phone – not sent yet. ${BY_ITSELF}`,
      sending: 'Sending your new address…',
      behind: behind ? 'Your new address is saved on this phone. It goes with your order.' : null,
      failed: 'Error updating address. The shop did not get the new one.',
    }),
    ...changing(ofKind(rows, orderTransactionWrite.kind), reachability, {
      id: 'transaction',
      saved: `Your transaction id is saved on this phone – not sent yet. ${BY_ITSELF}`,
      sending: 'Sending your transaction id…',
      behind: behind
        ? 'Your transaction id is saved on this phone. It goes with your order.'
        : null,
      failed: 'The shop did not get your transaction id.',
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
  if (progress === 'sending') return [{ id, tone: 'plain', words: placingWords(progress) }];
  if (progress === 'waiting') {
    return [{ id, tone: 'plain', words: `${placingWords(progress)}. ${BY_ITSELF}` }];
  }
  return [{ id, tone: 'careful', words: `Not placed yet: ${whyAside(rows)}`, needsYou: true }];
}

/** Why an order was set aside. Source: offline guarantees, the outbox, 9. */
function whyAside(rows: readonly OutboxRow[]): string {
  const row = rows.find(({ state }) => state === 'held' || state === 'refused');
  if (row?.state === 'refused') return 'the shop did not accept this order.';
  switch (row?.heldFor) {
    case 'auth':
    case 'account':
      return 'please log in again, then it goes by itself.';
    case 'schema':
      return 'this version of the shop cannot send it.';
  }
  switch (row?.lastError?.code) {
    case 'price-rise':
      return 'it costs more by now.';
    case 'product-gone':
      return 'something that you ordered is no longer there.';
    case 'too-old':
      return 'it has waited for more than a day.';
  }
  return 'something changed.';
}

function cancelling(rows: OutboxRow[], reachability: Reachability): OrderNotice[] {
  return changing(rows, reachability, {
    id: 'cancelling',
    saved: 'You took this order back. The shop learns it when you’re back online.',
    sending: 'You took this order back. Telling the shop…',
    behind: null,
    failed: 'The shop did not let you take this order back.',
  });
}

function onHold({ heldReason }: Order): OrderNotice[] {
  if (!heldReason) return [];
  const words = `The shop is looking at your order: ${HELD_WORDS[heldReason]} Nothing is sent until it is settled.`;
  return [{ id: 'held', tone: 'careful', words }];
}

function paid({ status, refund }: Order): OrderNotice[] {
  if (refund) {
    const tone = refund === 'failed' ? 'careful' : 'plain';
    return [{ id: 'refund', tone, words: REFUND_WORDS[refund] }];
  }
  return status === 'authorized' ? [{ id: 'paid', tone: 'good', words: 'Paid, confirming' }] : [];
}

/** `behind`: what is said instead while the order itself needs the shopper. */
type ChangeWords = {
  id: string;
  saved: string;
  sending: string;
  behind: string | null;
  failed: string;
};

function changing(
  rows: OutboxRow[],
  reachability: Reachability,
  { id, saved, sending, behind, failed }: ChangeWords,
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
