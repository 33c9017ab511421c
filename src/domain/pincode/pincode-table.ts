// The table of pincodes as it travels and as it is asked: decoding and lookup. It never loads anything, and it never
// guesses: a pincode that is not in the table has no place.
import { isStateOfIndia, type StateOfIndia } from './states-of-india.ts';

/** The postal district that a pincode lies in. */
export type District = { district: string; state: StateOfIndia };

/** The same, and the town that its post comes through; where that is not known, the district takes its place. */
export type Place = District & { city: string };

/** Pincodes in rising order and, at the same position, the index of each one's place. */
export type PincodeTable = {
  readonly zipcodes: Int32Array;
  readonly placeOf: Uint16Array;
  readonly places: readonly Place[];
};

/** The digits of the table's numbers; the first half ends a number, the second half says that more follow. */
export const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** What a digit that ends a number stays under. */
export const BASE = 32;

/**
 * Reads a table of three lines: the places (`state:city,city/district;state:city`, the district where it is called otherwise than the
 * city), the gaps between pincodes, and for each pincode how many other places were named since its own one was named last. Takes some
 * milliseconds: do it once.
 * @throws Error when the text is no such table.
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

/** The place of a pincode of six digits; undefined when the table does not know it. */
export function findInTable(
  { zipcodes, placeOf, places }: PincodeTable,
  zipcode: string,
): Place | undefined {
  const wanted = /^[1-9]\d{5}$/.test(zipcode) ? Number(zipcode) : 0;
  let [from, to] = [0, zipcodes.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((zipcodes[middle] ?? 0) < wanted) from = middle + 1;
    else to = middle;
  }
  return zipcodes[from] === wanted ? places[placeOf[from] ?? -1] : undefined;
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

/** Digits of five bits each, the lowest first. */
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

/** Neighbours mostly share a place, so that most of these numbers are 0, which packs well. */
function fromRecency(recency: readonly number[], places: number): number[] {
  const recent = Array.from({ length: places }, (_, place) => place);
  return recency.map((position) => {
    const [place] = recent.splice(position, 1);
    if (place === undefined) throw new Error('The pincode table names a place that it has not.');
    recent.unshift(place);
    return place;
  });
}
