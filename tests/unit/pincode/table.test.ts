// The table of pincodes as it is built from the data package and read on the phone.
import { beforeAll, describe, expect, test } from 'vitest';
import { pincodeTableText } from '../../../backend/pincodes/vite-plugin.ts';
import {
  decodePincodeTable,
  findInTable,
  type PincodeTable,
} from '../../../src/core/model/india/pincode-table.ts';
import { STATES_OF_INDIA } from '../../../src/core/model/india/states-of-india.ts';
import { KNOWN_PINCODES } from '../../support/known-pincodes.ts';

let table: PincodeTable;

beforeAll(async () => {
  table = decodePincodeTable(await pincodeTableText());
}, 60_000);

/** Every pincode with its place. */
function entries() {
  return [...table.zipcodes].map((zipcode) => ({
    zipcode: String(zipcode),
    place: findInTable(table, String(zipcode)),
  }));
}

test('the known pincodes stand in all 36 states and union territories', () => {
  expect(KNOWN_PINCODES.length).toBeGreaterThan(60);
  expect(new Set(KNOWN_PINCODES.map(({ state }) => state))).toEqual(new Set(STATES_OF_INDIA));
});

test.each(KNOWN_PINCODES)('$zipcode is $city, $state', ({ zipcode, city, state }) => {
  expect(findInTable(table, zipcode)).toMatchObject({ city, state });
});

test('there are more than 19,000 pincodes in more than 700 districts', () => {
  expect(table.zipcodes.length).toBeGreaterThan(19_000);
  const districts = table.places.map(({ district, state }) => `${district}, ${state}`);
  expect(new Set(districts).size).toBeGreaterThan(700);
});

test('every pincode has a place in a state of the list', () => {
  const states = new Set<string | undefined>(STATES_OF_INDIA);
  expect(entries().filter(({ place }) => !place || !states.has(place.state))).toEqual([]);
});

test('every pincode has six digits, and none is there twice', () => {
  const zipcodes = [...table.zipcodes];
  expect(zipcodes.filter((zipcode) => !/^[1-8]\d{5}$/.test(String(zipcode)))).toEqual([]);
  expect(zipcodes).toEqual([...new Set(zipcodes)].sort((a, b) => a - b));
});

test('no district is written in two ways, in capitals or with leftovers', () => {
  const written = new Set(table.places.map(({ district, state }) => `${district}, ${state}`));
  const simple = [...written].map((name) => name.toLowerCase().replace(/[^a-z0-9]/g, ''));
  expect(new Set(simple).size).toBe(written.size);
  const odd = table.places.filter(
    ({ district }) => !/^(\d+ )?[A-Z][A-Za-z0-9 &-]*[a-z0-9]$/.test(district),
  );
  expect(new Set(odd.map(({ district }) => district))).toEqual(new Set(['NTR']));
});

describe('states that are younger than many lists', () => {
  const inState = (state: string) => entries().filter(({ place }) => place?.state === state);

  test('Telangana has the pincodes of its 33 districts, and Andhra Pradesh none of them', () => {
    expect(new Set(inState('Telangana').map(({ place }) => place?.district)).size).toBe(33);
    expect(inState('Andhra Pradesh').filter(({ zipcode }) => zipcode < '510000')).toEqual([]);
  });

  test('Ladakh is Leh and Kargil, and Jammu & Kashmir has neither', () => {
    expect(new Set(inState('Ladakh').map(({ place }) => place?.district))).toEqual(
      new Set(['Leh', 'Kargil']),
    );
    expect(inState('Jammu & Kashmir').filter(({ zipcode }) => zipcode.startsWith('194'))).toEqual(
      [],
    );
  });
});

test.each([
  '999999',
  '100000',
  '900056',
  '012345',
  '11000',
  '1100011',
  '',
  ' 110001',
  '１１０００１',
])('nobody knows "%s"', (zipcode) => {
  expect(findInTable(table, zipcode)).toBeUndefined();
});
