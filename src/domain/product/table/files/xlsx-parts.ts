// What the library of .xlsx files leaves out or gets wrong: which file holds a sheet, formulas without a result, dates
// written as such, the names of errors, and pictures placed in cells.
// Source: ECMA-376, part 1, 18.3.1 and 18.9; part 2, 6.5; Microsoft, [MS-XLSX] 2.3.6 and 2.6.
import type { Cell } from '../cell.ts';
import { xmlAttribute, xmlTags, xmlText } from './xml-tags.ts';

/** The unpacked files of an .xlsx by their paths, without pictures. */
export type XlsxParts = ReadonlyMap<string, Uint8Array>;
/** What a file refers to by an id: a path in the .xlsx, and the last part of the kind's address, such as `image`. */
export type Related = ReadonlyMap<string, { kind: string; path: string }>;

const ROW_OR_CELL =
  /<(?:\w+:)?row(\s[^<>]*|\/)?>|<(?:\w+:)?c(\s[^<>]*?)?(?:\/>|>([\s\S]*?)<\/(?:\w+:)?c>)/g;
const FORMULA = /<(?:\w+:)?f(?:\s[^<>]*?)?(?:\/>|>([\s\S]*?)<\/(?:\w+:)?f>)/;
const VALUE = /<(?:\w+:)?v(?:\s[^<>]*)?>([^<]+)<\/(?:\w+:)?v>/;
const VALUE_TAG = /<(?:\w+:)?v[\s>/]/;
const WPS_PICTURE = /DISPIMG\((?:"|&quot;)(\w+)/;
const IS_UNUSUAL = /<(?:\w+:)?f[\s>/]|\bt=["'][de]["']|\bvm=/;

export function partText(parts: XlsxParts, path: string): string {
  return new TextDecoder().decode(parts.get(path));
}

/** What the file at a path refers to; empty where it refers to nothing. */
export function relatedTo(parts: XlsxParts, path: string): Related {
  const related = new Map<string, { kind: string; path: string }>();
  const folder = path.replace(/[^/]*$/, '');
  for (const { attributes } of xmlTags(
    partText(parts, `${folder}_rels/${path.slice(folder.length)}.rels`),
  )) {
    const [id, type, target] = ['Id', 'Type', 'Target'].map((it) => xmlAttribute(attributes, it));
    if (!id || !target || xmlAttribute(attributes, 'TargetMode') === 'External') continue;
    const from = target.startsWith('/') ? '' : folder;
    related.set(id, { kind: type?.replace(/.*\//, '') ?? '', path: plainPath(from + target) });
  }
  return related;
}

/** Without `..` and `.`. */
function plainPath(path: string): string {
  const plain: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..') plain.pop();
    else if (part !== '' && part !== '.') plain.push(part);
  }
  return plain.join('/');
}

/**
 * A cell whose value the library cannot tell; `picture` counts from 1 among the pictures placed in cells, or is the
 * name that WPS Office gives it.
 */
export type UnusualCell = { row: number; column: number; value: Cell; picture?: number | string };

/** Formulas without a result, dates in words, errors, and cells that hold a picture. `row` and `column` from 0. */
export function unusualCells(sheetXml: string): UnusualCell[] {
  if (!IS_UNUSUAL.test(sheetXml)) return [];
  const found: UnusualCell[] = [];
  let last = { row: -1, column: -1 };
  for (const [tag, ofRow = '', attributes = '', content = ''] of sheetXml.matchAll(ROW_OR_CELL)) {
    if (/^<(\w+:)?row/.test(tag)) {
      last = { row: Number(xmlAttribute(ofRow, 'r') ?? last.row + 2) - 1, column: -1 };
      continue;
    }
    // Some programs write no places: each cell follows the one before.
    const place = cellPlace(xmlAttribute(attributes, 'r') ?? '') ?? {
      ...last,
      column: last.column + 1,
    };
    last = place;
    const type = xmlAttribute(attributes, 't') ?? 'n';
    const value = VALUE.exec(content)?.[1];
    const picture = Number(xmlAttribute(attributes, 'vm') ?? 0);
    const formula = FORMULA.exec(content);
    const ofWps = WPS_PICTURE.exec(content)?.[1];
    if (ofWps) found.push({ ...place, value: null, picture: ofWps });
    else if (picture > 0) found.push({ ...place, value: null, picture });
    else if (type === 'd' && value) found.push({ ...place, value: isoDate(value) });
    else if (type === 'e' && value) found.push({ ...place, value: { error: xmlText(value) } });
    else if (formula && !value && (type === 'n' || (type === 'str' && !VALUE_TAG.test(content)))) {
      found.push({ ...place, value: { formula: xmlText(formula[1] ?? '') } });
    }
  }
  return found;
}

/** The row and column of a cell such as `B7`, from 0. */
function cellPlace(name: string): { row: number; column: number } | null {
  const [, letters, digits] = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/.exec(name) ?? [];
  if (!letters || !digits) return null;
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return { row: Number(digits) - 1, column };
}

function isoDate(text: string): Date | string {
  const date = new Date(/T.*(Z|[+-]\d\d:\d\d)$|^[^T]*$/.test(text) ? text : `${text}Z`);
  return Number.isNaN(date.getTime()) ? text : date;
}

/** The paths of the pictures placed in cells, in the order of their numbers. */
export function cellPicturePaths(parts: XlsxParts): (string | undefined)[] {
  const related = relatedTo(parts, 'xl/richData/richValueRel.xml');
  const ids = [...xmlTags(partText(parts, 'xl/richData/richValueRel.xml'))]
    .filter(({ name, isEnd }) => name === 'rel' && !isEnd)
    .map(({ attributes }) => xmlAttribute(attributes, 'id') ?? '');
  /** Of each rich value, its first number: which picture it is. */
  const pictures: number[] = [];
  let isFirst = false;
  for (const { name, isEnd, text } of xmlTags(partText(parts, 'xl/richData/rdrichvalue.xml'))) {
    if (name === 'rv') isFirst = !isEnd;
    else if (name === 'v' && isFirst) {
      pictures.push(Number(text));
      isFirst = false;
    }
  }
  return richValues(partText(parts, 'xl/metadata.xml')).map(
    (value) => related.get(ids[pictures[value] ?? -1] ?? '')?.path,
  );
}

/** The paths of the pictures that WPS Office places in cells, by their names. */
export function wpsPicturePaths(parts: XlsxParts): ReadonlyMap<string, string> {
  const related = relatedTo(parts, 'xl/cellimages.xml');
  const paths = new Map<string, string>();
  let picture = '';
  for (const { name, attributes } of xmlTags(partText(parts, 'xl/cellimages.xml'))) {
    if (name === 'cNvPr') picture = xmlAttribute(attributes, 'name') ?? '';
    const path = name === 'blip' && related.get(xmlAttribute(attributes, 'embed') ?? '')?.path;
    if (path) paths.set(picture, path);
  }
  return paths;
}

/** Which rich value each value metadata of `xl/metadata.xml` means. */
function richValues(xml: string): number[] {
  const values: number[] = [];
  const metadata: number[] = [];
  let isValue = false;
  for (const { name, attributes, isEnd } of xmlTags(xml)) {
    if (name === 'valueMetadata') isValue = !isEnd;
    if (name === 'rvb') values.push(Number(xmlAttribute(attributes, 'i') ?? -1));
    if (name === 'rc' && isValue) metadata.push(Number(xmlAttribute(attributes, 'v') ?? -1));
  }
  return metadata.map((at) => values[at] ?? -1);
}
