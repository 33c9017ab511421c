// An order sent in two parcels: what is there now, and later the pre-ordered pieces. It stays one order; this says which
// pieces and which part of its sum go with which parcel. Pure.
import * as v from 'valibot';
import { PiecesOfLines } from './amendment.ts';

const Said = v.optional(v.string(), '');

/** Field of an order. `at`: ms by the merchant's phone; courier and number may be ''; `lines`: the pieces that went. */
export const FirstParcel = v.object({
  at: v.pipe(v.number(), v.integer(), v.minValue(1)),
  courier: Said,
  trackingNumber: Said,
  lines: PiecesOfLines,
});
export type FirstParcel = v.InferOutput<typeof FirstParcel>;

/** `last`: the whole order while no first parcel went. */
export type ParcelName = 'first' | 'last';

type Line = {
  productId: string;
  quantity: number;
  preorderWeeks?: number | undefined;
  preorderPieces?: number | undefined;
};
type Parted<T> = { lines: readonly T[]; firstParcel?: FirstParcel | undefined };

/** The pieces of each line that need not wait; null unless others are pre-ordered. */
export function piecesThere(lines: readonly Line[]): PiecesOfLines | null {
  const there = lines.map(({ productId, quantity, preorderWeeks, preorderPieces = quantity }) => ({
    productId,
    quantity: preorderWeeks === undefined ? quantity : Math.max(0, quantity - preorderPieces),
  }));
  const now = sumOf(there);
  return now > 0 && now < sumOf(lines) ? there : null;
}

/** The lines of a parcel with its pieces alone; `first` is also known before it goes. */
export function parcelLines<T extends Line>(
  { lines, firstParcel }: Parted<T>,
  parcel: ParcelName,
): T[] {
  const first = firstParcel?.lines ?? (parcel === 'first' ? piecesThere(lines) : null) ?? [];
  return lines.flatMap((line, at) => {
    const part = first[at];
    const gone = part?.productId === line.productId ? Math.min(part.quantity, line.quantity) : 0;
    const quantity = parcel === 'first' ? gone : line.quantity - gone;
    if (quantity <= 0) return [];
    if (quantity === line.quantity) return [line];
    const { preorderPieces: _, preorderWeeks, ...others } = line;
    const mark = parcel === 'last' && preorderWeeks !== undefined && { preorderWeeks };
    return [{ ...others, quantity, ...mark } as T];
  });
}

/** How many pieces are to follow, once a first parcel went; else 0. */
export const piecesToFollow = (order: Parted<Line>): number =>
  order.firstParcel ? sumOf(parcelLines(order, 'last')) : 0;

/**
 * What a parcel costs, in paise: the first one its own goods and never more than the total, the last one the rest, with
 * what delivery costs and what a coupon takes off. Both together are the total.
 */
export function parcelPaise(
  order: Parted<Line & { pricePaise: number }> & { totalPaise: number },
  parcel: ParcelName,
): number {
  const goods = parcelLines(order, 'first').reduce(
    (sum, { pricePaise, quantity }) => sum + pricePaise * quantity,
    0,
  );
  const first = Math.min(goods, order.totalPaise);
  if (parcel === 'first') return first;
  return order.firstParcel ? order.totalPaise - first : order.totalPaise;
}

const sumOf = (lines: readonly Pick<Line, 'quantity'>[]) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);
