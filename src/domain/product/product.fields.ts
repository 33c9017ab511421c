// The fields of a product, each declared once. Its schema and type, the phone's mirror and list, and search derive from
// this table; the desk's form and spreadsheet columns from product.inputs.ts. The rules name the merchant's fields too;
// a wall compares them.
import * as v from 'valibot';
import {
  MAX_HTML_LENGTH,
  MAX_INGREDIENTS_LENGTH,
  MAX_NAME_LENGTH,
  MAX_PRICE_RUPEES,
  MAX_STARS,
} from '../shared/limits.ts';
import { paiseFromRupees } from '../shared/money.ts';
import { textsOf } from '../shared/translations.ts';

/** Units of the amount in a pack. */
export const UNITS = ['g', 'kg', 'ml', 'l'] as const;

/** The two marks that the law knows on a pack of food. */
export const DIETS = ['vegetarian', 'non-vegetarian'] as const;

/** How the law taxes goods: `nil rated` and `exempt` carry no tax, and stand apart in the accountant's month. */
export const GST_KINDS = ['taxable', 'nil rated', 'exempt'] as const;

type ProductField = {
  /** The value in the document `products/{id}`. */
  stored: v.GenericSchema;
  /** Default: the merchant, as the rules allow. `stock`: pieces, which have rules of their own. */
  setBy?: 'stock' | 'functions';
  /** Its name in `Product`, where that differs. */
  as?: string;
  /** Converts the stored value to that of `Product`. */
  convert?: (stored: never) => unknown;
  /** `Product` has null where the document has no value. */
  isNullable?: true;
} & (
  | {
      shown?: 'lists';
      /** Search finds products by its text. */
      isSearched?: true;
    }
  /** Default: `lists`, so everywhere. `page`: only on the product's page; `pack`: only there, among its `facts`. */
  | { shown: 'page' | 'pack' | 'never' }
);

const Line = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_NAME_LENGTH));
const Ingredients = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(MAX_INGREDIENTS_LENGTH),
);
const Html = v.pipe(v.string(), v.maxLength(MAX_HTML_LENGTH));
const Name = v.optional(v.pipe(v.string(), v.maxLength(MAX_NAME_LENGTH)), '');
const Tag = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(MAX_NAME_LENGTH));
const ImageIndex = v.pipe(
  v.union([v.pipe(v.number(), v.integer()), v.pipe(v.string(), v.regex(/^\w{1,40}$/))]),
  v.transform(String),
);
const Price = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(MAX_PRICE_RUPEES));
const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
/** Typed as text or as a number. Source: FSSAI, licence numbers. */
const Licence = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.safeInteger())]),
  v.transform((typed) => String(typed).replaceAll(' ', '')),
  v.regex(/^\d{14}$/),
);
/** Typed as text or as a number. */
const Hsn = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.safeInteger())]),
  v.transform((typed) => String(typed).replaceAll(' ', '')),
  v.regex(/^\d{4}(\d\d){0,2}$/),
);
const Percent = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(100));
const Day = v.pipe(v.string(), v.isoDate());
const Rating = v.pipe(
  v.object({ count: Count, sum: Count }),
  v.check(({ count, sum }) => sum >= count && sum <= count * MAX_STARS),
);

/** An optional field: an invalid value is reported, and the product is kept without it. */
function fact<Schema extends v.GenericSchema>(schema: Schema) {
  return v.fallback(v.optional(schema), undefined);
}

