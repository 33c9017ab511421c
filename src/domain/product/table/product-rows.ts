// Which rows below the headings are products: not totals, repeated headings, names of sections, or what was filled down.
import { type Cell, cellText, headingKey, isBlank, type SheetRow } from './cell.ts';
import { type Field, KEPT } from './columns.ts';
import type { Placed } from './place-columns.ts';
import { repeatsHeadings } from './second-table.ts';

/** Labels of a row of totals, and of what a bill adds to them. */
const TOTAL =
  /^(?:(?:grand|sub|net|gross|overall|stock|items?|products?|qty|quantity|value|amount) ?)?(?:totals?|sum|average|avg|count|min|max|minimum|maximum|no of|number of)(?: (?:of|no|number|stock|items?|qty|quantity|value|amount|products?|varieties|skus?|pieces|pcs|rs|inr|in|weight|price|mrp|rate|\d+))*$|^(?:(?:delivery|shipping|courier|packing|transport|freight|handling|other)(?: (?:and )?[a-z]+)? (?:charges?|costs?|fees?)|delivery|shipping|courier|transport|freight|tax(?:es)?|(?:net |amount )?payable|[csiu]?gst(?: \d+)*|discount|round(?:ed|ing)? off)$|^(?:कुल|कुल (?:योग|स्टॉक|मूल्य|राशि|मात्रा|संख्या|उत्पाद)|योग|महायोग|जोड़|जोड|एकूण|মোট|કુલ|மொத்தம்|మొత్తం|ಒಟ್ಟು|ആകെ|ਕੁੱਲ)$/;
