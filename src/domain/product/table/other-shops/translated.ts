// WooCommerce writes headings in the language of its admin: its export of everything is known by its cells and order.
import { type Cell, cellText, isBlank, type Sheet } from '../cell.ts';

const TYPES =
  /^(simple|variable|variation|grouped|external|virtual|downloadable|[\w-]*subscription)(, ?\w+)*$/;
const VISIBILITIES = /^(visible|catalog|search|hidden)$/;
const TAXES = /^(taxable|shipping|none)$/;

/** From the column `Published` on. Source: WooCommerce, class-wc-product-csv-exporter.php, 28 November 2026. */
const IN_ORDER = [
  ...['Published', 'Is featured?', 'Visibility in catalog', 'Short description', 'Description'],
  ...['Date sale price starts', 'Date sale price ends', 'Tax status', 'Tax class', 'In stock?'],
  ...['Stock', 'Low stock amount', 'Backorders allowed?', 'Sold individually?', 'Weight'],
  ...['Length', 'Width', 'Height', 'Allow customer reviews?', 'Purchase note', 'Sale price'],
  ...['Regular price', 'Categories', 'Tags', 'Shipping class', 'Images', 'Download limit'],
  ...['Download expiry days', 'Parent'],
];

/** The same sheet with English headings, where it is an export of everything in another language. */
export function inEnglish(sheet: Sheet): Sheet {
  const [head, ...below] = sheet.rows;
  if (!head) return sheet;
  const holds = (at: number, words: RegExp) => {
    const filled = below.map(({ cells }) => cells[at]).filter((cell) => !isBlank(cell));
    return filled.length > 0 && filled.every((cell) => words.test(cellText(cell).trim()));
  };
  const start = [3, 4, 5, 6].find((at) => holds(at + 2, VISIBILITIES) && holds(at + 7, TAXES));
  if (start === undefined || !holds(1, TYPES)) return sheet;
  const end = start + IN_ORDER.length;
  const cells = head.cells.map((cell, at): Cell => {
    const shown = cellText(cell);
    if (at < 3) return ['ID', 'Type', 'SKU'][at] ?? null;
    if (at === start - 1) return 'Name';
    const known = at < end ? IN_ORDER[at - start] : undefined;
    if (known) return known === 'Weight' ? `Weight ${/\(\w+\)/.exec(shown)?.[0] ?? ''}` : known;
    return at < end ? shown : attribute(head.cells.map(cellText), at);
  });
  return { ...sheet, rows: [{ ...head, cells }, ...below] };
}

/** The second of the columns of one number holds the attribute's values. */
function attribute(headings: readonly string[], at: number): string {
  const numberIn = (heading = '') => /^\p{L}[\p{L}\p{M}]* (\d+) /u.exec(heading)?.[1];
  const number = numberIn(headings[at]);
  const isSecond = number !== undefined && numberIn(headings[at - 1]) === number;
  const isThird = isSecond && numberIn(headings[at - 2]) === number;
  return isSecond && !isThird ? `Attribute ${number} value(s)` : (headings[at] ?? '');
}
