// Why the shop did not take something, as far as it can be told, and what one may do about it. Pure.
import { FILE_GONE, FILE_NOT_ACCEPTED } from '#core/model/feedback.ts';
import type { OutboxRow } from '#core/model/write.ts';

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
