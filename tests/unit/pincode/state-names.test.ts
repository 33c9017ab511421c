// States' names as the post and others write them, and texts that are not a table of pincodes.
import { expect, test } from 'vitest';
import { decodePincodeTable } from '../../../src/domain/pincode/pincode-table.ts';
import { toStateOfIndia } from '../../../src/domain/pincode/state-names.ts';
import { STATES_OF_INDIA } from '../../../src/domain/pincode/states-of-india.ts';

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
  ['Andaman & Nicobar', 'Andaman & Nicobar Islands'],
  ...['', 'NA', 'India', 'Sindh', 'constructor', 'Delhi, Ohio'].map((it) => [it, undefined]),
])('%j is the state %j', (written, state) => {
  expect(toStateOfIndia(`${written}`)).toBe(state);
});

test.each([
  ['a page', '<html>Please sign in</html>'],
  ['a table that was cut off', 'Goa:North Goa\ngm4M\n'],
  ['a table with a strange letter', 'Goa:North Goa\ng*4M\nA'],
  ['a place that is not there', 'Goa:North Goa\ngm4M\nB'],
  ['a state that is not in the list', 'Sindh:Larkana\ngm4M\nA'],
])('%s is no table', (_what, text) => {
  expect(() => decodePincodeTable(text)).toThrow(/pincode table/);
});
