/** Encodes the pincode table as compact text; src/domain/pincode/pincode-table.ts defines the format and reads it. */
import {
  BASE,
  DIGITS,
  type PincodeTable,
  type Place,
} from '../../src/domain/pincode/pincode-table.ts';

export type PlacedPincode = { zipcode: string; place: Place };

/** @param placed at most one entry per pincode, in any order. */
export function encodePincodeTable(placed: readonly PlacedPincode[]): string {
  return encodeColumns(toColumns(placed));
}

function toColumns(placed: readonly PlacedPincode[]): PincodeTable {
  const sorted = placed.toSorted((a, b) => Number(a.zipcode) - Number(b.zipcode));
  const places = new Map<string, Place>();
  for (const { place } of sorted) places.set(keyOf(place), place);
  // Sorted by state, so that each state is written once; stable, so that neighbours stay together.
  const keys = [...places.keys()].sort();
  const indexOf = new Map(keys.map((key, index) => [key, index]));
  return {
    zipcodes: Int32Array.from(sorted, ({ zipcode }) => Number(zipcode)),
    placeOf: Uint16Array.from(sorted, ({ place }) => indexOf.get(keyOf(place)) ?? 0),
    places: [...places].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, place]) => place),
  };
}

function encodeColumns({ zipcodes, placeOf, places }: PincodeTable): string {
  const gaps = [...zipcodes].map((zipcode, at) => zipcode - (zipcodes[at - 1] ?? 0));
  return [writePlaces(places), ...[gaps, toRecency(placeOf, places.length)].map(writeNumbers)].join(
    '\n',
  );
}

function writePlaces(places: readonly Place[]): string {
  const states = [...new Set(places.map(({ state }) => state))];
  return states
    .map((state) => {
      const names = places.filter((place) => place.state === state).map(writeNames);
      return `${state}:${names.join(',')}`;
    })
    .join(';');
}

function writeNames({ city, district }: Place): string {
  return city === district ? city : `${city}/${district}`;
}

function toRecency(placeOf: Uint16Array, places: number): number[] {
  const recent = Array.from({ length: places }, (_, place) => place);
  return Array.from(placeOf, (place) => {
    const position = recent.indexOf(place);
    recent.unshift(...recent.splice(position, 1));
    return position;
  });
}

function writeNumbers(numbers: readonly number[]): string {
  return numbers.map(writeNumber).join('');
}

function writeNumber(value: number): string {
  const rest = Math.floor(value / BASE);
  const digit = value % BASE;
  return rest === 0 ? DIGITS.charAt(digit) : DIGITS.charAt(digit + BASE) + writeNumber(rest);
}

function keyOf({ city, district, state }: Place): string {
  return `${state}:${city}:${district}`;
}
