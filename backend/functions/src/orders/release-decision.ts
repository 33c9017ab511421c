// Whether an order that the merchant releases from hold can be accepted on the merchant's terms: decided from the
// order, the catalogue and the quotation alone.
import * as v from 'valibot';
import { chargesPaise } from '../../../../src/domain/order/charges.ts';
import {
  itemsTotal,
  type OnHoldReason,
  type OrderItem,
  StoredCharges,
} from '../../../../src/domain/order/order.ts';
import { preorderMarks } from '../../../../src/domain/order/preorder.ts';
import { isAgreed, ReleaseTerms } from '../../../../src/domain/order/release-terms.ts';
import { MAX_PRICE_RUPEES } from '../../../../src/domain/shared/limits.ts';
import { paiseFromRupees } from '../../../../src/domain/shared/money.ts';
import { DocumentId } from '../../../../src/engine/lib/identifiers.ts';
import {
  accepted,
  charged,
  eachProductOnce,
  hasTooFew,
  inPaise,
  type Offer,
  type OrderDecision,
  pieces,
  priced,
  sum,
} from './order-decision.ts';

const Rupees = v.pipe(v.number(), v.finite(), v.minValue(0));

/**
 * The fields of a stored order that count here. Older desks send no terms: then it is taken at the prices that were
 * sent.
 */
export const Released = v.object({
  items: v.pipe(
    v.array(
      v.object({
        productId: DocumentId,
        quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
        price: v.pipe(Rupees, v.maxValue(MAX_PRICE_RUPEES)),
        photoUrl: v.fallback(v.string(), ''),
        name: v.fallback(v.string(), ''),
        brand: v.fallback(v.string(), ''),
        quoted: v.fallback(v.optional(v.literal(true)), undefined),
      }),
    ),
    v.minLength(1),
  ),
  total: Rupees,
  timestamp: v.fallback(v.number(), 0),
  ...StoredCharges.entries,
  release: v.optional(ReleaseTerms, { prices: 'sent', total: MAX_PRICE_RUPEES, beyondStock: true }),
});
export type Released = v.InferOutput<typeof Released>;

export type ReleaseDecision = OrderDecision;

/** Accepts it on its merchant's terms, or puts it back on hold. */
export function decideRelease(
  { items: sent, total: sentTotal, release: terms, ...order }: Released,
  offer: Pick<Offer, 'products' | 'quoted' | 'terms' | 'now'>,
): ReleaseDecision {
  const held = (reason: OnHoldReason) => ({ outcome: 'held', reason }) as const;
  const once = eachProductOnce(sent);
  const today = charged(priced({ items: once }, offer, offer.quoted), order, offer);
  const { quotedPieces } = today;
  const openPieces = pieces(once) - sum(Object.values(quotedPieces));
  if (terms.prices === 'sent') {
    const { deliveryCharge, coupon } = order;
    const charges = { deliveryCharge, coupon };
    if (!isAgreed(inPaise(sent), charges, paiseFromRupees(sentTotal))) return held('invalid');
    if (!terms.beyondStock && hasTooFew(once, offer)) return held('stock');
    const items = asSent(sent, offer);
    const subTotal = itemsTotal(items);
    const total = (paiseFromRupees(subTotal) + chargesPaise(charges)) / 100;
    return accepted({ items, subTotal, total, charges, quotedPieces }, openPieces);
  }
  if (once.some(({ productId }) => !offer.products.has(productId))) return held('product');
  if (paiseFromRupees(today.total) > paiseFromRupees(terms.total)) return held('price');
  if (!terms.beyondStock && hasTooFew(once, offer)) return held('stock');
  return accepted(today, openPieces);
}

/** The lines at the prices that were sent, with the shop's own names for products that it still has. */
function asSent(sent: Released['items'], { products }: Pick<Offer, 'products'>): OrderItem[] {
  const before = new Map<string, number>();
  return sent.map(({ quoted, ...line }) => {
    const { productId, quantity } = line;
    const served = before.get(productId) ?? 0;
    before.set(productId, served + quantity);
    const product = products.get(productId);
    const ours = product && {
      ...{ name: product.name, brand: product.brandName, photoUrl: product.photoUrl },
      ...preorderMarks(product.stock, quantity, served),
    };
    return { ...line, ...(quoted && { quoted }), ...ours };
  });
}
