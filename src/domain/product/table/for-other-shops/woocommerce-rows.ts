// The rows that WooCommerce imports. Source: WooCommerce wiki, Product CSV Import Schema, 28 November 2026.
import type { Cell } from '../cell.ts';
import { handles, type Leaving, picturesOf, tagsOf } from './leaving.ts';

/** The last two are notes that WooCommerce keeps: with them, this table comes back as it went. */
export const WOOCOMMERCE_HEADINGS = [
  ...['Type', 'SKU', 'Name', 'Published', 'Is featured?', 'Visibility in catalog'],
  ...['Short description', 'Description', 'Tax status', 'In stock?', 'Stock'],
  ...['Backorders allowed?', 'Weight (kg)', 'Allow customer reviews?', 'Sale price'],
  ...['Regular price', 'Categories', 'Tags', 'Images', 'Parent', 'Brands'],
  ...['Attribute 1 name', 'Attribute 1 value(s)', 'Attribute 1 visible', 'Attribute 1 global'],
  ...['Meta: net_weight', 'Meta: pack_pictures'],
];

type Row = Readonly<Record<string, Cell>>;

export function woocommerceRows(things: Leaving[][]): Row[] {
  const names = handles(things);
  return things.flatMap((packs, at) => {
    const [first] = packs;
    if (!first) return [];
    if (packs.length === 1) return [{ ...shared(packs), ...pieceOf(first), Type: 'simple' }];
    const sku = names[at] ?? '';
    const parent = {
      ...shared(packs),
      Type: 'variable',
      SKU: sku,
      Name: first.base,
      ...pack(packs.map(({ own }) => own)),
    };
    return [parent, ...packs.map((each) => variation(each, sku))];
  });
}

const list = (words: readonly string[]) =>
  words.map((word) => word.replaceAll(',', '\\,')).join(', ') || null;

function shared(packs: readonly Leaving[]): Row {
  const [{ html, category, brand } = { html: '', category: '', brand: '' }] = packs;
  return {
    Published: packs.every(({ isHidden }) => isHidden) ? -1 : 1,
    'Is featured?': 0,
    'Visibility in catalog': 'visible',
    Description: html.replaceAll('\\n', '\\\\n').replace(/\r?\n/g, '\\n') || null,
    'Tax status': 'taxable',
    'In stock?': packs.some(({ pieces }) => pieces > 0) ? 1 : 0,
    'Allow customer reviews?': 1,
    Categories: list([category].filter(Boolean)),
    Tags: list(tagsOf(packs)),
    Images: list(picturesOf(packs)),
    Brands: list([brand].filter(Boolean)),
  };
}

/** What each piece that is sold has of its own. */
function pieceOf({ id, name, isHidden, pieces, grams, price, mrp, amount }: Leaving): Row {
  return {
    SKU: id,
    Name: name,
    Published: isHidden ? -1 : 1,
    'In stock?': pieces > 0 ? 1 : 0,
    Stock: pieces,
    'Backorders allowed?': 0,
    'Weight (kg)': grams === null ? null : grams / 1000,
    'Sale price': mrp === null ? null : price,
    'Regular price': mrp ?? price,
    'Meta: net_weight': amount ? `${amount.netWeight} ${amount.unit}` : null,
  };
}

function variation(each: Leaving, parent: string): Row {
  return {
    ...pieceOf(each),
    Type: 'variation',
    'Visibility in catalog': 'visible',
    'Tax status': 'taxable',
    Images: list(each.pictures),
    Parent: parent,
    ...pack([each.own]),
    'Meta: pack_pictures': list(each.pictures),
  };
}

const pack = (values: readonly string[]): Row => ({
  'Attribute 1 name': 'Pack',
  'Attribute 1 value(s)': list(values),
  'Attribute 1 visible': 1,
  'Attribute 1 global': 0,
});
