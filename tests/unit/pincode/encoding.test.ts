// The table's short text gives back what went into it.
import { constantFrom, assert as holds, integer, property, record, uniqueArray } from 'fast-check';
import { expect, test } from 'vitest';
import { encodePincodeTable } from '../../../backend/pincodes/encode.ts';
import { decodePincodeTable, findInTable } from '../../../src/core/model/india/pincode-table.ts';
import { STATES_OF_INDIA } from '../../../src/core/model/india/states-of-india.ts';

const CITIES = ['Aurangabad', 'Bilaspur', 'Dadra & Nagar Haveli', 'North 24 Parganas', 'NTR'];

const placed = uniqueArray(
  record({
    zipcode: integer({ min: 100_000, max: 999_999 }).map(String),
    place: record({
      city: constantFrom(...CITIES),
      district: constantFrom(...CITIES),
      state: constantFrom(...STATES_OF_INDIA),
    }),
  }),
  { selector: ({ zipcode }) => zipcode, minLength: 1, maxLength: 300 },
);

test('every pincode is found with its place again, and no other pincode is', () => {
  holds(
    property(placed, integer({ min: 100_000, max: 999_999 }).map(String), (entries, other) => {
      const table = decodePincodeTable(encodePincodeTable(entries));
      for (const { zipcode, place } of entries) expect(findInTable(table, zipcode)).toEqual(place);
      expect(table.zipcodes).toHaveLength(entries.length);
      const known = entries.find(({ zipcode }) => zipcode === other);
      expect(findInTable(table, other)).toEqual(known?.place);
    }),
  );
});

test.each([
  ['nothing', ''],
  ['a page', '<html>Please sign in</html>'],
  ['a table that was cut off', 'Goa:North Goa\ngm4M\n'],
  ['a table with a strange letter', 'Goa:North Goa\ng*4M\nA'],
  ['a place that is not there', 'Goa:North Goa\ngm4M\nB'],
  ['a state that is not in the list', 'Sindh:Larkana\ngm4M\nA'],
])('%s is no table', (_what, text) => {
  expect(() => decodePincodeTable(text)).toThrow(/pincode table/);
});
