// What a profile tells of another shop's exports: the headings that mark them, and where each fact stands.

/** Columns by heading, or by a pattern of its `headingKey`. Of several columns the first that holds something counts. */
export type Headings = string | RegExp | readonly (string | RegExp)[];

/**
 * A `parent` holds what its packs share; a `product` is one itself unless packs follow; `pictures` holds no more than
 * pictures of the thing above.
 */
export type RowRole = 'product' | 'parent' | 'pack' | 'pictures';

/** Why a product of the export stays out. */
export type LeftOut =
  | 'draft'
  | 'hidden'
  | 'archived'
  | 'inactive'
  | 'grouped'
  | 'external'
  | 'giftCard'
  | 'notSold'
  | 'service'
  | 'withoutPacks';

/** Cells whose word, by `headingKey`, keeps a product out. */
type LeaveOut = { under: Headings; words: Readonly<Record<string, LeftOut>> };

type ShopColumns = {
  name: Headings;
  price: Headings;
  sku?: Headings;
  /** The name of a thing in web addresses. */
  handle?: Headings;
  /** The id that lasts longest there, of each pack. Default: the handle with the options, the SKU or the name. */
  sourceId?: Headings;
  /** Of the price; none that is not rupees is taken. */
  currency?: Headings;
  /** Counts where it is below the price. */
  salePrice?: Headings;
  /** The sale price counts only where this is true. */
  isOnSale?: Headings;
  /** A sale with dates ends by itself there and would not end here: its usual price counts. */
  saleDates?: Headings;
  /** What a pack costs beyond its parent's price. */
  surcharge?: Headings;
  discount?: Headings;
  /** Whether the discount is a percentage or an amount. */
  discountMode?: Headings;
  mrp?: Headings;
  stock?: Headings;
  /** One column for each place; their sum counts. */
  stockByPlace?: RegExp;
  inStock?: Headings;
  /** Whether pieces are counted at all. */
  isTracked?: Headings;
  onDemand?: Headings;
  /** What tells packs of a thing apart, such as `500 g`: every column that holds something. */
  options?: Headings;
  /** Stands in for options. */
  packName?: Headings;
  /** What the pack holds, as a text such as `500 g`, or as a number with `amountUnit`. */
  amount?: Headings;
  amountUnit?: Headings;
  /** A unit that is no weight, such as `bunch`. */
  pieceWord?: Headings;
  /** The price is for one of this unit. */
  soldBy?: Headings;
  /** For the parcel, so that what name and options say counts before it. Its unit may stand in the heading. */
  weight?: Headings;
  weightUnit?: Headings;
  /** How a weight that is always in grams is shown. */
  weightShownIn?: Headings;
  category?: Headings;
  tags?: Headings;
  brand?: Headings;
  pictures?: Headings;
  /** The order of pictures in different rows. */
  picturePosition?: Headings;
  /** A picture with the name of a pack is of that pack alone. */
  pictureText?: Headings;
  packPictures?: Headings;
  /** Every picture of a pack, so that its thing's do not count. */
  allPictures?: Headings;
  /** The long text first, then the short one. */
  description?: Headings;
  country?: Headings;
};

export type ShopProfile = {
  /** As its makers write it. */
  shop: string;
  /** Only its exports have all of these headings. */
  marks: readonly Headings[];
  columns: ShopColumns;
  /** Cells that name the thing of a row; a row without them belongs to the row above. The first row has the facts. */
  thing?: readonly Headings[];
  /** For exports with rows of several types; types without a role are products, or packs where they point to a parent. */
  types?: {
    under: Headings;
    roles: Readonly<Record<string, RowRole>>;
    out?: Readonly<Record<string, LeftOut>>;
    /** A pack's reference to its parent: a SKU, an id, or `id:` and the id. By default packs follow their parent. */
    pointer?: Headings;
    /** The parent's list of its packs. */
    children?: { under: Headings; skus: RegExp };
  };
  leaveOut?: readonly LeaveOut[];
  /** Rows that hold something here repeat others, such as translations. */
  repeats?: Headings;
  /** Rows of a second language repeat those of the first, which is English where there is some. */
  language?: Headings;
  /** Between several categories; the further ones, and steps on the way to one, become tags. */
  paths?: RegExp;
  /** Between the steps to one category. */
  steps?: RegExp;
  /** Takes the options from a cell. */
  optionsIn?: RegExp;
  /** The unit of weights that neither a cell nor the heading names. */
  weightIn?: 'g' | 'kg';
  isInPaise?: true;
  /** Where pictures lie that the export has without address. */
  picturesAt?: string;
  /** Line ends are written as `\n`. */
  hasEscapedLines?: true;
};
