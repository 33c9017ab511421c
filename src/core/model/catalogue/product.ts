// A product of the catalogue, as the device mirrors it. How it is read from its document says product-fields.ts.

/** What the amount in a pack is given in. */
export const UNITS = ['g', 'kg', 'ml', 'l'] as const;
export type Unit = (typeof UNITS)[number];

/** The stars of published reviews: how many reviews gave some, and all of them together. A function keeps it. */
export type Rating = { count: number; sum: number };

/** What stands on a pack, and on the page of its product alone. */
export type PackFacts = {
  shelfLife?: string;
  /** The licence under the Food Safety and Standards Act, 14 digits. */
  fssai?: string;
  /** Its number, and who gave it. */
  organicCertificate?: string;
};

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
  /** What is in the pack, with its unit; neither without the other. */
  netWeight?: number | undefined;
  unit?: Unit | undefined;
  /** The price printed on the pack, never below `pricePaise`. */
  mrpPaise?: number | undefined;
  /** The same for all packs of one thing. */
  packOf?: string | undefined;
  origin?: string | undefined;
  rating?: Rating | undefined;
};

/** A product with what its page alone shows: the long text (HTML, sanitised before it is kept) and what the pack says. */
export type ProductWithDetails = Product & { editorContent: string; facts?: PackFacts };

/** One pack among others of the same thing. */
export type Pack = Pick<Product, 'id' | 'name' | 'pricePaise' | 'netWeight' | 'unit'>;

/** A product as its page shows it. `packs`: all packs of the same thing, where there are several. */
export type ShownProduct = ProductWithDetails & { packs?: Pack[] };

/** In stock means more than none. Source: specification, constants. */
export function isInStock(product: Pick<Product, 'quantity'>): boolean {
  return product.quantity > 0;
}
