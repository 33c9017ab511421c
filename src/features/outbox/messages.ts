// What shoppers read of a write that waits, and of one that the shop has refused. Pure.
import { FILE_GONE, FILE_NOT_ACCEPTED } from '#core/model/feedback.ts';
import { APP_UNPROVEN, type OutboxRow } from '#core/model/write.ts';

/** What most often lies behind a refusal of this kind; the shop itself says no more than "no". */
const LIKELY: Readonly<Record<string, string>> = {
  'order-address': 'Most likely the order is on its way already.',
  'order-transaction': 'Most likely the order has a transaction id already, or it was cancelled.',
  review: 'Most likely the order has not been delivered yet.',
  'order-cancellation': 'Most likely the order is on its way already.',
};

/** The words for a refused write; `canRetry` where trying again may help. */
export function refusalWords({ kind, lastError }: Pick<OutboxRow, 'kind' | 'lastError'>): {
  words: string;
  canRetry: boolean;
} {
  if (lastError?.code === FILE_GONE) {
    return {
      words:
        'Its file is no longer on this phone, so it cannot be sent. Please discard it and send it once more.',
      canRetry: false,
    };
  }
  if (lastError?.message === FILE_NOT_ACCEPTED) {
    return {
      words:
        'The shop did not accept the file. It takes photos (JPG, PNG, WebP) and PDFs up to 5 MB. You can try it again, or discard it and send another file.',
      canRetry: true,
    };
  }
  const likely = Object.hasOwn(LIKELY, kind) ? `${LIKELY[kind]} ` : '';
  return {
    words: `The shop did not accept this. ${likely}You can try it again, or discard it. If it stays so, please call the shop.`,
    canRetry: true,
  };
}

export type RowWords = {
  tone: 'waiting' | 'needs-you';
  words: string;
  canRetry: boolean;
  /** It is being sent just now, or will be in a moment: nothing has come of it yet. */
  isUnderWay?: true;
  /** Signing in again is all that it waits for. */
  needsSignIn?: true;
};

/** What else there is to know: whether the shop answers, and what of the same thing comes first and needs the shopper. */
export type RowStanding = { isReachable: boolean; behind: 'review' | 'other' | null };

const ALONE: RowStanding = { isReachable: false, behind: null };

/** What a shopper reads about a row; null stands for a row that this phone cannot read any more. */
export function rowWords(row: OutboxRow | null, standing: RowStanding = ALONE): RowWords {
  if (!row) {
    return needsYou(
      'This phone can no longer read what was saved here. You can discard it.',
      false,
    );
  }
  if (row.state === 'refused') {
    const { words, canRetry } = refusalWords(row);
    return needsYou(words, canRetry);
  }
  if (row.state === 'held') return blockedWords(row);
  if (standing.behind) return behindWords(row, standing.behind);
  switch (row.state) {
    case 'queued': {
      const when = standing.isReachable
        ? 'It goes in a moment.'
        : 'It goes by itself when you’re back online.';
      return { ...waiting(`${savedWords(row)} ${when}`), isUnderWay: true };
    }
    case 'sending':
    case 'confirming':
      return { ...waiting('Sending…'), isUnderWay: true };
    case 'backoff':
      return waiting(`${savedWords(row)} ${passingWords(row)}`);
  }
}

function savedWords({ kind }: OutboxRow): string {
  return `Saved on this phone – not ${kind === 'order' ? 'placed' : 'sent'} yet.`;
}

/** Why it did not go, where that passes. */
function passingWords({ lastError }: OutboxRow): string {
  switch (lastError?.code) {
    case 'network':
    case 'timeout':
      return 'The shop could not be reached; it is tried again by itself.';
    case 'not-firestore':
      return 'Something else answered in the shop’s place. Does your Wi-Fi want you to log in to it first? It is tried again by itself.';
    case APP_UNPROVEN:
      return 'The shop wants to make sure that this is its own app. Please leave it open for a minute; it is tried again by itself.';
    case 'PERMISSION_DENIED':
      return 'The shop did not take it the first time; it is asked once more by itself.';
    default:
      return 'The shop is busy; it is tried again by itself.';
  }
}

function behindWords(row: OutboxRow, behind: 'review' | 'other'): RowWords {
  const words =
    behind === 'review'
      ? 'It waits for your answer about the order, and then goes by itself.'
      : 'Something that you did before has to be settled first; then it goes by itself.';
  return { ...waiting(`${savedWords(row)} ${words}`), canRetry: false };
}

function blockedWords(row: OutboxRow): RowWords {
  if (row.heldFor === 'schema') {
    return needsYou(
      'This version of the shop cannot send this. Update the shop and try again, or discard it.',
      true,
    );
  }
  if (row.heldFor === 'review') return needsYou(reviewWords(row), true);
  const words = needsYou('Please log in again, then it goes by itself.', true);
  return { ...words, needsSignIn: true };
}

function reviewWords({ lastError }: OutboxRow): string {
  switch (lastError?.code) {
    case 'price-rise':
      return 'A price went up while it waited. Nothing is ordered before you say so.';
    case 'product-gone':
      return 'Something in it is no longer there. Nothing is ordered before you say so.';
    case 'too-old':
      return 'It waited for more than a day. Nothing is ordered before you say so.';
    default:
      return 'Something changed. Please look at it again.';
  }
}

function waiting(words: string): RowWords {
  return { tone: 'waiting', words, canRetry: true };
}

function needsYou(words: string, canRetry: boolean): RowWords {
  return { tone: 'needs-you', words, canRetry };
}
