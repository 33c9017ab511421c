// A product of the catalogue: as Firestore keeps it, as the device mirrors it, and its pure rules.
import * as v from 'valibot';
import { MAX_HTML_LENGTH, MAX_NAME_LENGTH, MAX_PRICE_RUPEES } from '../limits.ts';
import { paiseFromRupees } from '../money.ts';

const Tag = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(MAX_NAME_LENGTH));
const ImageIndex = v.pipe(
  v.union([v.pipe(v.number(), v.integer()), v.pipe(v.string(), v.regex(/^\w{1,40}$/))]),
  v.transform(String),
);

/** The fields of `products/{id}`. Source: specification, entities. */
export const ProductFields = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_NAME_LENGTH)),
  brand: v.optional(v.pipe(v.string(), v.maxLength(MAX_NAME_LENGTH)), ''),
  category: v.optional(v.pipe(v.string(), v.maxLength(MAX_NAME_LENGTH)), ''),
  price: v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(MAX_PRICE_RUPEES)),
  tags: v.optional(v.array(Tag), []),
  photoURL: v.optional(v.array(ImageIndex), []),
  quantity: v.optional(v.pipe(v.number(), v.finite(), v.transform(Math.floor)), 0),
  numWeeks: v.nullish(v.pipe(v.number(), v.minValue(0), v.maxValue(520))),
  editorContent: v.optional(v.pipe(v.string(), v.maxLength(MAX_HTML_LENGTH)), ''),
  documentBytes: v.nullish(v.pipe(v.number(), v.minValue(0))),
  preorderLimit: v.fallback(v.optional(v.pipe(v.number(), v.minValue(0))), undefined),
  popularity: v.fallback(v.optional(v.pipe(v.number(), v.finite())), undefined),
});
export type ProductFields = v.InferOutput<typeof ProductFields>;

/** A product as lists, cards and the cart need it: everything but its long text. Price in paise. */
export type Product = {
  id: string;
  name: string;
  /** Id of the brand (or, in older catalogues, its name). */
  brand: string;
  category: string;
  pricePaise: number;
  tags: string[];
  /** Image indexes; the first one is the cover. */
  photoURL: string[];
  /** Pieces in stock; 0 or less is out of stock. */
  quantity: number;
  numWeeks: number | null;
  documentBytes: number | null;
  /** Pieces that may be ordered beyond the stock; without it as many as the shop's server says. */
  preorderLimit?: number | undefined;
  /** How much the merchant recommends it; without one, 0. */
  popularity?: number | undefined;
  /** When its document was made, ms since 1970 by the server's clock. */
  createdAt?: number | undefined;
};

/** A product with its long text (HTML, sanitised before it is kept). */
export type ProductWithDetails = Product & { editorContent: string };

/** A stored document `products/{id}` as the shop uses it. `createdAt`: when it was made, ms. */
export function productFromFields(
  id: string,
  fields: ProductFields,
  createdAt?: number,
): ProductWithDetails {
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
    editorContent: fields.editorContent,
  };
}

/** In stock means more than none. Source: specification, constants. */
export function isInStock(product: Pick<Product, 'quantity'>): boolean {
  return product.quantity > 0;
}
