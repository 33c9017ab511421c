// Reads the cells of a spreadsheet file: .xlsx, .xls, .ods and .csv in every encoding that Excel writes. Any other file
// gets a plain sentence.
import type { Sheet } from '../cell.ts';
import { FILE_PROBLEMS } from '../messages.ts';
import { MAX_TABLE_BYTES, MAX_UNPACKED_BYTES } from '../table-limits.ts';
import { type PlacedPicture, withBytes } from './sheet-pictures.ts';
import { unzipped, type ZippedFile, zippedFiles } from './unzip.ts';

export type Spreadsheet = { sheets: Sheet[] } | { problem: string };

const begins = (bytes: Uint8Array, ...mark: number[]) => mark.every((it, at) => bytes[at] === it);
/** Of an .xls, and of an .xlsx with a password. */
const CONTAINER = [0xd0, 0xcf, 0x11, 0xe0];
/** First characters of files that are no table: PDF, RTF, pictures, JSON. */
const NO_TABLE = /^(%PDF-|\{\\rtf|GIF8|\x89PNG|\xff\xd8\xff|\s*[[{])/;
const MARKUP = /^\s*<[!?a-z]/i;
const MARKUP_TABLE = /<table[\s>]|<(?:\w+:)?Worksheet[\s>]/i;
const FLAT_ODS = /<office:spreadsheet[\s>]/;
/** Parts of an .xlsx that tell nothing about its cells. */
const OTHER_PARTS = /pivotCache|externalLinks|\/comments|\/theme\//;
/** Of the first bytes of a text in UTF-16 at least this share is 0. */
const MIN_ZEROS = 0.05;

/** The visible sheets that hold something. */
export async function readSpreadsheet(bytes: Uint8Array): Promise<Spreadsheet> {
  if (bytes.length === 0) return { problem: FILE_PROBLEMS.empty };
  if (bytes.length > MAX_TABLE_BYTES) return { problem: FILE_PROBLEMS.tooLarge };
  try {
    const read = await readAny(bytes);
    if ('problem' in read) return read;
    const sheets = read.sheets.filter(({ rows }) => rows.length > 0);
    return sheets.length > 0 ? { sheets } : { problem: FILE_PROBLEMS.noSheet };
  } catch {
    return { problem: FILE_PROBLEMS.damaged };
  }
}

async function readAny(bytes: Uint8Array): Promise<Spreadsheet> {
  if (begins(bytes, 0x50, 0x4b, 3, 4)) return readZip(bytes);
  // Before Excel 5, an .xls has no container.
  const isOldest = bytes[0] === 9 && [0, 2, 4].includes(bytes[1] ?? -1);
  return begins(bytes, ...CONTAINER) || isOldest ? readOldExcel(bytes) : readText(bytes);
}

async function readZip(zip: Uint8Array): Promise<Spreadsheet> {
  const files = zippedFiles(zip);
  if (files === null) return { problem: FILE_PROBLEMS.damaged };
  if (unpackedBytes(files) > MAX_UNPACKED_BYTES) return { problem: FILE_PROBLEMS.unpacksTooLarge };
  const named = new Map(files.map((file) => [file.name, file]));
  const names = files.map(({ name }) => name);
  if (names.some((name) => /\.iwa$|^Index\.zip$/.test(name)))
    return { problem: FILE_PROBLEMS.numbers };
  if (named.has('xl/workbook.bin')) return { problem: FILE_PROBLEMS.binaryWorkbook };
  const bytesAt = async (path: string) => {
    const file = named.get(path);
    return file ? unzipped(zip, file).catch(() => null) : null;
  };
  const found = names.some((name) => /^xl\//i.test(name))
    ? await readXlsxFile(zip, files)
    : await readOdsFile(zip, named);
  if ('problem' in found) return found;
  const sheets: Sheet[] = [];
  for (const it of found.sheets) {
    sheets.push({ ...it, pictures: await withBytes(it.pictures, bytesAt) });
  }
  return { sheets };
}

/** Sheets whose pictures are not unpacked yet. */
type Found =
  | { sheets: (Omit<Sheet, 'pictures'> & { pictures: PlacedPicture[] })[] }
  | { problem: string };

async function readXlsxFile(zip: Uint8Array, files: readonly ZippedFile[]): Promise<Found> {
  const { readXlsx } = await import('./read-workbook.ts');
  const parts = new Map<string, Uint8Array>();
  for (const file of files) {
    const isWanted = /\.(xml|rels)$/i.test(file.name) && !OTHER_PARTS.test(file.name);
    if (isWanted) parts.set(file.name, await unzipped(zip, file));
  }
  return { sheets: await readXlsx(parts) };
}

async function readOdsFile(
  zip: Uint8Array,
  named: ReadonlyMap<string, ZippedFile>,
): Promise<Found> {
  const textOf = async (name: string) => {
    const file = named.get(name);
    return file ? new TextDecoder().decode(await unzipped(zip, file)) : '';
  };
  if (/encryption-data/.test(await textOf('META-INF/manifest.xml'))) {
    return { problem: FILE_PROBLEMS.locked };
  }
  const content = await textOf('content.xml');
  if (!FLAT_ODS.test(content)) return { problem: FILE_PROBLEMS.noSpreadsheet };
  const { readOds } = await import('./read-ods.ts');
  return { sheets: readOds(content) };
}

async function readOldExcel(bytes: Uint8Array): Promise<Spreadsheet> {
  const { readXls } = await import('./read-workbook.ts');
  const sheets = await readXls(bytes);
  if (sheets === 'locked') return { problem: FILE_PROBLEMS.locked };
  if (sheets === 'other') return { problem: FILE_PROBLEMS.noSpreadsheet };
  return { sheets: withoutPictures(sheets) };
}

async function readText(bytes: Uint8Array): Promise<Spreadsheet> {
  const start = String.fromCharCode(...bytes.subarray(0, 32));
  const text = decoded(bytes);
  if (text === null || NO_TABLE.test(start.replace(/^ï»¿/, ''))) {
    return { problem: FILE_PROBLEMS.noSpreadsheet };
  }
  if (text.trim() === '') return { problem: FILE_PROBLEMS.empty };
  if (!MARKUP.test(text)) return (await import('./read-csv.ts')).readCsv(text);
  if (FLAT_ODS.test(text)) {
    return { sheets: withoutPictures((await import('./read-ods.ts')).readOds(text)) };
  }
  if (!MARKUP_TABLE.test(text)) return { problem: FILE_PROBLEMS.noSpreadsheet };
  return { sheets: withoutPictures(await (await import('./read-workbook.ts')).readMarkup(text)) };
}

const withoutPictures = (sheets: readonly Omit<Sheet, 'pictures'>[]): Sheet[] =>
  sheets.map((sheet) => ({ ...sheet, pictures: [] }));

/** Total bytes of all files of a ZIP, once unpacked. */
function unpackedBytes(files: readonly ZippedFile[]): number {
  return files.reduce((sum, { unpacked }) => sum + unpacked, 0);
}

/** The text of a file; null for a binary file. Undecodable bytes become U+FFFD, which the cell's check reports. */
function decoded(bytes: Uint8Array): string | null {
  if (begins(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes);
  if (begins(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes);
  const first = bytes.subarray(0, 4096);
  const zeros = [0, 1].map(
    (odd) => first.filter((byte, at) => byte === 0 && at % 2 === odd).length,
  );
  const [even = 0, odd = 0] = zeros;
  if (even + odd === 0) return bytes.includes(0) ? null : new TextDecoder('utf-8').decode(bytes);
  const isText = Math.min(even, odd) === 0 && even + odd > first.length * MIN_ZEROS;
  return isText ? new TextDecoder(odd > 0 ? 'utf-16le' : 'utf-16be').decode(bytes) : null;
}
