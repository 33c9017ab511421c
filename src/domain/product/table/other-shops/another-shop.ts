// Exports of shops that no profile knows, by the words that shops have for the same things.
import { headingKey } from '../cell.ts';
import type { ExportSheet } from './export-sheet.ts';
import type { LeftOut, RowRole, ShopProfile } from './profile.ts';

/** A heading that is one of these, whatever stands between its words. */
const any = (...headings: string[]) =>
  new RegExp(`^(?:${headings.join('|').replaceAll(' ', ' ?')})$`);

const NAME = any('(product |item |listing )?(name|title)( default| en)?', 'post title');
const HANDLE = any(
  '(product |url |item |parent |seo |page |clean )?(handle|slug|url key|permalink|se name|clean url|seo name|handle id|alias)',
  'post name',
);
const GROUP = any('(item |product |variant |variation )?group (id|code|sku)', 'style (id|code)');
const PARENT = any(
  'parent( product| item)?( sku| id| code| number| asin| handle)?',
  '(is )?(child|variant|variation) of( product)?( sku| id| code)?',
  'parent grouped product id',
);
const ID = any('(variant|variation) (id|uid)');
/** Of any row: also what rows with a parent point to. */
const ROW_ID = [ID, any('(product |item )?id')];
const OPTIONS = [
  any(
    '(variant |variation )?(option|attribute) ?(\\d*|one|two|three) ?(values?|choices?)( ?\\d+| pa .*)?( s)?',
    'meta attribute .*',
  ),
  any('(product )?option (choices?|values?|descriptions?) ?\\d+', 'option ?\\d'),
  any('(variant|variation) ?\\d ?(option )?values?'),
  any(
    '(attribute |variant |variation )(size|pack|pack size|weight option|colou?r)',
    'option names?',
  ),
  any('(variant|variation)s?( name| title| value| label| attributes?)?'),
  any('(size|colou?r)( name)'),
];
const PRICES = [
  any('(variant|variation|option|sku) (price|selling price)( inr| number| amount)?'),
  any('(your |our |final |base |product )?(selling |standard )price( inr)?'),
  any('price (number|amount|with tax|value)', 'price (tax |vat )?(incl|included|gross)'),
  any('price (incl tax|including tax|tax incl|tax included|gross)'),
  any('(product |unit |retail )?price( inr)?'),
  any('regular price( inr)?'),
];
const TYPE = any(
  '(product |item |row |field |record |line |listing )?types?',
  'parent child',
  'parentage( level)?',
  'tax product type',
  'item',
);

const ROLES: Readonly<Record<string, RowRole>> = {
  ...roles('parent', 'parent|configurable|variable|master|product with variants|variable product'),
  ...roles('parent', 'configurable product|grouped product with variants|matrix'),
  ...roles('pack', 'variant|variation|child|sku|product variant|product variation|item variant'),
  ...roles('pictures', 'image|images|media|picture|video|product image|option|product option'),
};
function roles(role: RowRole, words: string): Record<string, RowRole> {
  return Object.fromEntries(words.split('|').map((word) => [word, role]));
}

const YES = ['true', 'yes', 'y', '1'];
const NO = ['false', 'no', 'n', '0', 'off'];
const words = (why: LeftOut, said: readonly string[]) =>
  Object.fromEntries(said.map((word) => [word, why]));

/** What keeps a product out, by heading: words of a state, or yes and no. */
const STATES: ShopProfile['leaveOut'] & object = [
  {
    under: any('(product |item |listing |variant |publish(ing)? |post )?(status|state)'),
    words: {
      ...words('draft', ['draft', 'drafts', 'pending', 'in review', 'not published']),
      ...words('archived', ['archived', 'deleted', 'trash', 'discontinued', 'retired']),
      ...words('inactive', [
        'inactive',
        'disabled',
        'deactivated',
        'not active',
        'paused',
        'blocked',
      ]),
      ...words('inactive', ['unavailable', 'd', ...NO]),
      ...words('hidden', ['hidden', 'h', 'unpublished', 'private', 'unlisted', 'invisible']),
    },
  },
  ...['published', 'publish', 'enabled', 'visible', 'active', 'online', 'listed', 'visibility'].map(
    (word) => ({
      under: any(`(is |product |show |variant )?${word}(( on| in| 0)\\b.*)?`),
      words: words('hidden', [
        ...NO,
        'hidden',
        'draft',
        'disabled',
        'none',
        'nowhere',
        `not ${word}`,
      ]),
    }),
  ),
  ...(['hidden', 'hide', 'unlisted', 'disabled'] as const).map((word) => ({
    under: any(`(is |product )?${word}( product)?`),
    words: words('hidden', YES),
  })),
  { under: any('(is )?drafts?'), words: words('draft', YES) },
  { under: any('(is )?(archived|deleted|discontinued)'), words: words('archived', YES) },
  { under: any('(is )?gift card'), words: words('giftCard', YES) },
];

