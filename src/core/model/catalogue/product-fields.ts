// The documents `products/{id}`: which of their fields are believed, and the product that they make. A name and a price are needed; a fact that
// cannot be believed is left out and reported, and the product goes on without it.
import * as v from 'valibot';
import { MAX_HTML_LENGTH, MAX_NAME_LENGTH, MAX_PRICE_RUPEES, MAX_STARS } from '../limits.ts';
import { paiseFromRupees } from '../money.ts';
import { type Product, type ProductWithDetails, UNITS } from './product.ts';

const Tag = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(MAX_NAME_LENGTH));
const ImageIndex = v.pipe(
  v.union([v.pipe(v.number(), v.integer()), v.pipe(v.string(), v.regex(/^\w{1,40}$/))]),
  v.transform(String),
);
const Price = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(MAX_PRICE_RUPEES));
const Line = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_NAME_LENGTH));
const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** What may be said of a product beside what every product has. */
const FACTS = {
  netWeight: v.pipe(v.number(), v.finite(), v.gtValue(0), v.maxValue(1_000_000)),
  unit: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.picklist(UNITS)),
  mrp: Price,
  packOf: Line,
  origin: Line,
  shelfLife: Line,
  /** Typed as text or as a number. Source: FSSAI, licence numbers. */
  fssai: v.pipe(
    v.union([v.string(), v.pipe(v.number(), v.safeInteger())]),
    v.transform((typed) => String(typed).replaceAll(' ', '')),
    v.regex(/^\d{14}$/),
  ),
  organicCertificate: Line,
  rating: v.pipe(
    v.object({ count: Count, sum: Count }),
    v.check(({ count, sum }) => sum >= count && sum <= count * MAX_STARS),
  ),
};
type Fact = keyof typeof FACTS;

/** Without what is missing, or cannot be believed. */
function asFact<Schema extends v.GenericSchema>(schema: Schema) {
  return v.fallback(v.optional(schema), undefined);
}

/** The fields of `products/{id}`. Source: specification, entities. */
export const ProductFields = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_NAME_LENGTH)),
  brand: v.optional(v.pipe(v.string(), v.maxLength(MAX_NAME_LENGTH)), ''),
  category: v.optional(v.pipe(v.string(), v.maxLength(MAX_NAME_LENGTH)), ''),
  price: Price,
  tags: v.optional(v.array(Tag), []),
  photoURL: v.optional(v.array(ImageIndex), []),
  quantity: v.optional(v.pipe(v.number(), v.finite(), v.transform(Math.floor)), 0),
  numWeeks: v.nullish(v.pipe(v.number(), v.minValue(0), v.maxValue(520))),
  editorContent: v.optional(v.pipe(v.string(), v.maxLength(MAX_HTML_LENGTH)), ''),
  documentBytes: v.nullish(v.pipe(v.number(), v.minValue(0))),
  preorderLimit: asFact(v.pipe(v.number(), v.minValue(0))),
  popularity: asFact(v.pipe(v.number(), v.finite())),
  netWeight: asFact(FACTS.netWeight),
  unit: asFact(FACTS.unit),
  mrp: asFact(FACTS.mrp),
  packOf: asFact(FACTS.packOf),
  origin: asFact(FACTS.origin),
  shelfLife: asFact(FACTS.shelfLife),
  fssai: asFact(FACTS.fssai),
  organicCertificate: asFact(FACTS.organicCertificate),
  rating: asFact(FACTS.rating),
  /** One that the merchant hides is no product of the shop. */
  hidden: v.optional(v.literal(false)),
});
export type ProductFields = v.InferOutput<typeof ProductFields>;

/** Whether the merchant hides what a stored document holds: a product, a category, a brand or a blog. */
export function isHidden(fields: unknown): boolean {
  return Reflect.get(Object(fields), 'hidden') === true;
}

/** A stored document `products/{id}` as the shop uses it. `createdAt`: when it was made, ms. */
export function productFromFields(
  id: string,
  fields: ProductFields,
  createdAt?: number,
): ProductWithDetails {
  const { shelfLife, fssai, organicCertificate } = fields;
  const facts = given({ shelfLife, fssai, organicCertificate });
  return {
    id,
    name: fields.name,
    brand: fields.brand,
    category: fields.category,
    pricePaise: paiseFromRupees(fields.price),
    tags: fields.tags,
    photoURL: fields.photoURL,
    quantity: fields.quantity,
    numWeeks: fields.numWeeks ?? null,
    documentBytes: fields.documentBytes ?? null,
    preorderLimit: fields.preorderLimit,
    popularity: fields.popularity,
    createdAt,
    ...listedFacts(fields),
    editorContent: fields.editorContent,
    ...(Object.keys(facts).length > 0 && { facts }),
  };
}

/** What lists and cards show as well. */
function listedFacts(fields: ProductFields): Partial<Product> {
  const { netWeight, unit, mrp, packOf, origin, rating } = withoutContradictions(fields);
  const mrpPaise = mrp === undefined ? undefined : paiseFromRupees(mrp);
  return given({ netWeight, unit, mrpPaise, packOf, origin, rating });
}

/** The fields without a fact that makes no sense beside the others: an amount without its unit, a printed price below the price. */
export function withoutContradictions(fields: ProductFields): ProductFields {
  const { netWeight, unit, mrp, price, ...rest } = fields;
  return {
    ...rest,
    price,
    ...(netWeight !== undefined && unit !== undefined && { netWeight, unit }),
    ...(mrp !== undefined && mrp >= price && { mrp }),
  };
}

/**
 * One line for each fact of a document that cannot be believed, alone or beside the others: the product is shown without it. `fields` are
 * as they are stored.
 */
export function refusedFacts(fields: unknown): string[] {
  const stored = Object(fields) as Partial<Record<Fact | 'price', unknown>>;
  const isThere = (name: Fact) => (stored[name] ?? null) !== null;
  const illFormed = (Object.keys(FACTS) as Fact[]).filter(
    (name) => isThere(name) && !v.is(FACTS[name], stored[name]),
  );
  const refused = illFormed.map(
    (name) => `${name} ${JSON.stringify(stored[name]).slice(0, 60)} is not believed`,
  );
  if (isThere('netWeight') !== isThere('unit')) {
    refused.push('netWeight and unit are nothing without each other');
  }
  if (!illFormed.includes('mrp') && isThere('mrp') && Number(stored.mrp) < Number(stored.price)) {
    refused.push('mrp is below the price');
  }
  return refused;
}

/** Without the fields that have no value. */
function given<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [K in keyof T]?: Exclude<T[K], undefined> };
}
