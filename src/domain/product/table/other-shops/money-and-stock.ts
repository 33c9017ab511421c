// Prices and pieces of another shop. What is no clear number stays as it is written, for the reader of cells.
import type { Cell } from '../cell.ts';
import type { ExportRow } from './export-sheet.ts';
import type { ShopProfile } from './profile.ts';

export type Prices = { price: Cell; mrp: Cell };

/** The pack's own row, and the row that it falls back to. */
export type Rows = { own: ExportRow; parent: ExportRow | null };

const IS_FALSE = /^(false|no|n|0|none|out[ _]?of[ _]?stock|do( no|n.)t track.*)$/i;
/** What may stand beside a price: rupees, and signs that are no currency of another country. */
const IN_RUPEES = /^(?:₹|₨|rs|re|inr|rupees?|only|[\d\s.,/=-])*$/i;

/** The number in a cell such as “INR 1,200.00”; null where it is ambiguous. */
export function numberIn(cell: Cell): number | null {
  if (typeof cell === 'number') return cell;
  if (typeof cell !== 'string') return null;
  const [written = '', ...others] = cell.match(/-?\d[\d.,¼-¾⅐-⅞]*/g) ?? [];
  return others.length === 0 && /^-?(\d{1,3}(,\d{2,3})*,\d{3}|\d+)(\.\d*)?$/.test(written)
    ? Number(written.replaceAll(',', ''))
    : null;
}

/** What it costs, and the higher price that was asked for it before or is printed on it. */
export function pricesOf({ columns, isInPaise }: ShopProfile, { own, parent }: Rows): Prices {
  const plain = own.cell(columns.price) ?? parent?.cell(columns.price) ?? null;
  const currency = own.text(columns.currency) || parent?.text(columns.currency) || '';
  const written = plain === null || IN_RUPEES.test(currency) ? plain : `${plain} ${currency}`;
  const usual = IN_RUPEES.test(String(written)) ? numberIn(written) : null;
  if (usual === null) return { price: written ?? own.cell(columns.salePrice), mrp: null };
  const surcharge = numberIn(own.cell(columns.surcharge)) ?? 0;
  const full = rounded((usual + surcharge) / (isInPaise ? 100 : 1));
  const price = saleOf(columns, { own, parent }, full) ?? full;
  const mrp = Math.max(full, (numberIn(own.cell(columns.mrp)) ?? 0) / (isInPaise ? 100 : 1));
  return { price, mrp: mrp > price ? rounded(mrp) : null };
}

/** Whether a row has a sale price that counts only between dates. */
export function hasDatedSale({ columns }: ShopProfile, row: ExportRow): boolean {
  return row.text(columns.salePrice) !== '' && row.text(columns.saleDates) !== '';
}

function saleOf(columns: ShopProfile['columns'], { own, parent }: Rows, full: number) {
  const isOnSale = !IS_FALSE.test(own.text(columns.isOnSale)) && !own.text(columns.saleDates);
  const sale = numberIn(own.cell(columns.salePrice));
  if (isOnSale && sale !== null && sale > 0 && sale < full) return sale;
  const discount = numberIn(own.cell(columns.discount) ?? parent?.cell(columns.discount) ?? null);
  if (discount === null || discount <= 0) return null;
  const mode = own.text(columns.discountMode) || parent?.text(columns.discountMode) || '';
  const less = /percent/i.test(mode) ? (full * discount) / 100 : discount;
  return less < full ? rounded(full - less) : null;
}

const rounded = (rupees: number) => Math.round(rupees * 100) / 100;

/** Pieces; null where the other shop does not count them, or does not tell. */
export function piecesOf({ columns }: ShopProfile, rows: Rows): Cell {
  const { own, parent } = rows;
  const either = (headings: typeof columns.stock) =>
    own.text(headings) || parent?.text(headings) || '';
  if (/^(1|true|yes)$/i.test(own.text(columns.onDemand))) return null;
  if (IS_FALSE.test(own.text(columns.inStock))) return 0;
  const isTracked = either(columns.isTracked);
  if (IS_FALSE.test(isTracked)) return null;
  const pieces = countIn(own, columns) ?? (parent ? countIn(parent, columns) : null);
  const isUncounted = own.sheet.has(columns.isTracked) && isTracked === '' && pieces === 0;
  return isUncounted ? null : pieces;
}

function countIn(row: ExportRow, { stock, stockByPlace }: ShopProfile['columns']): Cell {
  const places = row.texts(stockByPlace).flatMap((text) => numberIn(text) ?? []);
  const written =
    places.length > 0 ? places.reduce((sum, pieces) => sum + pieces, 0) : row.cell(stock);
  if (/^out[ _]?of[ _]?stock$/i.test(String(written))) return 0;
  const pieces = numberIn(written);
  if (pieces !== null) return Math.max(0, Math.floor(pieces));
  return typeof written === 'string' && !/\d/.test(written) ? null : written;
}
