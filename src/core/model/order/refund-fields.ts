// What an order says of money that goes back to its shopper: written by functions and the merchant, in ms since 1970. What cannot be read of it is as if it
// were not there.
import * as v from 'valibot';
import { MAX_TRANSACTION_ID_LENGTH } from '../limits.ts';

/**
 * How far it is. `due`: the merchant gives it back; `asked`: the provider does, and nobody has to do anything; `failed`: the provider would not,
 * and the merchant has to see to it.
 */
export const RefundState = v.picklist(['due', 'asked', 'done', 'failed']);
export type RefundState = v.InferOutput<typeof RefundState>;

const RefundMoment = v.fallback(
  v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1)), null),
  null,
);

/** Fields of `users/{uid}/orders/{orderId}`. */
export const RefundFields = v.object({
  refund: v.fallback(v.nullish(RefundState, null), null),
  /** When the merchant had the provider asked for it. */
  refundAskedAt: RefundMoment,
  refundedAt: RefundMoment,
  /** By the provider, to where it came from; or by the merchant's own bank transfer. */
  refundWay: v.fallback(v.nullish(v.picklist(['online', 'transfer']), null), null),
  /** The provider's number for it, or the bank's (UTR). */
  refundReference: v.fallback(
    v.nullish(v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_TRANSACTION_ID_LENGTH)), null),
    null,
  ),
  /** When the merchant looked for the transfer of a cancelled order, and it had not come. */
  transferMissedAt: RefundMoment,
  /** A transfer was told, and nobody has seen it yet: until when the merchant may still look for it before the order lapses. */
  checkBy: RefundMoment,
});
export type RefundFields = v.InferOutput<typeof RefundFields>;
