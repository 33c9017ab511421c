// The form in which the demo catalogue is written down: what a person says about a product.
// The page and the tags are made from it.

import type { BrandId } from './brands.ts';

export type DemoProduct = {
  /** A readable slug; it becomes the document's id. */
  id: string;
  name: string;
  brand: BrandId;
  /** Rupees. */
  price: number;
  /** Pieces in stock. */
  quantity: number;
  /** Weeks until it is back, for what is out of stock. */
  numWeeks?: number;
  /** The highest stand first among what is recommended. */
  popularity?: number;
  /** Search words beyond those of the name, with blanks between them. */
  words: string;
  /** What it is and how it tastes, as one paragraph. */
  story: string;
  uses: readonly string[];
  /** Rows of the table: what, and how much. */
  facts: readonly (readonly [what: string, value: string])[];
  /** The price printed on the pack, in rupees, where it is above `price`. */
  mrp?: number;
  /** The same for all packs of one thing. */
  packOf?: string;
  /** Where it grew, if not at the farm itself. */
  origin?: string;
  /** Said plainly where there is something to be careful with. */
  note?: string;
  /** The PDF that can be downloaded, if there is one. */
  document?: 'Batch report' | 'How to use';
  /** How many there are in `pictures/{id}`; the first is the cover. */
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
