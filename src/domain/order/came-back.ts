// A parcel that came back: the merchant says why, and which of its pieces can be sold again. It cancels the order, and a
// function puts those pieces back into stock.
import * as v from 'valibot';
import { PiecesOfLines } from './amendment.ts';
import type { FirstParcel } from './first-parcel.ts';

/** Part of an order's document. Unreadable fields count as absent. */
export const CameBackFields = v.object({
  /** ms by the merchant's phone. */
  cameBackAt: v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))), undefined),
  goodsBack: v.fallback(v.optional(PiecesOfLines), undefined),
});
type CameBack = v.InferOutput<typeof CameBackFields> & { firstParcel?: FirstParcel | undefined };

/** Whether a cancelled order's goods had left the farm, in a first parcel or whole, rather than being called off before. */
export const hasComeBack = ({
  shippedAt,
  cameBackAt,
}: {
  shippedAt?: number | null | undefined;
  cameBackAt?: number | undefined;
}) => Boolean(shippedAt || cameBackAt);

type Pieces = Readonly<Record<string, number>>;

/**
 * How many of a cancelled order's pieces, by product, go back into stock: all of them but those that went in a first
 * parcel; after it came back, those that the merchant named, and never more than it had.
 */
export function restockedPieces(
  goods: Pieces,
  { cameBackAt, goodsBack = [], firstParcel }: CameBack,
): Pieces {
  const hasCome = cameBackAt !== undefined;
  const named = new Map<string, number>();
  for (const { productId, quantity } of hasCome ? goodsBack : (firstParcel?.lines ?? [])) {
    named.set(productId, (named.get(productId) ?? 0) + quantity);
  }
  const ofProduct = ([id, pieces]: [string, number]) => {
    const known = Math.min(named.get(id) ?? 0, pieces);
    return [id, hasCome ? known : pieces - known];
  };
  return Object.fromEntries(Object.entries(goods).map(ofProduct));
}
