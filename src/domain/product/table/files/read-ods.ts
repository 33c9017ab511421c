// Reads the sheets of an OpenDocument spreadsheet (.ods, .fods). A hidden sheet, a hidden row and a picture are marked
// there as no library tells; and a cell may be repeated a billion times in a few bytes.
// Source: OASIS, OpenDocument 1.3, part 3: 9.1, 17.15, 19.
import type { Cell, Sheet } from '../cell.ts';
import { MAX_TABLE_COLUMNS, MAX_TABLE_ROWS } from '../table-limits.ts';
import { type FoundRow, type MergedArea, sheetRows } from './sheet-rows.ts';
import { type XmlTag, xmlAttribute, xmlTags, xmlText } from './xml-tags.ts';

/** A picture over a cell, by its path in the file. `row` from 1, `column` from 0. */
export type OdsPicture = { row: number; column: number; path: string };
export type OdsSheet = Omit<Sheet, 'pictures'> & { pictures: OdsPicture[] };

/** Parts of a cell whose text is not the cell's: comments, drawings, how a word is read. */
const OTHER_TEXT = new Set(['annotation', 'frame', 'g', 'custom-shape', 'control', 'ruby-text']);
const ERROR = /^(#[A-Z/0]+[!?]?|Err:\d+)$/;

/** The visible sheets of `content.xml`, or of a flat document. */
export function readOds(xml: string): OdsSheet[] {
  const hiddenStyles = new Set<string>();
  const sheets: OdsSheet[] = [];
  let style = '';
  let sheet: SheetBuilder | null = null;
  for (const tag of xmlTags(xml)) {
    const { name, attributes, isEnd } = tag;
    if (name === 'style' && !isEnd) style = xmlAttribute(attributes, 'name') ?? '';
    else if (name === 'table-properties' && xmlAttribute(attributes, 'display') === 'false') {
      hiddenStyles.add(style);
    } else if (name === 'table' && !isEnd) {
      const isHidden = hiddenStyles.has(xmlAttribute(attributes, 'style-name') ?? '');
      sheet = isHidden ? null : new SheetBuilder(xmlAttribute(attributes, 'name') ?? '');
    } else if (name === 'table') {
      if (sheet) sheets.push(sheet.finished());
      sheet = null;
    } else sheet?.take(tag);
  }
  return sheets;
}

class SheetBuilder {
  private rows: FoundRow[] = [];
  private merged: MergedArea[] = [];
  private pictures: OdsPicture[] = [];
  /** The current row from 0, how often it is repeated, and its cells so far. */
  private row = 0;
  private repeated = 1;
  private isHidden = false;
  private cells: Cell[] = [];
  private column = 0;
  private cell: { attributes: string; lines: string[] } | null = null;
  /** The tag around text that is not the cell's, and how deep it is nested in itself. */
  private other: { name: string; depth: number } | null = null;

  constructor(private name: string) {}

  take(tag: XmlTag): void {
    const { name, attributes, isEnd, isEmpty } = tag;
    if (name === 'image' && !isEnd && this.cell) this.takePicture(attributes);
    if (this.other) {
      if (name === this.other.name && !isEmpty) this.other.depth += isEnd ? -1 : 1;
      if (this.other.depth === 0) this.other = null;
    } else if (OTHER_TEXT.has(name)) {
      if (!isEnd && !isEmpty) this.other = { name, depth: 1 };
    } else if (name === 'table-row') this.takeRow(tag);
    else if (name === 'table-cell' || name === 'covered-table-cell') this.takeCell(tag);
    else if (this.cell) takeText(this.cell.lines, tag);
  }

  private takeRow({ attributes, isEnd, isEmpty }: XmlTag): void {
    if (!isEnd) {
      this.repeated = countOf(attributes, 'number-rows-repeated');
      this.isHidden = /^(collapse|filter)$/.test(xmlAttribute(attributes, 'visibility') ?? '');
      this.cells = [];
      this.column = 0;
    }
    if (!isEnd && !isEmpty) return;
    const room = Math.max(1, MAX_TABLE_ROWS + 1 - this.rows.length);
    const times = this.cells.length === 0 ? 0 : Math.min(this.repeated, room);
    for (let time = 0; time < times; time += 1) {
      const row = this.row + time + 1;
      this.rows.push({ row, cells: [...this.cells], isHidden: this.isHidden });
    }
    this.row += this.repeated;
  }

  private takeCell({ name, attributes, isEnd, isEmpty }: XmlTag): void {
    if (!isEnd) this.cell = { attributes, lines: [] };
    if ((!isEnd && !isEmpty) || !this.cell) return;
    const opened = this.cell;
    const value = name === 'covered-table-cell' ? null : cellValue(opened.attributes, opened.lines);
    const repeated = countOf(opened.attributes, 'number-columns-repeated');
    const end = Math.min(this.column + repeated, MAX_TABLE_COLUMNS);
    if (value !== null) for (let at = this.column; at < end; at += 1) this.cells[at] = value;
    const right = countOf(opened.attributes, 'number-columns-spanned') - 1;
    const down = countOf(opened.attributes, 'number-rows-spanned') - 1;
    const s = { r: this.row, c: this.column };
    if (right + down > 0) this.merged.push({ s, e: { r: s.r + down, c: s.c + right } });
    this.column += repeated;
    this.cell = null;
  }

  private takePicture(attributes: string): void {
    const path = xmlAttribute(attributes, 'href')?.replace(/^\.\//, '');
    if (path) this.pictures.push({ row: this.row + 1, column: this.column, path });
  }

  finished(): OdsSheet {
    return { name: this.name, rows: sheetRows(this.rows, this.merged), pictures: this.pictures };
  }
}

const countOf = (attributes: string, name: string) =>
  Math.max(1, Number(xmlAttribute(attributes, name)) || 1);

/** Adds to the lines of a cell: a paragraph is one. */
function takeText(lines: string[], { name, attributes, isEnd, text }: XmlTag): void {
  if (name === 'p' && !isEnd) lines.push('');
  if (lines.length === 0) return;
  let more = name === 'p' && isEnd ? '' : xmlText(text).replace(/[\t\n\r ]+/g, ' ');
  if (name === 's' && !isEnd) more = ' '.repeat(countOf(attributes, 'c')) + more;
  if (name === 'tab' && !isEnd) more = `\t${more}`;
  if (name === 'line-break' && !isEnd) more = `\n${more}`;
  lines[lines.length - 1] += more;
}

function cellValue(attributes: string, lines: readonly string[]): Cell {
  const attribute = (name: string) => xmlAttribute(attributes, name);
  const shown = lines.join('\n');
  const formula = attribute('formula');
  if (formula !== undefined && ERROR.test(shown)) return { error: shown };
  switch (attribute('office:value-type')) {
    case 'float':
    case 'percentage':
    case 'currency':
      return Number(attribute('office:value'));
    case 'boolean':
      return attribute('boolean-value') === 'true';
    case 'date': {
      const day = attribute('date-value') ?? '';
      const date = new Date(day.includes('T') ? `${day}Z` : day);
      return Number.isNaN(date.getTime()) ? shown : date;
    }
    case 'string':
      return attribute('string-value') ?? shown;
    default:
      if (formula === undefined || shown !== '') return shown || null;
      return { formula: formula.replace(/^(\w+:)?=/, '').replace(/\[\.(.*?)\]/g, '$1') };
  }
}
