// Texts about products: lists, filters, one product and its stock. Source: specification, product detail.

import { outOfStockNote } from '#domain/order/preorder.ts';
import type { Product } from '#domain/product/product.ts';
import { groupedNumber } from '#domain/shared/grouped-number.ts';
import { DEFAULT_PRICE_RANGE } from '#domain/shared/limits.ts';
import { formatPaise, paiseFromRupees } from '#domain/shared/money.ts';
import type { DeliveryCost } from './use-delivery-cost.ts';

// Lists of products.

export const PRODUCTS = 'Products';
/** Description of the list of all products, for search engines and link previews. */
export const productsDescription = (cost: DeliveryCost | null) =>
  `Moringa, turmeric, beetroot, seeds and more from organic farms, with prices in rupees and ${deliveredAt(cost)}.`;
export const CATEGORIES = 'Categories';
export const SEE_ALL_PRODUCTS = 'See all products';
export const LOADING_PRODUCTS = 'Loading the products';

/** Neither the phone nor the shop has an answer. */
export const PRODUCTS_NOT_HERE_YET = 'The products are not on this phone yet.';
export const PRODUCTS_COME_LATER =
  'No connection right now. They will appear automatically when you’re back online, and stay on this phone from then on.';

/** No product matches, and what to do about it. */
export const NO_PRODUCTS = 'No products found!';
export const TOO_MANY_FILTERS = 'No product matches all of these filters.';
export const TRY_ANOTHER_WORD = 'Try another word, in English or Hindi, or look in a category:';

/** Shown for a product, category or brand that the shop no longer has; links follow. */
export const GONE_FROM_SHOP = {
  product: 'The shop no longer has this product. You may find something similar here:',
  category: 'The shop no longer has this category. You may find something similar here:',
  brand: 'The shop no longer has this brand. You may find something similar here:',
};

export function foundWords(total: number): string {
  const count = groupedNumber(total);
  return total === 1 ? `${count} product` : `${count} products`;
}

/** Heading of search results. */
export function resultsHeading(search: string): string {
  return `Results for “${search}”`;
}

/** Description of a category's or brand's products, for search engines; null if its name is not known. */
export function listDescription(name: string | null, cost: DeliveryCost | null): string {
  return `${name ?? 'Products'}: organic, from small farms, with prices in rupees and ${deliveredAt(cost)}.`;
}

function deliveredAt(cost: DeliveryCost | null): string {
  return `${cost ? '' : 'free '}delivery all over India`;
}

function costWords({ charge, freeFrom }: DeliveryCost): string {
  return freeFrom === null ? charge : `${charge}, free from ${freeFrom}`;
}

// Filters and sort order.

export const FILTERS = 'Filters';
/** Read out between "Filters" and the number that are set. */
export const FILTERS_SET = ', set: ';
export const CLEAR_FILTERS = 'Clear filters';
export const SORT = 'Sort';
export const SORT_BY = 'Sort by';
export const CLOSE = 'Close';
export const BRANDS = 'Brands';
export const PRICE = 'Price in ₹';
export const MIN_PRICE = 'Min price';
export const MAX_PRICE = 'Max price';
/** Placeholder of the field for the highest price. */
export const ANY_PRICE = 'Any';
export const MIN_ABOVE_MAX = 'Min price is higher than max price.';

/** Label of the button from the filters back to the list; null while the total is not known. */
export function showWords(total: number | null): string {
  return total === null ? 'Show products' : `Show ${foundWords(total)}`;
}

/** A chosen price range, in rupees; null for any price. */
export function chosenPrice({ min, max }: { min: number; max: number }): string | null {
  const price = (rupees: number) => formatPaise(paiseFromRupees(rupees));
  const hasMin = min > DEFAULT_PRICE_RANGE.min;
  if (max >= DEFAULT_PRICE_RANGE.max) return hasMin ? `From ${price(min)}` : null;
  return hasMin ? `${price(min)} – ${price(max)}` : `Up to ${price(max)}`;
}

