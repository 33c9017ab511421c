// A quotation: products that the merchant offered one shopper, and at which prices. Read only: no phone ever writes
// one.
import * as v from 'valibot';
import { DocumentId } from '#engine/lib/identifiers.ts';
import { listedProduct, ProductFields, productFromFields } from '../product/parse-product.ts';
import type { Product } from '../product/product.ts';
import { MAX_LINE_QUANTITY } from '../shared/limits.ts';

/** A timestamp as text (RFC 3339) or as its parts, parsed to ms since 1970. */
const Moment = v.pipe(
  v.union([
    v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/), v.transform(Date.parse)),
    v.pipe(
      v.object({ seconds: v.number(), nanoseconds: v.number() }),
      v.transform(({ seconds, nanoseconds }) => seconds * 1000 + Math.floor(nanoseconds / 1e6)),
    ),
  ]),
  v.integer(),
);

/** A link that a page may offer: never a script; unencrypted only on localhost. */
const PdfUrl = v.pipe(v.string(), v.url(), v.regex(/^(https:\/\/|http:\/\/localhost[:/])/i));

/** Until when its prices hold. An unreadable value becomes 0 (expired), not null (no end). */
const ValidUntil = v.fallback(v.nullish(Moment, null), 0);

/** Pieces already ordered, by product. */
const Used = v.fallback(
  v.optional(v.record(v.string(), v.pipe(v.number(), v.minValue(0))), {}),
  {},
);

/** The fields of `users/{uid}/quotations/{id}`; lines are parsed one by one. Source: specification, entities. */
export const StoredQuotation = v.object({
  createdAt: Moment,
  validUntil: ValidUntil,
  used: Used,
  pdfUrl: v.fallback(v.nullable(PdfUrl), null),
  cartItems: v.optional(v.array(v.unknown()), []),
});
export type StoredQuotation = v.InferOutput<typeof StoredQuotation>;

const QuotedItem = v.object({
  product: v.object({ id: DocumentId, ...ProductFields.entries }),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_LINE_QUANTITY)),
});

/** One line: the product at its quoted price (in paise), and how many pieces were quoted. */
export type QuotationLine = { product: Product; quantity: number };

export type Quotation = {
  id: string;
  /** ms since 1970 */
  createdAt: number;
  /** The PDF's URL; null if there is none or it is not valid. */
  pdfUrl: string | null;
  /** At most one line for each product. */
  lines: QuotationLine[];
  /** ms since 1970; null or missing: its prices hold until their pieces are ordered. */
  validUntil?: number | null;
  /** Pieces already ordered at its prices, by product. */
  used?: Readonly<Record<string, number>>;
};

/**
 * A stored document `users/{uid}/quotations/{id}` as the app uses it, and one text for each refused line. Lines with
 * the same product and price add up to one; at another price the later line is refused.
 */
export function quotationFromFields(
  id: string,
  { createdAt, pdfUrl, cartItems, validUntil, used }: StoredQuotation,
): { quotation: Quotation; refused: string[] } {
  const lines = new Map<string, QuotationLine>();
  const refused: string[] = [];
  for (const [at, item] of cartItems.entries()) {
    const parsed = v.safeParse(QuotedItem, item);
    const problem = parsed.success ? addLine(lines, parsed.output) : v.summarize(parsed.issues);
    if (problem) refused.push(`quotations/${id} line ${at + 1}: ${problem}`);
  }
  const quotation = { id, createdAt, pdfUrl, lines: [...lines.values()], validUntil, used };
  return { quotation, refused };
}

/** Pieces of a line that can still be ordered at its price, while the quotation holds. */
export function piecesLeft({ used }: Pick<Quotation, 'used'>, line: QuotationLine): number {
  return Math.max(0, line.quantity - (used?.[line.product.id] ?? 0));
}

/** Whether its prices have expired at this moment (ms). */
export function isOver({ validUntil }: Pick<Quotation, 'validUntil'>, now: number): boolean {
  return typeof validUntil === 'number' && now > validUntil;
}

/** The lines whose price holds at this moment (ms), each with its remaining pieces. */
export function validLines(quotation: Quotation, now: number): QuotationLine[] {
  if (isOver(quotation, now)) return [];
  return quotation.lines
    .map((line) => ({ ...line, quantity: piecesLeft(quotation, line) }))
    .filter(({ quantity }) => quantity > 0);
}

/**
 * Whether its price holds at `now` (ms) for this many pieces of a product; pieces beyond the quotation do not count.
 */
export function isCoveredBy(
  quotation: Quotation,
  { productId, quantity }: { productId: string; quantity: number },
  now: number,
): boolean {
  const left = validLines(quotation, now).find(({ product }) => product.id === productId);
  const quoted = quotation.lines.find(({ product }) => product.id === productId);
  return Math.min(quantity, quoted?.quantity ?? 0) <= (left?.quantity ?? 0);
}

/** The quotation's total in paise; delivery is free. */
export function quotationTotal({ lines }: Pick<Quotation, 'lines'>): number {
  return lines.reduce((sum, { product, quantity }) => sum + product.pricePaise * quantity, 0);
}

/** Adds a line, or returns why it is refused. */
function addLine(
  lines: Map<string, QuotationLine>,
  { product: fields, quantity }: v.InferOutput<typeof QuotedItem>,
): string | null {
  const product = listedProduct(productFromFields(fields.id, fields));
  const before = lines.get(product.id);
  if (before && before.product.pricePaise !== product.pricePaise) return 'a second price';
  const together = (before?.quantity ?? 0) + quantity;
  if (together > MAX_LINE_QUANTITY) return 'too many pieces';
  lines.set(product.id, { product, quantity: together });
  return null;
}