const CATEGORY = any(
  '(product )?(categor(y|ies)|collections?)( tree| path| names?)?( 1)?',
  'main taxon',
  'tax product cat',
  'taxons?',
);
const PICTURES = any(
  '(product |main |primary |featured |cover |base )?(image|picture|photo|media)s?( ?\\d+)?( link| urls?| src| links?)?( ?\\d+)?',
);

const COLUMNS: ShopProfile['columns'] = {
  name: NAME,
  sku: [
    any('(variant|variation) sku( code| id)?', 'sku code'),
    any('(product |item |seller )?sku( id)?', '(product |item )(code|number)', 'code'),
  ],
  handle: HANDLE,
  sourceId: ID,
  price: PRICES,
  salePrice: any(
    '(variant |variation )?(sale|special|discount|discounted|offer|promo|promotional) price',
  ),
  saleDates: any('(special|sale) price (from|to|start|end|starts|ends)( date)?'),
  currency: any('(price |currency )?(currency|currency code)', 'currency'),
  mrp: any(
    '(variant |product )?(mrp|maximum retail price|list price|old price|original price|market price|msrp)( number| inr)?',
    '(variant )?(compare( at| to)?|strike ?through|crossed out|was|before discount|comparison) price',
    'price before discount',
    'regular price',
  ),
  stock: [
    any('(variant |option )(stock|quantity|qty|inventory)( quantity| qty| level)?'),
    any(
      '(product |available )?(stock|quantity|qty|inventory|inventories)( quantity| qty| on hand| level| available)?',
      '(quantity )?on hand',
    ),
    any('stock status'),
  ],
  inStock: any('stock (status|availability)', 'availability', 'in stock'),
  stockByPlace:
    /^inventory (?!track|polic|manag|quantit|qty|level|status|thresh|item|type|unit)\w.*$/,
  isTracked: any(
    '(variant |inventory )?(track|manage) (inventory|stock|quantity)',
    'inventory (tracker|tracking)( enabled)?',
    'manage inventory method',
  ),
  onDemand: any('(stock |inventory )?(unlimited|on demand)( stock)?'),
  options: OPTIONS,
  weight: any('(variant |product |shipping |package |net )?weight( kg| g| grams| gm| lbs?| oz)?'),
  weightUnit: any('(variant |product )?weight units?( of measure)?', 'units?( of measure)?', 'uom'),
  category: [CATEGORY, 'Product Type'],
  tags: any('(product |search )?(tags?|keywords)( ?\\d)?', 'tax product tag'),
  brand: any('(product )?(brand|vendor|manufacturer|producer)s?( name)?'),
  pictures: [
    PICTURES,
    any(
      '(additional|other|more|extra|gallery) (image|picture|photo|variant image)s?( ?\\d+)?( link| urls?| src)?( ?\\d+)?',
    ),
  ],
  packPictures: [any('(main )?(variant|variation) ?\\d* ?image( url| src)?'), PICTURES],
  description: [
    any(
      '(product |full |long |html |extended |plain )?(description|body|body html|text|content)( html)?',
      'post content',
    ),
    any('(short|brief) description', 'summary', 'post excerpt'),
  ],
};

/**
 * The profile of an export that no other knows: its headings tell that products have packs, a state or a name for web
 * addresses. A merchant's own table has one of these at most; null for such a one.
 */
export function anotherShop(sheet: ExportSheet): ShopProfile | null {
  if (!sheet.has(NAME) || !sheet.has(PRICES)) return null;
  const found = new Set(sheet.rows.map((row) => ROLES[headingKey(row.text(TYPE))]));
  const isTyped = found.size > 1;
  const hasParents = sheet.has(PARENT) && sheet.rows.some((row) => row.text(PARENT) !== '');
  const hasPacks = isTyped || hasParents || sheet.has(GROUP) || sheet.has(OPTIONS);
  const hasState = STATES.some(({ under }) => sheet.has(under));
  const signs = [hasPacks, hasState, sheet.has(HANDLE), sheet.isTechnical].filter(Boolean);
  if (signs.length < 2 && !hasParents) return null;
  return {
    shop: 'another shop',
    marks: [],
    columns: {
      ...COLUMNS,
      ...(hasParents && { sourceId: ROW_ID }),
      ...(isTyped && { category: CATEGORY }),
    },
    thing: [[GROUP, HANDLE, NAME]],
    ...((isTyped || hasParents) && {
      types: {
        under: isTyped ? TYPE : [],
        roles: ROLES,
        out: { grouped: 'grouped', bundle: 'grouped', external: 'external', affiliate: 'external' },
        ...(hasParents && { pointer: PARENT }),
      },
    }),
    leaveOut: STATES,
    language: any('(product )?(language|locale|lang)( code)?'),
    paths: /[;|]|(?<!\\),(?! )/,
    steps: />+|\/+/,
    optionsIn: /(?:^|[:=|;])\s*([^:=|;]+?)\s*(?=[|;]|$)/g,
  };
}
