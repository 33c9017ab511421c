// What the law takes of a product on a day.
import * as v from 'valibot';
import { type GST_KINDS, PRODUCT_FIELDS } from '../product/product.fields.ts';
import { dateInIndia } from '../shared/day-in-india.ts';

const { hsn, gstRate, gstKind, gstNextRate, gstNextFrom } = PRODUCT_FIELDS;

/** The fields of a stored product from which its tax follows; an unreadable one counts as missing. */
export const TaxedProduct = v.object({
  hsn: hsn.stored,
  gstRate: gstRate.stored,
  gstKind: gstKind.stored,
  gstNextRate: gstNextRate.stored,
  gstNextFrom: gstNextFrom.stored,
});
export type TaxedProduct = v.InferOutput<typeof TaxedProduct>;

/** `rate` in percent; above 0 only where `taxable`. */
export type RateOn = { kind: (typeof GST_KINDS)[number]; rate: number };

/**
 * The product's rate at this moment (ms), by the day in India: rates change by notification, from a day on. A rate of 0
 * is nil rated. Null while the merchant has not said it.
 */
export function rateOn(product: TaxedProduct, at: number): RateOn | null {
  const { gstKind: kind = 'taxable', gstNextRate: next, gstNextFrom: from } = product;
  const isNext = next !== undefined && from !== undefined && dateInIndia(at) >= from;
  const now = kind === 'taxable' ? product.gstRate : 0;
  const rate = isNext ? next : now;
  if (rate === undefined) return null;
  if (rate > 0) return { kind: 'taxable', rate };
  return { kind: kind === 'exempt' ? 'exempt' : 'nil rated', rate };
}
