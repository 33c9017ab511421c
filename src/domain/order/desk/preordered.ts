// The pre-ordered pieces of an order, for packing: how many, and for which day they were promised.
import type { Order, OrderLine } from '../order.ts';
import { WEEK_MS } from '../preorder.ts';

/** `by` in ms; null if no day was promised. `areOthersSent`: the other pieces went in a first parcel. */
export type Preordered = { pieces: number; of: number; by: number | null; areOthersSent: boolean };

type Placed = Pick<Order, 'timestamp' | 'deliveryStatus' | 'firstParcel'>;

/** For one line; null if all of it comes from stock, or nothing is left to send. */
export function preorderedLine(line: OrderLine, order: Placed): Preordered | null {
  return preorderedOf({ ...order, lines: [line] });
}

/** For a whole order, with the latest of the promised days. */
export function preorderedOf({
  lines,
  timestamp,
  deliveryStatus,
  firstParcel,
}: Placed & Pick<Order, 'lines'>): Preordered | null {
  const later = lines.filter(({ preorderWeeks }) => preorderWeeks !== undefined);
  if (later.length === 0 || deliveryStatus !== 'processing') return null;
  const weeks = later.map(({ preorderWeeks = 0 }) => preorderWeeks);
  return {
    pieces: sum(later.map(({ preorderPieces, quantity }) => preorderPieces ?? quantity)),
    of: sum(lines.map(({ quantity }) => quantity)),
    by: weeks.includes(0) ? null : timestamp + Math.max(...weeks) * WEEK_MS,
    areOthersSent: firstParcel !== undefined,
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