/** Accessible name of the chip of an active filter. */
export const withoutFilter = (name: string) => `Remove filter: ${name}`;

// One product.

export const LOADING_PRODUCT = 'Loading the product';
export const PRODUCT_NOT_HERE_YET = 'This product is not on this phone yet.';
export const PRODUCT_OPENS_LATER =
  'No connection right now. It will open automatically when you’re back online.';
export const PRODUCT_NOT_FOUND = 'Product not found';
export const PRODUCT_NOT_FOUND_DESCRIPTION = 'The shop no longer has this product.';
export const ABOUT_THIS_PRODUCT = 'About this product';
/** What delivery costs; null if it is free. */
export const deliveryWords = (cost: DeliveryCost | null) =>
  cost ? `Delivery ${costWords(cost)}` : 'Free delivery all over India';

/** 'In stock', or the out-of-stock note that every screen shows. */
export function stockWords(product: Product): { tone: 'in' | 'out'; words: string } {
  const note = outOfStockNote(product);
  return note === null ? { tone: 'in', words: 'In stock' } : { tone: 'out', words: note };
}

type ProductInBrief = {
  name: string;
  /** Empty if it has none. */
  brand: string;
  price: string;
};

/** Description of a product, for search engines and link previews. */
export function productDescription(
  { name, brand, price }: ProductInBrief,
  cost: DeliveryCost | null,
): string {
  const delivered = `delivered ${cost ? '' : 'free '}all over India`;
  return brand
    ? `${name} from ${brand}: ${price}, ${delivered}.`
    : `${name}: ${price}, ${delivered}.`;
}

// Price details and the pack's label. The law prescribes the wording of the printed price. Source: Legal Metrology
// (Packaged Commodities) Rules, 2011.

export const MRP = 'MRP';
export const INCLUDING_TAXES = 'incl. of all taxes';
export const PACK_SIZE = 'Pack size';
/** Title if not every pack states its amount. */
export const PACKS = 'Packs';
export const ON_THE_PACK = 'On the pack';
export const NET_QUANTITY = 'Net quantity';
export const ORIGIN = 'Origin';
export const COUNTRY = 'Country of origin';
export const KEEPS_FOR = 'Shelf life';
export const BEST_BEFORE = 'Best before';
export const BATCH = 'Batch';
export const DIET = 'Food';
const VEGETARIAN = 'vegetarian';
const NOT_VEGETARIAN = 'non-vegetarian';
export const dietWords = (diet: string) => (diet === 'vegetarian' ? VEGETARIAN : NOT_VEGETARIAN);
export const INGREDIENTS = 'Ingredients';
export const ALLERGENS = 'Allergens';
export const PACKER = 'Packed by';
export const FSSAI_LICENCE = 'FSSAI licence no.';
export const ORGANIC_CERTIFICATE = 'Organic certificate';
export const RELATED_PRODUCTS = 'Related products';

export function unitPriceWords({
  paise,
  per,
}: {
  paise: number;
  per: 'weight' | 'volume';
}): string {
  return per === 'weight' ? `${formatPaise(paise)} / 100 g` : `${formatPaise(paise)} / litre`;
}

export const percentOff = (percent: number) => `${percent}% off`;

/** The saving on the printed price. */
export function savingWords({ paise, percent }: { paise: number; percent: number }): string {
  return percent > 0
    ? `You save ${formatPaise(paise)} (${percent}%)`
    : `You save ${formatPaise(paise)}`;
}

// Sharing a product.

export const SHARE = 'Share';
export const LINK_TO_PRODUCT = 'Link to this product';
export const LINK_COPIED = 'Link copied';

/** Text sent along with the link. */
export function sharedWords({ name, brand, price }: ProductInBrief, shopName: string): string {
  return brand
    ? `${name} from ${brand}: ${price} at ${shopName}.`
    : `${name}: ${price} at ${shopName}.`;
}
