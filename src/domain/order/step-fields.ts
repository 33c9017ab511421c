// Order fields that functions and the merchant write as the order and its refund progress; absent until then. An
// unreadable one counts as absent: the order still shows.
import * as v from 'valibot';
import { MAX_NAME_LENGTH, MAX_TRANSACTION_ID_LENGTH } from '../shared/limits.ts';
import { AmendmentFields } from './amendment.ts';
import { CameBackFields } from './came-back.ts';
import { FirstParcel } from './first-parcel.ts';

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
  /** The merchant has packed it; its shopper can no longer cancel it. A function records when. */
  packed: v.fallback(v.optional(v.boolean()), undefined),
  packedAt: StepMoment,
  shippedAt: StepMoment,
  deliveredAt: StepMoment,
  /** Who carries it, and the tracking number. */
  courier: MerchantsText,
  trackingNumber: MerchantsText,
  /** A part of the order went first, and the rest follows. */
  firstParcel: v.fallback(v.optional(FirstParcel), undefined),
  /** When the merchant released an order that the shop had put on hold. */
  releasedAt: StepMoment,
  /** When the merchant corrected its address. */
  addressCorrectedAt: StepMoment,
  ...AmendmentFields.entries,
  ...CameBackFields.entries,
  cancelledAt: StepMoment,
  /** `shop`: a function did, say because nobody paid in time. Absent in orders cancelled before this was recorded. */
  cancelledBy: v.fallback(v.optional(CancelledBy), undefined),
  cancelReason: MerchantsText,
  /** Who has the cash of a delivered order while the shop does not. */
  cashWith: v.fallback(v.optional(CashWith), undefined),
  /** How often the merchant took back or corrected a step; the rules count it. */
  corrections: v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))), undefined),
});
export type StepFields = v.InferOutput<typeof StepFields>;

/** Fields of `users/{uid}/orders/{orderId}` about its tax papers; only functions write the first two. */
export const PaperFields = v.object({
  /** Their numbers, in the order of issue. */
  papers: v.fallback(v.optional(v.array(v.string())), undefined),
  /** No paper could be issued: for these products HSN or rate are missing. For none of them: its state is unknown. */
  paperLacks: v.fallback(v.optional(v.array(v.string())), undefined),
  /** When the merchant asked for the paper again. */
  paperAskedAt: StepMoment,
});
export type PaperFields = v.InferOutput<typeof PaperFields>;

/**
 * Progress of a refund. `due`: the merchant gives the money back; `asked`: the provider does, and nobody has to act;
 * `failed`: the provider would not, and the merchant has to see to it.
 */
export const RefundState = v.picklist(['due', 'asked', 'done', 'failed']);
export type RefundState = v.InferOutput<typeof RefundState>;

/**
 * How money went back. `online`: by the provider, to its source; `transfer`: by the merchant's own bank transfer;
 * `instead`: so too, but it was an online payment of an order that is paid another way, and says nothing of that money.
 */
const RefundWay = v.picklist(['online', 'transfer', 'instead']);
export type RefundWay = v.InferOutput<typeof RefundWay>;

const RefundMoment = v.fallback(
  v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1)), null),
  null,
);

/** Fields of `users/{uid}/orders/{orderId}`. */
export const RefundFields = v.object({
  refund: v.fallback(v.nullish(RefundState, null), null),
  /** When the merchant asked for the provider's refund. */
  refundAskedAt: RefundMoment,
  refundedAt: RefundMoment,
  refundWay: v.fallback(v.nullish(RefundWay, null), null),
  /** The provider's reference, or the bank's (UTR). */
  refundReference: v.fallback(
    v.nullish(v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_TRANSACTION_ID_LENGTH)), null),
    null,
  ),
  /** When the merchant found that the transfer of a cancelled order had not arrived. */
  transferMissedAt: RefundMoment,
  /** A transfer was reported but not seen: until when the merchant may look for it before the order lapses. */
  checkBy: RefundMoment,
});
export type RefundFields = v.InferOutput<typeof RefundFields>;
