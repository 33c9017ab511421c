// The fields of an order that functions and the merchant write as it goes on, and as its money goes back: absent until then. One that cannot be read
// counts as absent: the order is shown all the same.
import * as v from 'valibot';
import { MAX_NAME_LENGTH, MAX_TRANSACTION_ID_LENGTH } from '../shared/limits.ts';
import { AmendmentFields } from './amendment.ts';

/** In ms since 1970. */
const StepMoment = v.fallback(
  v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  undefined,
);
const MerchantsText = v.fallback(
  v.optional(
    v.pipe(
      v.union([v.string(), v.number()]),
      v.transform((text) => String(text).trim()),
      v.nonEmpty(),
      v.maxLength(MAX_NAME_LENGTH),
    ),
  ),
  undefined,
);

export const CancelledBy = v.picklist(['shopper', 'merchant', 'shop']);
export type CancelledBy = v.InferOutput<typeof CancelledBy>;
export const CashWith = v.picklist(['courier', 'customer']);

/** Fields of `users/{uid}/orders/{orderId}`. */
export const StepFields = v.object({
  /** The merchant has packed it: from here on it is not cancelled by its shopper. When that was, a function notes. */
  packed: v.fallback(v.optional(v.boolean()), undefined),
  packedAt: StepMoment,
  shippedAt: StepMoment,
  deliveredAt: StepMoment,
  /** With whom it is on its way, and under which number. */
  courier: MerchantsText,
  trackingNumber: MerchantsText,
  /** When the merchant took an order after all that the shop had put on hold. */
  releasedAt: StepMoment,
  /** When the merchant corrected its address. */
  addressCorrectedAt: StepMoment,
  ...AmendmentFields.entries,
  cancelledAt: StepMoment,
  /** `shop`: a function did, as where nobody paid in time. Absent of orders that were cancelled before it was noted. */
  cancelledBy: v.fallback(v.optional(CancelledBy), undefined),
  cancelReason: MerchantsText,
  /** Of an order that was delivered and is paid in cash which has not come yet: who has it. */
  cashWith: v.fallback(v.optional(CashWith), undefined),
  /** How often a step of the merchant was taken back or corrected; the rules count it. */
  corrections: v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))), undefined),
});
export type StepFields = v.InferOutput<typeof StepFields>;

/**
 * How far money is that goes back to its shopper. `due`: the merchant gives it back; `asked`: the provider does, and nobody has to do anything; `failed`:
 * the provider would not, and the merchant has to see to it.
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