/** Beginnings of remarks below a table. */
const REMARK = /^\s*(?:[*#]|(?:notes?|terms|e\.? ?& ?o\.? ?e|thank|contact|for orders?)\b)/i;
/** What stands in the last lines of a price list, below its products. */
const LAST_LINE =
  /\b(?:prices?|rates?|valid|subject to|delivery|minimum order|orders?|call|contact|whatsapp|phone|mobile|e-?mail|upi|bank|ifsc|payments?|gst|tax(?:es)?|signat(?:ure|ory)|signed|sd|prepared by|checked by|updated|printed|page \d+)\b|^\s*for\b|@|www\.|https?:|©|\d{5}[ -]?\d{5}/i;

/** “A”, “II.” before the name of a section, in the column of serial numbers. */
const MARK = /^\s*(?:[A-Z]|[IVX]{1,5})[.)]?\s*$/;

type Table = { headings: readonly string[]; columns: readonly Placed[] };

/**
 * The rows that are products. In a table without categories, names of sections become the categories of the rows below
 * them, in a column that the table gets at its end.
 */
export function productRows(
  below: readonly SheetRow[],
  table: Table,
): { rows: SheetRow[]; hasSections: boolean } {
  const look = new Look(below, table);
  const rows: SheetRow[] = [];
  const category: Cell[] = [];
  let section: Cell = KEPT;
  let hasSections = false;
  for (const [index, row] of below.entries()) {
    const named = look.sectionAt(index);
    if (named !== null) {
      section = named;
      hasSections = true;
    } else if (
      look.isProduct(row) &&
      !look.isTotalOf(row, [section, look.categoryOf(rows.at(-1))])
    ) {
      rows.push(row);
      category.push(section);
      // Perhaps the name of a section, perhaps a product without a price: it is refused, and ends the section.
      if (look.lonely(row)) section = KEPT;
    }
  }
  const hasCategories = table.columns.some(({ column }) => column.field === 'category');
  if (hasCategories || !hasSections) return { rows, hasSections: false };
  const width = table.headings.length;
  return {
    rows: rows.map((row, index) => {
      const cells = Array.from({ length: width }, (_, at) => row.cells[at] ?? null);
      return { ...row, cells: [...cells, category[index] ?? KEPT] };
    }),
    hasSections,
  };
}

/** Text of more than dashes, a number but 0, or a date: not what formulas and tick boxes leave below a table. */
function isReal(cell: Cell | undefined): boolean {
  if (typeof cell === 'string') return /[^\s\p{Pd}/,_|]/u.test(cell);
  return typeof cell === 'number' ? cell !== 0 : cell instanceof Date;
}

const isNothing = (cell: Cell | undefined) =>
  cell === undefined || cell === null || cell === '' || typeof cell === 'boolean';

/** The one text of a row, perhaps in several cells that are merged. */
type Lonely = { text: string; from: number; count: number };

class Look {
  private readonly at = new Map<Field, number>();
  private readonly numbers: number[];
  private readonly others: number[];
  private readonly mixedCase: boolean;
  private readonly ours: ReadonlySet<number>;
  /** The number of the last row with a price. */
  private readonly lastPriced: number;
  /** The number of the last row with a price and a name. */
  private readonly lastNamed: number;
  /** Single texts after an empty row, above headings that come again. */
  private readonly titles: ReadonlySet<SheetRow>;
  private readonly usual: 'nowhere' | 'apart' | 'everywhere';

  constructor(
    private readonly below: readonly SheetRow[],
    private readonly table: Table,
  ) {
    for (const { column, at } of table.columns) this.at.set(column.field, at);
    const isNumber = ({ column }: Placed) => column.isNumber;
    this.numbers = table.columns.filter(isNumber).map(({ at }) => at);
    this.others = table.columns.filter((it) => !isNumber(it)).map(({ at }) => at);
    this.ours = new Set(table.columns.map(({ at }) => at));
    const isPriced = (row: SheetRow) =>
      !this.at.has('price') ||
      (/\p{Nd}/u.test(cellText(this.cell(row, 'price'))) && !this.lonely(row));
    this.lastPriced = below.findLast(isPriced)?.row ?? Number.POSITIVE_INFINITY;
    const isNamed = (row: SheetRow) =>
      isPriced(row) && isReal(this.cell(row, 'name')) && !this.isTotal(row);
    this.lastNamed = below.findLast(isNamed)?.row ?? 0;
    const names = below
      .filter((row) => !this.lonely(row))
      .map((row) => cellText(this.cell(row, 'name')));
    const small = names.filter((name) => /\p{Ll}/u.test(name)).length;
    this.mixedCase = small * 2 > names.filter((name) => name !== '').length;
    this.titles = this.titlesOfPages();
    this.usual = this.usualSections();
  }

  isProduct(row: SheetRow): boolean {
    if (this.isHeading(row) || this.isTotal(row) || this.isRemark(row)) return false;
    const { cells } = row;
    if (isReal(this.cell(row, 'name'))) return true;
    const id = this.cell(row, 'id');
    if (isReal(id)) return !this.isSerial(id) || this.numbers.some((at) => isReal(cells[at]));
    if (!isReal(this.cell(row, 'price'))) return false;
    // A price with nothing but numbers beside it is a total, unless it is one of a further pack above other products.
    const pack = this.cell(row, 'netWeight');
    const isPack = isReal(pack) && (typeof pack === 'string' || row.row < this.lastNamed);
    return isPack || this.others.some((at) => !isNothing(cells[at]));
  }

  /** The name of a section that the row is, above its products; null for any other row. */
  sectionAt(index: number): string | null {
    const row = this.below[index];
    const next = this.below[index + 1];
    const lonely = row && this.lonely(row);
    if (!lonely || !next || this.lonely(next) || !this.isProduct(next)) return null;
    if (this.isHeading(row) || this.isTotal(row) || this.isRemark(row)) return null;
    const isUsual = this.usual === 'everywhere' || (this.usual === 'apart' && this.isApart(index));
    return this.isSection(lonely, isUsual) ? lonely.text.replace(/[\s:–-]+$/, '') : null;
  }

  /** Whether the table begins with one text alone, has more of them, and where: everywhere, or after empty rows. */
  private usualSections(): 'nowhere' | 'apart' | 'everywhere' {
    const [first] = this.below;
    if (!first || !this.lonely(first) || this.table.columns.length < 3) return 'nowhere';
    const places = this.below.flatMap((row, at) => (this.lonely(row) ? [at] : []));
    if (places.length < 2) return 'nowhere';
    return places.slice(1).some((at) => this.isApart(at)) ? 'apart' : 'everywhere';
  }

  private titlesOfPages(): Set<SheetRow> {
    const titles = new Set<SheetRow>();
    let single: SheetRow[] = [];
    for (const [index, row] of this.below.entries()) {
      if (this.isApart(index)) single = [];
      if (this.isHeading(row)) for (const title of single) titles.add(title);
      const follows = single.length > 0 || this.isApart(index);
      single = this.lonely(row) && follows ? [...single, row] : [];
    }
    return titles;
  }

  private isApart(index: number): boolean {
    const [before, row] = [this.below[index - 1], this.below[index]];
    return !before || !row || row.row - before.row > 1;
  }

  private isSection({ text, from, count }: Lonely, isUsual: boolean): boolean {
    const isMerged = count > 2 || this.numbers.some((at) => at >= from && at < from + count);
    if (isMerged) return this.table.columns.length > 1;
    const [id, name = 0] = [this.at.get('id'), this.at.get('name')];
    if (from === id || !this.at.has('name')) return false;
    if (from !== name) return from < name && !this.table.columns.some(({ at }) => at === from);
    const isShouted = this.mixedCase && /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);
    return isShouted || /[:–-]\s*$/.test(text) || isUsual;
  }

  /** A row of one text alone, or beside its letter. */
  lonely({ cells }: SheetRow): Lonely | null {
    let found: Lonely | null = null;
    for (let at = 0; at < cells.length; at += 1) {
      const cell = cells[at];
      if (isNothing(cell) || !isReal(cell)) continue;
      if (typeof cell !== 'string') return null;
      if (!this.ours.has(at) && MARK.test(cell)) continue;
      if (!found) found = { text: cell.trim(), from: at, count: 1 };
      else if (found.text === cell.trim()) found.count += 1;
      else return null;
    }
    return found;
  }

  private isSerial(id: Cell): boolean {
    const hasMore = this.at.has('name') || this.at.has('price');
    return hasMore && /^\d{1,6}$/.test(cellText(id));
  }

  /** The headings once more, or their numbers: “(1) (2) (3)”. */
  private isHeading(row: SheetRow): boolean {
    const filled = row.cells.filter((cell) => !isBlank(cell));
    const isNumbered = filled.every(
      (cell, at) => cellText(cell).replace(/[().]/g, '').trim() === String(at + 1),
    );
    return (filled.length > 1 && isNumbered) || repeatsHeadings(row, this.table);
  }

  private isTotal(row: SheetRow): boolean {
    const first = row.cells.find((cell) => typeof cell === 'string' && /\S/.test(cell));
    if (typeof first !== 'string' || first.length > 60 || !TOTAL.test(headingKey(first)))
      return false;
    const isLabel = (cell: Cell | undefined) => isNothing(cell) || cell === first;
    return isLabel(this.cell(row, 'id')) && isLabel(this.cell(row, 'name'));
  }

  /** “Total millets” below the millets. */
  isTotalOf(row: SheetRow, groups: readonly Cell[]): boolean {
    const label = headingKey(cellText(this.cell(row, 'name')));
    const group = label.replace(/^(?:sub ?)?total (?:of )?| (?:sub ?)?total$/, '');
    return group !== label && groups.some((it) => headingKey(cellText(it)) === group);
  }

  categoryOf(row: SheetRow | undefined): Cell {
    return row ? this.cell(row, 'category') : null;
  }

  private isRemark(row: SheetRow): boolean {
    const lonely = this.lonely(row);
    const first = cellText(row.cells.find(isReal)).trim();
    const id = cellText(this.cell(row, 'id')).trim();
    if (id !== '' && !/\s/.test(id)) return false;
    if (this.titles.has(row)) return true;
    const isLast = row.row > this.lastPriced;
    if (isLast && (/:$/.test(first) || (lonely && LAST_LINE.test(first)))) return true;
    return lonely !== null && REMARK.test(lonely.text);
  }

  private cell({ cells }: SheetRow, field: Field): Cell {
    const at = this.at.get(field);
    return at === undefined ? null : (cells[at] ?? null);
  }
}
