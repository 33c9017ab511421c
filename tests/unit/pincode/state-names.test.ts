// States' names as the post and others write them, and the table's short text, which gives back what went into it.
import { constantFrom, assert as holds, integer, property, record, uniqueArray } from 'fast-check';
import { expect, test } from 'vitest';
import { encodePincodeTable } from '../../../backend/pincodes/encode.ts';
import { decodePincodeTable, findInTable } from '../../../src/core/model/india/pincode-table.ts';
import { toStateOfIndia } from '../../../src/core/model/india/state-names.ts';
import { STATES_OF_INDIA } from '../../../src/core/model/india/states-of-india.ts';

test.each(STATES_OF_INDIA)('%s is itself, also in capitals and with "and"', (state) => {
  expect(toStateOfIndia(state)).toBe(state);
  expect(toStateOfIndia(` ${state.toUpperCase().replaceAll('&', 'AND')} `)).toBe(state);
  expect(toStateOfIndia(state.replaceAll(' & ', '&'))).toBe(state);
});

test.each([
  ['NCT of Delhi', 'Delhi'],
  ['Orissa', 'Odisha'],
  ['Pondicherry', 'Puducherry'],
  ['THE DADRA AND NAGAR HAVELI AND DAMAN AND DIU', 'Dadra & Nagar Haveli & Daman & Diu'],
  ['Daman & Diu', 'Dadra & Nagar Haveli & Daman & Diu'],
  ['Andaman & Nicobar', 'Andaman & Nicobar Islands'],
  ['Uttaranchal', 'Uttarakhand'],
  ['Chattisgarh', 'Chhattisgarh'],
  ['Tamilnadu', 'Tamil Nadu'],
  ['Telengana', 'Telangana'],
  ...['', 'NA', 'India', 'Sindh', 'constructor', 'Delhi, Ohio'].map((it) => [it, undefined]),
])('%j is the state %j', (written, state) => {
  expect(toStateOfIndia(`${written}`)).toBe(state);
});

const zipcode = integer({ min: 100_000, max: 999_999 }).map(String);
const town = constantFrom('Aurangabad', 'Dadra & Nagar Haveli', 'North 24 Parganas', 'NTR');
const place = record({ city: town, district: town, state: constantFrom(...STATES_OF_INDIA) });
const placed = uniqueArray(record({ zipcode, place }), {
  ...{ selector: (it) => it.zipcode, minLength: 1, maxLength: 300 },
});

test('every pincode is found in the table with its place again, and no other pincode is', () => {
  holds(
    property(placed, zipcode, (entries, other) => {
      const table = decodePincodeTable(encodePincodeTable(entries));
      for (const it of entries) expect(findInTable(table, it.zipcode)).toEqual(it.place);
      expect(table.zipcodes).toHaveLength(entries.length);
      const known = entries.find((it) => it.zipcode === other);
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
