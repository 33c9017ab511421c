// Recognises the exports of other shops by their headings, and converts them to our columns.
import { type Cell, isBlank, type Sheet } from './cell.ts';
import { COLUMNS, type Field } from './columns.ts';
import { anotherShop } from './other-shops/another-shop.ts';
import { apartIds, apartPacks } from './other-shops/apart.ts';
import { BIGCOMMERCE, BIGCOMMERCE_3 } from './other-shops/bigcommerce.ts';
import { type Made, productsOf, whyOut } from './other-shops/convert.ts';
import { ExportSheet } from './other-shops/export-sheet.ts';
import { ECWID, ETSY, LOYVERSE, PRODUCT_FEED, SQUARE } from './other-shops/hosted.ts';
import { MAGENTO } from './other-shops/magento.ts';
import { MEDUSA, MEDUSA_1 } from './other-shops/medusa.ts';
import { datedSales, leftOutWords } from './other-shops/messages.ts';
import { hasDatedSale } from './other-shops/money-and-stock.ts';
import { CS_CART, PRESTASHOP_IMPORT, SALEOR, SHIFT4SHOP } from './other-shops/more-self-hosted.ts';
import { ODOO } from './other-shops/odoo.ts';
import { OPEN_FOOD_NETWORK, OPEN_FOOD_NETWORK_REPORT } from './other-shops/open-food-network.ts';
import type { LeftOut, ShopProfile } from './other-shops/profile.ts';
import { OPENCART, PRESTASHOP, SPREE, VENDURE } from './other-shops/self-hosted.ts';
import { SHOPIFY } from './other-shops/shopify.ts';
import { SQUARESPACE } from './other-shops/squarespace.ts';
import { thingsIn } from './other-shops/things.ts';
import { inEnglish } from './other-shops/translated.ts';
import { WIX, WIX_3 } from './other-shops/wix.ts';
import { WOOCOMMERCE } from './other-shops/woocommerce.ts';
import { ZOHO } from './other-shops/zoho.ts';
import type { ProductTable } from './product-table.ts';

/** The first whose headings are there counts, so that the broad ones come last. */
const PROFILES: readonly ShopProfile[] = [
  ...[WOOCOMMERCE, SHOPIFY, OPEN_FOOD_NETWORK, OPEN_FOOD_NETWORK_REPORT, MEDUSA, MEDUSA_1],
  ...[
    ODOO,
    ZOHO,
    WIX,
    WIX_3,
    SQUARESPACE,
    BIGCOMMERCE,
    BIGCOMMERCE_3,
    MAGENTO,
    PRESTASHOP,
    OPENCART,
  ],
  ...[PRESTASHOP_IMPORT, CS_CART, SALEOR, SHIFT4SHOP],
  ...[VENDURE, SPREE, SQUARE, ETSY, ECWID, LOYVERSE, PRODUCT_FEED],
];

/** Some have lines for their own program above the headings. */
const HEADING_ROWS = 4;

/** Always written; other columns only where the export tells of them, since an empty cell would clear a field. */
const ALWAYS: readonly Field[] = ['id', 'name', 'price', 'quantity', 'sourceId'];

/**
 * The products of another shop's export, under the headings of ours; each row keeps its number in the export.
 * @returns null where no sheet is such an export
 */
export function fromOtherShop(sheets: readonly Sheet[]): ProductTable | null {
  const read = sheets
    .map(inEnglish)
    .flatMap((sheet) =>
      sheet.rows
        .slice(0, HEADING_ROWS)
        .map((_, at) => ({ sheet, rows: new ExportSheet({ rows: sheet.rows.slice(at) }) })),
    );
  const known = (rows: ExportSheet) =>
    PROFILES.find(({ marks }) => marks.every((mark) => rows.has(mark))) ?? null;
  for (const profileOf of [known, anotherShop]) {
    for (const { sheet, rows } of read) {
      const profile = profileOf(rows);
      if (profile) return tableOf(rows, profile, sheet);
    }
  }
  return null;
}

function tableOf(sheet: ExportSheet, profile: ShopProfile, { pictures }: Sheet): ProductTable {
  const out = new Map<LeftOut, number>();
  const all: Made[] = [];
  const words = new Set<Cell>();
  let dated = 0;
  for (const thing of thingsIn(sheet, profile)) {
    const ofParent = thing.isParent ? whyOut(profile, thing.first) : null;
    const leave = (why: LeftOut) => out.set(why, (out.get(why) ?? 0) + 1);
    if (thing.packs.length === 0) leave(ofParent ?? 'withoutPacks');
    const packs = thing.packs.filter((pack) => {
      const why = ofParent ?? whyOut(profile, pack, thing.first);
      if (why) leave(why);
      return !why;
    });
    dated += packs.filter((pack) => hasDatedSale(profile, pack)).length;
    all.push(...apartPacks(productsOf(profile, thing, packs), words));
  }
  all.sort((one, other) => one.at.row - other.at.row);
  const made = apartIds(all);
  const columns = COLUMNS.filter(({ field }) => {
    const isTold = made.some(({ fields }) => !isBlank(fields[field]));
    const sources = SOURCES[field] ?? [];
    const isThere = sources.some((source) => sheet.has(profile.columns[source]));
    return ALWAYS.includes(field) || isTold || isThere;
  });
  return {
    headings: columns.map(({ heading }) => heading),
    rows: made.map(({ at, fields }) => ({
      ...at,
      cells: columns.map(({ field }) => fields[field] ?? null),
    })),
    pictures,
    origin: {
      shop: profile.shop,
      rows: sheet.rows.length,
      products: [...out.values()].reduce((sum, count) => sum + count, made.length),
      leftOut: [
        ...[...out].map(([why, count]) => leftOutWords(why, count)),
        ...(dated > 0 ? [datedSales(dated)] : []),
      ],
    },
  };
}

/** Columns of the export that make one of ours, even where it holds nothing. */
const SOURCES: Readonly<Partial<Record<Field, readonly (keyof ShopProfile['columns'])[]>>> = {
  category: ['category'],
  brand: ['brand'],
  mrp: ['mrp', 'salePrice', 'discount'],
  tags: ['tags'],
  photoURL: ['pictures'],
  editorContent: ['description'],
};
