// Texts of the page of waiting writes: titles, statuses, and reasons for refusals.

import { type Reachability, type WriteStatus, writeStatus } from '#engine/outbox/row-status.ts';
import {
  APP_UNPROVEN,
  FILE_GONE,
  FILE_NOT_ACCEPTED,
  type OutboxRow,
} from '#engine/outbox/write.ts';
import { PLACING_ORDER, SENDING } from '#ui/messages.ts';

export const WAITING_PAGE_TITLE = 'Waiting to be sent';
export const WAITING_PAGE_DESCRIPTION = 'What is saved on this phone and not sent yet.';

// The list.
export const READING_WHAT_WAITS = 'Loading what is waiting to be sent';
export const DID_NOT_WORK = 'That did not work. Please try again.';
export const sentTitle = (title: string) => `Sent: ${title}.`;
export const NOTHING_WAITS = 'Nothing is waiting to be sent.';
export const ALL_HAS_REACHED_US = 'Everything you sent has reached us.';
export const OTHERS_WAIT = 'Something is waiting for you to log in.';
export const GOES_AFTER_LOGIN =
  'What you saved while you were logged in will be sent when you log in here again.';
export const LOG_IN = 'Log in';

// A lapsed write, after its title.
export const PRODUCT_GONE =
  'The shop no longer sells this product, so it will not be back. You do not need to do anything.';

// A row. `ago` is an element of its own.
export const TRIED_AGAIN = 'Tried again {ago}. Nothing has changed.';
export const SAVED_AGO = 'Saved {ago}';
export const orderAtPrice = (price: string) => `Order at ${price}`;
export const DISCARD = 'Discard';
export const DISCARD_THIS = 'Discard this?';
export const willNotBeSent = (title: string) => `${title} will not be sent. This cannot be undone.`;
export const KEEP_IT = 'Keep it';

// An order's requote.
export const NEW_TOTAL = 'New total';
export const NO_LONGER_THERE = 'No longer available';
export const PRICE_BEFORE = 'before';
export const PRICE_NOW = 'now';

// Titles of writes. Null for a name that this phone does not know.
export const SOMETHING_SAVED = 'Something saved on this phone';
export const MESSAGE_TO_THE_SHOP = 'Your message to the shop';
export const YOUR_PROFILE = 'Your profile';
export const UNNAMED_ORDER = 'Your order';
export const orderOf = (orderNo: string, price: string) => `Your order ${orderNo} for ${price}`;
export const newAddressOf = (orderNo: string | null) =>
  orderNo === null ? 'New address for your order' : `New address for your order ${orderNo}`;
export const transactionIdOf = (orderNo: string | null) =>
  orderNo === null ? 'Transaction id for your order' : `Transaction id for your order ${orderNo}`;
export const cancellationOf = (orderNo: string | null) =>
  orderNo === null ? 'Cancellation of your order' : `Cancellation of your order ${orderNo}`;
export const questionAbout = (product: string | null) =>
  product === null ? 'Your enquiry about a product' : `Your enquiry about ${product}`;
export const stockAlertFor = (product: string | null) =>
  `Tell me when ${product ?? 'a product'} is back in stock`;
export const noStockAlertFor = (product: string | null) =>
  `Stop telling me when ${product ?? 'a product'} is back in stock`;
export const wishFor = (product: string | null) => `${product ?? 'A product'} on your wish list`;
export const noWishFor = (product: string | null) =>
  `${product ?? 'A product'} removed from your wish list`;
export const reviewOf = (product: string | null) =>
  product === null ? 'Your review of a product' : `Your review of ${product}`;
export const feedbackAbout = (product: string | null) =>
  product === null ? 'Your feedback about a product' : `Your feedback about ${product}`;
export const feedbackWithFile = (product: string | null, fileSize: string) =>
  `Your feedback about ${product ?? 'a product'}, with a file of ${fileSize}`;
export const addressAt = (place: string | null) =>
  place === null ? 'Your address' : `Your address at ${place}`;
export const addressRemovalAt = (place: string | null) =>
  place === null ? 'Removal of your address' : `Removal of your address at ${place}`;

const NOT_ACCEPTED =
  'The shop did not accept this. It is still saved on this phone: you can try again, or discard it. If it is not accepted again, please call the shop.';

/** The most likely reason for a refusal, by kind of write; the shop itself gives none. */
const NOT_ACCEPTED_OF_KIND: Readonly<Record<string, string>> = {
  'order-address':
    'The shop did not accept this. Most likely the order was already packed, and goes to the address it had before. You can try again, or discard this. If it is not accepted again, please call the shop.',
  'order-transaction':
    'The shop did not accept this. Most likely the order already has a transaction id, or was cancelled. You can try again, or discard this. If it is not accepted again, please call the shop.',
  review:
    'The shop did not accept this. Most likely the order has not been delivered yet. You can try again, or discard this. If it is not accepted again, please call the shop.',
  'cancel-order':
    'The shop did not accept this. Most likely the order is already packed, and will be delivered. You can try again, or discard this. If it is not accepted again, please call the shop.',
  'wish-list':
    'The shop did not accept this. Most likely your wish list is full. You can remove a product and try again, or discard this. If it is not accepted again, please call the shop.',
  'order-cancellation':
    'The shop did not accept this. Most likely the order has already been shipped. You can try again, or discard this. If it is not accepted again, please call the shop.',
};

