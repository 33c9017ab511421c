// The rows that Shopify imports. Source: Shopify Help Center, “Using CSV files to import and export products”,
// 28 November 2026.
import type { Cell } from '../cell.ts';
import { handles, type Leaving, picturesOf, tagsOf } from './leaving.ts';

export const SHOPIFY_HEADINGS = [
  ...['Title', 'URL handle', 'Description', 'Vendor', 'Type', 'Tags'],
  ...['Published on online store', 'Status', 'SKU', 'Option1 name', 'Option1 value'],
  ...['Price', 'Compare-at price', 'Charge tax', 'Unit price total measure'],
  ...['Unit price total measure unit', 'Unit price base measure', 'Unit price base measure unit'],
  ...['Inventory tracker', 'Inventory quantity', 'Continue selling when out of stock'],
  ...['Weight value (grams)', 'Weight unit for display', 'Requires shipping'],
  ...['Fulfillment service', 'Product image URL', 'Image position', 'Image alt text'],
  ...['Variant image URL'],
];

type Row = Readonly<Record<string, Cell>>;

export function shopifyRows(things: Leaving[][]): Row[] {
  const names = handles(things);
  return things.flatMap((packs, at) => rowsOf(packs, names[at] ?? ''));
}

/** One row for each pack, beside it one picture; further pictures have rows of their own. */
function rowsOf(packs: readonly Leaving[], handle: string): Row[] {
  const pictures = picturesOf(packs);
  const rows: Row[] = [];
  for (let at = 0; at < Math.max(packs.length, pictures.length); at++) {
    const pack = packs[at];
    const picture = pictures[at];
    rows.push({
      'URL handle': handle,
      ...(at === 0 && shared(packs)),
      ...(pack && pieceOf(pack, packs.length > 1)),
      ...(picture !== undefined && {
        'Product image URL': picture,
        'Image position': at + 1,
        'Image alt text': shownBy(packs, picture),
      }),
    });
  }
  return rows;
}

/** The name of the only pack that shows a picture, otherwise that of the thing. */
function shownBy(packs: readonly Leaving[], picture: string): string | null {
  const showing = packs.filter(({ pictures }) => pictures.includes(picture));
  return (showing.length === 1 ? showing[0]?.name : showing[0]?.base) ?? null;
}

function shared(packs: readonly Leaving[]): Row {
  const [first] = packs;
  const isDraft = packs.every(({ isHidden }) => isHidden);
  return {
    Title: first?.base ?? null,
    Description: first?.html || null,
    Vendor: first?.brand || null,
    Type: first?.category || null,
    Tags: tagsOf(packs).join(', ') || null,
    'Published on online store': isDraft ? 'FALSE' : 'TRUE',
    Status: isDraft ? 'draft' : 'active',
    'Option1 name': packs.length > 1 ? 'Pack' : 'Title',
  };
}

function pieceOf(
  { id, own, price, mrp, pieces, amount, grams, ...pack }: Leaving,
  isPack: boolean,
) {
  const base = amount && (amount.unit === 'g' || amount.unit === 'kg' ? 'kg' : 'l');
  return {
    SKU: id,
    'Option1 value': isPack ? own : 'Default Title',
    Price: price,
    'Compare-at price': mrp,
    'Charge tax': 'TRUE',
    'Unit price total measure': amount?.netWeight ?? null,
    'Unit price total measure unit': amount?.unit ?? null,
    'Unit price base measure': base && 1,
    'Unit price base measure unit': base,
    'Inventory tracker': 'shopify',
    'Inventory quantity': pieces,
    'Continue selling when out of stock': 'DENY',
    'Weight value (grams)': grams,
    'Weight unit for display': amount?.unit === 'kg' ? 'kg' : 'g',
    'Requires shipping': 'TRUE',
    'Fulfillment service': 'manual',
    'Variant image URL': (isPack && pack.pictures[0]) || null,
  };
}
