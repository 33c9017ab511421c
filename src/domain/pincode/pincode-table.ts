// Decodes the table of pincodes and looks up the place of a pincode, or the nearest one that is known. Loads nothing.
import { isStateOfIndia, type StateOfIndia } from './states-of-india.ts';

/** The postal district of a pincode. */
export type District = { district: string; state: StateOfIndia };

/** The same with the post town; the district's name if that is unknown. */
export type Place = District & { city: string };

/** Pincodes in ascending order and, at the same position, the index of each one's place. */
export type PincodeTable = {
  readonly zipcodes: Int32Array;
  readonly placeOf: Uint16Array;
  readonly places: readonly Place[];
};

/** The digits of the table's numbers: one of the first half ends a number, one of the second half continues it. */
export const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** Digits below this end a number. */
export const BASE = 32;

/**
 * Reads a table of three lines: the places (`state:city,city/district;state:city`, the district only if it differs from
 * the city), the gaps between pincodes, and for each pincode the move-to-front index of its place: how many other
 * places occurred since that place last did. Takes some milliseconds: do it once.
 * @throws Error if the text is no such table.
 */
export function decodePincodeTable(text: string): PincodeTable {
  const [names = '', gaps = '', recency = ''] = text.split('\n');
  const places = readPlaces(names);
  let zipcode = 0;
  const zipcodes = Int32Array.from(readNumbers(gaps), (gap) => (zipcode += gap));
  const placeOf = Uint16Array.from(fromRecency(readNumbers(recency), places.length));
  if (zipcodes.length === 0 || zipcodes.length !== placeOf.length) {
    throw new Error('The pincode table is cut off.');
  }
  return { zipcodes, placeOf, places };
}

/** The place of a six-digit pincode; undefined if the table lacks it. */
export function findInTable(table: PincodeTable, zipcode: string): Place | undefined {
  const wanted = numberOf(zipcode);
  const at = firstFrom(table, wanted);
  return table.zipcodes[at] === wanted ? placeAt(table, at) : undefined;
}

/**
 * The place of the numerically nearest pincode of the same sorting district; undefined if the table knows none there.
 * Its state is right for about 99 in 100 pincodes that the table lacks.
 */
export function nearestInTable(table: PincodeTable, zipcode: string): Place | undefined {
  const { from, to } = sortingDistrict(table, zipcode);
  if (from === to) return undefined;
  const wanted = numberOf(zipcode);
  const away = (at: number) => Math.abs((table.zipcodes[at] ?? 0) - wanted);
  const above = Math.min(firstFrom(table, wanted), to - 1);
  const below = Math.max(above - 1, from);
  return placeAt(table, away(below) <= away(above) ? below : above);
}

/** The states of the known pincodes with the same first three digits, each once; empty if none is known. */
export function statesAround(table: PincodeTable, zipcode: string): StateOfIndia[] {
  const { from, to } = sortingDistrict(table, zipcode);
  const here = table.placeOf.slice(from, to);
  return [...new Set([...here].flatMap((place) => table.places[place]?.state ?? []))];
}

/** Positions in the table: the first pincode of the sorting district, and the first one after it. */
function sortingDistrict(table: PincodeTable, zipcode: string): { from: number; to: number } {
  const first = Math.floor(numberOf(zipcode) / 1000) * 1000;
  return { from: firstFrom(table, first), to: firstFrom(table, first + 1000) };
}

/** 0 for what is no pincode. */
function numberOf(zipcode: string): number {
  return /^[1-9]\d{5}$/.test(zipcode) ? Number(zipcode) : 0;
}

/** The position of the first pincode that is not below `wanted`. */
function firstFrom({ zipcodes }: PincodeTable, wanted: number): number {
  let [from, to] = [0, zipcodes.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((zipcodes[middle] ?? 0) < wanted) from = middle + 1;
    else to = middle;
  }
  return from;
}

function placeAt({ placeOf, places }: PincodeTable, at: number): Place | undefined {
  return places[placeOf[at] ?? -1];
}

function readPlaces(line: string): Place[] {
  return line.split(';').flatMap((part) => {
    const [state = '', cities = ''] = part.split(':');
    if (!isStateOfIndia(state)) throw new Error(`The pincode table names no state: ${state}`);
    return cities.split(',').map((names) => {
      const [city = '', district = city] = names.split('/');
      return { city, district, state };
    });
  });
}

/** Numbers as five-bit digits, the lowest first. */
function readNumbers(line: string): number[] {
  const numbers: number[] = [];
  let [value, weight] = [0, 1];
  for (const letter of line) {
    const digit = DIGITS.indexOf(letter);
    if (digit < 0) throw new Error('The pincode table holds a letter that is no digit.');
    value += (digit % BASE) * weight;
    weight *= BASE;
    if (digit >= BASE) continue;
    numbers.push(value);
    [value, weight] = [0, 1];
  }
  return numbers;
}

/** Undoes move-to-front: neighbours mostly share a place, so most of these numbers are 0, which packs well. */
function fromRecency(recency: readonly number[], places: number): number[] {
  const recent = Array.from({ length: places }, (_, place) => place);
  return recency.map((position) => {
    const [place] = recent.splice(position, 1);
    if (place === undefined) throw new Error('The pincode table names a place that it has not.');
    recent.unshift(place);
    return place;
  });
}
