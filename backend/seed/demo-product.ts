// The source form of the demo catalogue: the facts that a person writes about a product. The page and the tags are
// generated from it.

import type { BrandId } from './brands.ts';

export type DemoProduct = {
  /** A readable slug, used as the document's id. */
  id: string;
  name: string;
  brand: BrandId;
  /** Rupees. */
  price: number;
  /** Pieces in stock. */
  quantity: number;
  /** Weeks until a product that is out of stock is back. */
  numWeeks?: number;
  /** Products with the highest value are recommended first. */
  popularity?: number;
  /** Search words besides those of the name, separated by spaces. */
  words: string;
  /** Description and taste, as one paragraph. */
  story: string;
  uses: readonly string[];
  /** Rows of the table: label and value. */
  facts: readonly (readonly [what: string, value: string])[];
  /** The price printed on the pack, in rupees, where it is above `price`. */
  mrp?: number;
  /** An id that all packs of one product share. */
  packOf?: string;
  /** Where it grew, if not at the farm itself. */
  origin?: string;
  /** As on the pack, the one with the most weight first. */
  ingredients?: string;
  /** Those in it, or None. */
  allergens?: string;
  batch?: string;
  /** A plain warning, where one is needed. */
  note?: string;
  /** The PDF that can be downloaded, if there is one. */
  document?: 'Batch report' | 'How to use';
  /** Number of files in `pictures/{id}`; the first is the cover. */
  pictures: number;
};

export type DemoCategory = {
  id: string;
  categoryName: string;
  /** How it is grown and made: one paragraph. */
  making: string;
  /** How to keep it: steps. */
  keeping: readonly string[];
  /** How long a closed pack keeps. */
  shelfLife: string;
  products: readonly DemoProduct[];
};
