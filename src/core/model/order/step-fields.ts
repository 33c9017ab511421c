// What a function or the merchant notes of an order as it goes on; absent until then, and where nobody noted it. What cannot be
// read of it is as if it were not there: the order is shown all the same.
import * as v from 'valibot';
import { MAX_NAME_LENGTH } from '../limits.ts';
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
