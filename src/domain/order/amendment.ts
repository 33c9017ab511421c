// Amendments: lines or pieces that the merchant takes off an order before it is packed. The merchant's phone writes the
// remaining pieces into the order's `amend`; a function applies that once and records it in `amendments`, which the
// shopper reads. What a paid order then costs less is owed to its shopper.
import * as v from 'valibot';
import { MAX_NAME_LENGTH, MAX_ORDER_LINES, MAX_TRANSACTION_ID_LENGTH } from '../shared/limits.ts';
import { type ChargeFields, chargesAt, chargesPaise } from './charges.ts';

const Moment = v.pipe(v.number(), v.integer(), v.minValue(1));
const Pieces = v.pipe(v.number(), v.finite(), v.minValue(0));
const Rupees = v.pipe(v.number(), v.finite(), v.minValue(0));
const Paise = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A number of pieces for each line of an order, in the order of the lines. */
export const PiecesOfLines = v.pipe(
  v.array(v.object({ productId: v.string(), quantity: Pieces })),
  v.maxLength(MAX_ORDER_LINES),
);
export type PiecesOfLines = v.InferOutput<typeof PiecesOfLines>;

/** The pieces to leave of each line; 0 removes a line. `at`: ms by the merchant's phone. */
export const Amend = v.object({ id: v.string(), at: Moment, lines: PiecesOfLines });
export type Amend = v.InferOutput<typeof Amend>;

/** One change that the shop made: pieces per line, and the order's total in rupees. */
export const Amendment = v.object({
  id: v.string(),
  at: Moment,
  lines: v.array(
    v.object({ name: v.pipe(v.string(), v.maxLength(MAX_NAME_LENGTH)), from: Pieces, to: Pieces }),
  ),
  totalBefore: Rupees,
  total: Rupees,
});
export type Amendment = v.InferOutput<typeof Amendment>;

/**
 * A part that went back: paise, when (ms), and the reference of the bank or the provider. `way`: by the provider; absent
 * if the merchant sent it by bank transfer.
 */
const PartBack = v.object({
  paise: Paise,
  at: Moment,
  reference: v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_TRANSACTION_ID_LENGTH)),
  way: v.optional(v.literal('online')),
});

/** Part of an order's document. Unreadable fields count as absent. */
export const AmendmentFields = v.object({
  /** When the function last found that an amendment no longer fits the order; the next one that fits clears it. */
  amendRefusedAt: v.fallback(v.optional(Moment), undefined),
  amend: v.fallback(v.optional(Amend), undefined),
  amendments: v.fallback(v.optional(v.array(Amendment)), undefined),
  /** What was taken off after it was paid, and is not given back yet. */
  owedPaise: v.fallback(v.optional(Paise), undefined),
  /** The last part that was given back. */
  partBack: v.fallback(v.optional(PartBack), undefined),
});

type Amendable = {
  deliveryStatus?: string;
  packed?: boolean | undefined;
  status?: string;
  acceptedAt?: number | null;
  paymentMethod?: string;
  transactionId?: string | null;
};

/** Whether the merchant may still take something off: not once it is packed. Source: security rules. */
export function mayAmend(order: Amendable): boolean {
  const { deliveryStatus, packed, acceptedAt } = order;
  const isThere = deliveryStatus === 'pending' || (deliveryStatus === 'processing' && acceptedAt);
  return Boolean(isThere) && packed !== true && !mustStayWhole(order);
}

/**
 * Whether nothing can be taken off because of its money: it may be on its way at this moment, or was paid in cash. Of a
 * transfer that arrived, and of an online payment that was captured, a part can go back.
 */
export function mustStayWhole({ status, acceptedAt, paymentMethod, transactionId }: Amendable) {
  if (status === 'success') return paymentMethod === 'cod';
  const isBeingPaid = paymentMethod === 'online_payment' && Boolean(acceptedAt);
  return status === 'authorized' || isBeingPaid || Boolean(transactionId);
}

type Owed = { status?: string; owedPaise?: number | undefined };

/** The `owedPaise` of an order that costs this much less now; undefined for nothing. */
export function owedAfter({ status, owedPaise = 0 }: Owed, lessPaise: number): number | undefined {
  return owedPaise + (status === 'success' ? lessPaise : 0) || undefined;
}

type Line = {
  productId: string;
  quantity: number;
  preorderWeeks?: number | undefined;
  preorderPieces?: number | undefined;
};

/** The remaining lines; null if the amendment does not fit the lines (any more), leaves nothing or changes nothing. */
export function amendedLines<T extends Line>(
  lines: readonly T[],
  { lines: wanted }: Pick<Amend, 'lines'>,
): T[] | null {
  if (wanted.length !== lines.length) return null;
  const fits = lines.every(({ productId, quantity }, at) => {
    const want = wanted[at];
    if (want?.productId !== productId) return false;
    return want.quantity === quantity || isFewer(want.quantity, quantity);
  });
  const left = lines.flatMap((line, at) => withPieces(line, wanted[at]?.quantity ?? 0));
  const hasChanged = lines.some(({ quantity }, at) => wanted[at]?.quantity !== quantity);
  return fits && hasChanged && left.length > 0 ? left : null;
}

/**
 * The sums of an order whose goods come to `now` instead of `before`, in paise. Its total only falls: an order on hold
 * may have had one that was too low.
 */
export function amendedSums(
  order: ChargeFields & { totalPaise: number },
  { before, now }: { before: number; now: number },
): { charges: ChargeFields; subTotalPaise: number; totalPaise: number } {
  const charges = chargesAt(order, before, now);
  const more = chargesPaise(charges);
  const totalPaise = Math.min(order.totalPaise, now + more);
  return { charges, totalPaise, subTotalPaise: Math.max(0, totalPaise - more) };
}

function isFewer(pieces: number, than: number): boolean {
  return Number.isInteger(pieces) && pieces >= 0 && pieces < than;
}

/** Takes off first the pieces that would ship last: the pre-ordered ones. */
function withPieces<T extends Line>(line: T, pieces: number): T[] {
  if (pieces <= 0) return [];
  const { preorderPieces, preorderWeeks, ...others } = line;
  if (preorderWeeks === undefined) return [{ ...line, quantity: pieces }];
  const there = line.quantity - (preorderPieces ?? line.quantity);
  const missing = pieces - there;
  const marks = missing > 0 && {
    preorderWeeks,
    ...(missing < pieces && { preorderPieces: missing }),
  };
  return [{ ...others, quantity: pieces, ...marks } as T];
}
