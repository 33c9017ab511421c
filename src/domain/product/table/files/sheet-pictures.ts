// The pictures in a sheet of an .xlsx: those that float over its cells, and those placed in cells.
// Source: ECMA-376, part 1, 20.5.2.
import type { SheetPicture } from '../cell.ts';
import { photoType } from '../photo.ts';
import {
  cellPicturePaths,
  partText,
  relatedTo,
  type UnusualCell,
  wpsPicturePaths,
  type XlsxParts,
} from './xlsx-parts.ts';
import { xmlAttribute, xmlTags } from './xml-tags.ts';

/** A picture by its path in the file. `row` from 1, `column` from 0. */
export type PlacedPicture = { row: number; column: number; path: string };

/** The cells at the corners of an anchor, from 0; `rowOffset` is how far below the row's top it begins, in EMU. */
type Anchor = { row: number; column: number; rowOffset: number; lastRow: number | null };

const EMU_PER_POINT = 12_700;
const USUAL_HEIGHT = 15;

/**
 * The pictures of a sheet, in the order of its rows.
 * @param path of the sheet's part
 * @param heights of its rows from 0, in points, where they are set
 */
export function placedPictures(
  parts: XlsxParts,
  path: string,
  unusual: readonly UnusualCell[],
  heights: readonly (number | undefined)[],
): PlacedPicture[] {
  const placed: PlacedPicture[] = [];
  for (const { kind, path: drawing } of relatedTo(parts, path).values()) {
    if (kind === 'drawing') placed.push(...floatingPictures(parts, drawing, heights));
  }
  const ofWps = wpsPicturePaths(parts);
  const inCells = unusual.some(({ picture }) => picture) ? cellPicturePaths(parts) : [];
  for (const { row, column, picture = 0 } of unusual) {
    const inCell = typeof picture === 'string' ? ofWps.get(picture) : inCells[picture - 1];
    if (inCell) placed.push({ row: row + 1, column, path: inCell });
  }
  return placed.toSorted((one, other) => one.row - other.row || one.column - other.column);
}

function floatingPictures(
  parts: XlsxParts,
  drawing: string,
  heights: readonly (number | undefined)[],
): PlacedPicture[] {
  const related = relatedTo(parts, drawing);
  const placed: PlacedPicture[] = [];
  let anchor: Anchor | null = null;
  let isFrom = true;
  let paths = new Set<string>();
  for (const { name, attributes, isEnd, text } of xmlTags(partText(parts, drawing))) {
    if (name === 'twoCellAnchor' || name === 'oneCellAnchor') {
      const cell = anchor && isEnd ? cellOf(anchor, heights) : null;
      if (cell) placed.push(...Array.from(paths, (path) => ({ ...cell, path })));
      anchor = isEnd ? null : { row: 0, column: 0, rowOffset: 0, lastRow: null };
      paths = new Set();
    } else if (!anchor || isEnd) continue;
    else if (name === 'from' || name === 'to') isFrom = name === 'from';
    else if (name === 'row' && !isFrom) anchor.lastRow = Number(text);
    else if (name === 'row') anchor.row = Number(text);
    else if (name === 'col' && isFrom) anchor.column = Number(text);
    else if (name === 'rowOff' && isFrom) anchor.rowOffset = Number(text);
    else if (name === 'blip') {
      const path = related.get(xmlAttribute(attributes, 'embed') ?? '')?.path;
      if (path) paths.add(path);
    }
  }
  return placed;
}

/** The cell of a picture: where it begins; the one below where it begins in the lower half and goes on. */
function cellOf(
  { row, column, rowOffset, lastRow }: Anchor,
  heights: readonly (number | undefined)[],
) {
  const half = ((heights[row] ?? USUAL_HEIGHT) * EMU_PER_POINT) / 2;
  const isBelow = lastRow !== null && lastRow > row && rowOffset > half;
  return { row: row + (isBelow ? 2 : 1), column };
}

/**
 * The pictures with their bytes and names such as `I2.png`, and `I2-2.png` for a second in the same cell. One that the
 * shop does not take, such as `I2.emf`, is refused later by its name.
 */
export async function withBytes(
  placed: readonly PlacedPicture[],
  bytesAt: (path: string) => Promise<Uint8Array | null>,
): Promise<SheetPicture[]> {
  const pictures: SheetPicture[] = [];
  const perCell = new Map<string, number>();
  for (const { row, column, path } of placed) {
    const bytes = (await bytesAt(path)) ?? new Uint8Array();
    const type = photoType(bytes) ?? path.replace(/.*\./, '');
    const cell = `${columnLetters(column)}${row}`;
    const count = (perCell.get(cell) ?? 0) + 1;
    perCell.set(cell, count);
    const ending = type.replace('image/', '').replace('jpeg', 'jpg');
    pictures.push({ row, column, name: `${cell}${count > 1 ? `-${count}` : ''}.${ending}`, bytes });
  }
  return pictures;
}

/** `A` for the column 0. */
function columnLetters(column: number): string {
  const rest = String.fromCharCode(65 + (column % 26));
  return column < 26 ? rest : columnLetters(Math.floor(column / 26) - 1) + rest;
}
