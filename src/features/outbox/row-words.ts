// The words for the state of a waiting write, and whether it needs the shopper.
import { FILE_GONE, FILE_NOT_ACCEPTED } from '#core/model/feedback.ts';
import type { OutboxRow } from '#core/model/write.ts';

export type RowWords = {
  tone: 'waiting' | 'needs-you';
  words: string;
  canRetry: boolean;
  /** Signing in again is all that it waits for. */
  needsSignIn?: true;
};

/** What a shopper reads about a row; null stands for a row that this phone cannot read any more. */
export function rowWords(row: OutboxRow | null): RowWords {
  if (!row) {
    return needsYou(
      'This phone can no longer read what was saved here. You can discard it.',
      false,
    );
  }
  switch (row.state) {
    case 'queued':
      return waiting(`${savedWords(row)} It goes by itself when you’re back online.`);
    case 'sending':
    case 'confirming':
      return waiting('Sending…');
    case 'backoff':
      return waiting(
        row.lastError?.code === 'network' || row.lastError?.code === 'timeout'
          ? `${savedWords(row)} The shop could not be reached; it is tried again by itself.`
          : `${savedWords(row)} The shop is busy; it is tried again by itself.`,
      );
    case 'refused':
      return refusedWords(row);
    case 'held':
      return heldWords(row);
  }
}

function savedWords({ kind }: OutboxRow): string {
  return `Saved on this phone – not ${kind === 'order' ? 'placed' : 'sent'} yet.`;
}

function refusedWords({ lastError }: OutboxRow): RowWords {
  if (lastError?.code === FILE_GONE) {
    return needsYou(
      'Its file is no longer on this phone, so it cannot be sent. Please discard it and send it once more.',
      false,
    );
  }
  if (lastError?.message === FILE_NOT_ACCEPTED) {
    return needsYou(
      'The shop did not accept the file. It takes photos (JPG, PNG, WebP) and PDFs up to 5 MB. You can try it again, or discard it and send another file.',
      true,
    );
  }
  return needsYou('The shop did not accept this. You can try it again, or discard it.', true);
}

function heldWords(row: OutboxRow): RowWords {
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