/** In the order of an export. Source: specification, entities. */
export const PRODUCT_FIELDS = {
  name: { stored: Line },
  /** Id of the category. */
  category: { stored: Name },
  /** Id of the brand; in older catalogues, its name. */
  brand: { stored: Name },
  /** Rupees, like every stored price. */
  price: { stored: Price, as: 'pricePaise', convert: paiseFromRupees },
  /** The price printed on the pack, never below `price`. */
  mrp: { stored: fact(Price), as: 'mrpPaise', convert: paiseFromRupees },
  /** Pieces in stock; 0 or less is out of stock. */
  quantity: {
    stored: v.optional(v.pipe(v.number(), v.finite(), v.transform(Math.floor)), 0),
    setBy: 'stock',
  },
  /** Weeks until it ships, while it is out of stock. */
  numWeeks: {
    stored: v.nullish(v.pipe(v.number(), v.minValue(0), v.maxValue(520))),
    isNullable: true,
  },
  /** Pieces that may be ordered beyond the stock; without it, the server's default applies. */
  preorderLimit: { stored: fact(v.pipe(v.number(), v.minValue(0))) },
  /** How much the merchant recommends it; 0 when missing. */
  popularity: { stored: fact(v.pipe(v.number(), v.finite())) },
  /** Amount in the pack, in `unit`; each requires the other. */
  netWeight: { stored: fact(v.pipe(v.number(), v.finite(), v.gtValue(0), v.maxValue(1_000_000))) },
  unit: { stored: fact(v.pipe(v.string(), v.trim(), v.toLowerCase(), v.picklist(UNITS))) },
  /** The same for all packs of one thing. */
  packOf: { stored: fact(Line) },
  origin: { stored: fact(Line), isSearched: true },
  shelfLife: { stored: fact(Line), shown: 'pack' },
  /** As printed: “12 March 2027”. */
  bestBefore: { stored: fact(Line), shown: 'pack' },
  /** The number by which its batch, code or lot is found again. */
  batch: { stored: fact(Line), shown: 'pack' },
  diet: {
    stored: fact(v.pipe(v.string(), v.trim(), v.toLowerCase(), v.picklist(DIETS))),
    shown: 'pack',
  },
  ingredients: { stored: fact(Ingredients), shown: 'pack' },
  /**
   * Of the foods that the law wants named, or “None”. Source: Food Safety and Standards (Labelling and Display)
   * Regulations, 2020, regulation 5(14); looked up on 29 November 2026.
   */
  allergens: { stored: fact(Line), shown: 'pack' },
  /** Name and address. */
  packer: { stored: fact(Line), shown: 'pack' },
  country: { stored: fact(Line), shown: 'pack' },
  /** The licence under the Food Safety and Standards Act, 14 digits. */
  fssai: { stored: fact(Licence), shown: 'pack' },
  /** The certificate's number and issuer. */
  organicCertificate: { stored: fact(Line), shown: 'pack' },
  /** Of the goods, in the Harmonised System: 4, 6 or 8 digits. Only invoices need it and what follows. */
  hsn: { stored: fact(Hsn), shown: 'never' },
  /** Goods and services tax in the price, in percent. */
  gstRate: { stored: fact(Percent), shown: 'never' },
  /** Whether the law taxes it; without an answer, it does. */
  gstKind: {
    stored: fact(v.pipe(v.string(), v.trim(), v.toLowerCase(), v.picklist(GST_KINDS))),
    shown: 'never',
  },
  /** The rate from the day `gstNextFrom` on, written as 2027-04-01; each requires the other. */
  gstNextRate: { stored: fact(Percent), shown: 'never' },
  gstNextFrom: { stored: fact(Day), shown: 'never' },
  /** Pieces from which on it counts as nearly sold out at the desk; without it, the desk's own line applies. */
  lowStock: { stored: fact(v.pipe(v.number(), v.integer(), v.minValue(0))), shown: 'never' },
  /** What the PDF is, such as Batch report. */
  documentName: { stored: fact(Line), shown: 'page' },
  tags: { stored: v.optional(v.array(Tag), []) },
  /** Image indexes; the first one is the cover. */
  photoURL: { stored: v.optional(v.array(ImageIndex), []) },
  /** The long text: HTML, sanitised before it is stored on the phone. */
  editorContent: {
    stored: v.optional(Html, ''),
    shown: 'page',
  },
  /** The name and the long text in other languages; lists have the names alone. */
  texts: { stored: fact(textsOf({ name: Line, editorContent: Html })) },
  /** Which product of another shop it was: that shop and the id there, such as `woocommerce:111`. */
  sourceId: { stored: fact(Line), shown: 'never' },
  /** Its pictures in order while some are on the web: numbers, and https addresses for the functions to fetch. */
  picturesFrom: { stored: fact(v.array(v.string())), shown: 'never' },
  /** Addresses that could not be fetched, each with the reason: `https://farm.example/a.jpg: the answer there is 404`. */
  picturesFailed: { stored: fact(v.array(v.string())), setBy: 'functions', shown: 'never' },
  /** A hidden product does not exist for shoppers. */
  hidden: { stored: v.optional(v.literal(false)), shown: 'never' },
  /** Size of the product's PDF. */
  documentBytes: {
    stored: v.nullish(v.pipe(v.number(), v.minValue(0))),
    setBy: 'functions',
    isNullable: true,
  },
  /** Number of published reviews with stars, and the sum of their stars. */
  rating: { stored: fact(Rating), setBy: 'functions' },
} as const satisfies Readonly<Record<string, ProductField>>;

export type ProductFieldTable = Readonly<Record<string, ProductField>>;
type Fields = typeof PRODUCT_FIELDS;
export type ProductFieldName = keyof Fields;

/** Fields that the merchant may write, except pieces. */
export type EditedField = {
  [Name in ProductFieldName]: Fields[Name] extends { setBy: string } ? never : Name;
}[ProductFieldName];

/** Fields typed at the desk or in a spreadsheet. */
export type TypedField = Exclude<EditedField, 'hidden' | 'picturesFrom' | 'texts'> | 'quantity';