/** The words for a refused write; `canRetry` if a retry may help. */
function refusalWords({ kind, lastError }: Pick<OutboxRow, 'kind' | 'lastError'>): {
  words: string;
  canRetry: boolean;
} {
  if (lastError?.code === FILE_GONE) {
    return {
      words:
        'Its file is no longer on this phone, so it cannot be sent. Please discard it and send it again with the file.',
      canRetry: false,
    };
  }
  if (lastError?.message === FILE_NOT_ACCEPTED) {
    return {
      words:
        'The shop did not accept the file. It accepts photos (JPG, PNG or WebP) and PDFs up to 5 MB. You can try again, or discard this and send another file.',
      canRetry: true,
    };
  }
  const own = Object.hasOwn(NOT_ACCEPTED_OF_KIND, kind) ? NOT_ACCEPTED_OF_KIND[kind] : undefined;
  return { words: own ?? NOT_ACCEPTED, canRetry: true };
}

export type RowWords = {
  status: WriteStatus;
  words: string;
  canRetry: boolean;
  /** It is being sent now or in a moment; no outcome yet. */
  isUnderWay?: true;
  /** It waits only for a new sign-in. */
  needsSignIn?: true;
};

/** A row's context: whether the shop answers, and whether an earlier write of its entity needs the shopper first. */
export type RowSituation = { reachability: Reachability; behind: 'requote' | 'other' | null };
const ALONE: RowSituation = { reachability: 'checking', behind: null };

/** The status of a row in words; null for a row that this phone can no longer read. */
export function rowWords(row: OutboxRow | null, situation: RowSituation = ALONE): RowWords {
  if (!row) {
    const words = 'This phone can no longer read what was saved here. You can discard it.';
    return { status: 'blocked', words, canRetry: false };
  }
  const { reachability, behind } = situation;
  const status = writeStatus([row], reachability);
  const goes = (words: string) => ({ status, words, canRetry: behind === null });
  if (row.state === 'refused') return { status, ...refusalWords(row) };
  if (row.state === 'held') return { status, canRetry: true, ...blockedWords(row) };
  if (behind) return goes(savedWords(row, `behind-${behind}`));
  switch (row.state) {
    case 'queued': {
      const words = savedWords(row, reachability === 'reachable' ? 'soon' : 'online');
      return { ...goes(words), isUnderWay: true };
    }
    case 'sending':
    case 'confirming':
      return { ...goes(row.kind === 'order' ? PLACING_ORDER : SENDING), isUnderWay: true };
    case 'backoff':
      return goes(savedWords(row, passingReason(row)));
  }
}

/** Why an automatic write has not been sent yet. */
type WaitReason = keyof typeof WAITS_BECAUSE;
const TRIES_AGAIN = 'This phone will try again automatically.';
const WAITS_BECAUSE = {
  soon: 'It will be sent in a moment.',
  online: 'It will be sent automatically when you’re back online.',
  'no-answer': `The shop could not be reached. ${TRIES_AGAIN}`,
  'other-answer': `Something other than the shop answered. Do you have to log in to your Wi-Fi first? ${TRIES_AGAIN}`,
  unproven: `The shop is checking that this is its own app. Please keep it open for a minute. ${TRIES_AGAIN}`,
  denied: 'The shop could not take it the first time. This phone will try once more automatically.',
  busy: `The shop is busy. ${TRIES_AGAIN}`,
  'behind-requote':
    'It is waiting for your answer about the order. After that it will be sent automatically.',
  'behind-other':
    'Something you did earlier has to be settled first. After that it will be sent automatically.',
};

function savedWords({ kind }: OutboxRow, reason: WaitReason): string {
  if (kind === 'order' && reason === 'soon') return PLACING_ORDER;
  const saved =
    kind === 'order'
      ? 'Saved on this phone – not placed yet.'
      : 'Saved on this phone – not sent yet.';
  return `${saved} ${WAITS_BECAUSE[reason]}`;
}

/** The temporary reason why the last attempt failed. */
function passingReason({ lastError }: OutboxRow): WaitReason {
  switch (lastError?.code) {
    case 'network':
    case 'timeout':
      return 'no-answer';
    case 'not-firestore':
      return 'other-answer';
    case APP_UNPROVEN:
      return 'unproven';
    case 'PERMISSION_DENIED':
      return 'denied';
    default:
      return 'busy';
  }
}

function blockedWords(row: OutboxRow): Pick<RowWords, 'words' | 'needsSignIn'> {
  if (row.heldFor === 'review') return { words: requoteWords(row) };
  if (row.heldFor === 'schema') {
    return {
      words:
        'This version of the shop cannot send this. Update the shop and try again, or discard it.',
    };
  }
  return { words: 'Please log in again. It will then be sent automatically.', needsSignIn: true };
}

function requoteWords({ lastError }: OutboxRow): string {
  switch (lastError?.code) {
    case 'price-rise':
      return 'A price went up while it was waiting. Nothing is ordered until you say so.';
    case 'product-gone':
      return 'Something in it is no longer available. Nothing is ordered until you say so.';
    case 'too-old':
      return 'It has waited for more than a day. Nothing is ordered until you say so.';
    default:
      return 'Something has changed. Please look at it again.';
  }
}
