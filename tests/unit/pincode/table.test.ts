// The table of pincodes as it is built from the data package and read on the phone: each with the town that a shopper would write into the
// city of an address.
import { beforeAll, expect, test } from 'vitest';
import { readPostOffices } from '../../../backend/pincodes/read-package.ts';
import { TOWNS } from '../../../backend/pincodes/town-names.ts';
import { townName } from '../../../backend/pincodes/towns.ts';
import { pincodeTableText } from '../../../backend/pincodes/vite-plugin.ts';
import {
  decodePincodeTable,
  findInTable,
  type PincodeTable,
} from '../../../src/domain/pincode/pincode-table.ts';
import { STATES_OF_INDIA } from '../../../src/domain/pincode/states-of-india.ts';
import { KNOWN_PINCODES } from '../../support/known-pincodes.ts';

let table: PincodeTable;
/** Every pincode with its place. */
let entries: { zipcode: string; place: ReturnType<typeof findInTable> }[];

beforeAll(async () => {
  table = decodePincodeTable(await pincodeTableText());
  entries = [...table.zipcodes].map(String).map((zipcode) => {
    return { zipcode, place: findInTable(table, zipcode) };
  });
}, 60_000);

test.each(KNOWN_PINCODES)('$zipcode is $city, $state', ({ zipcode, city, state }) => {
  expect(findInTable(table, zipcode)).toMatchObject({ city, state });
});

test.each([
  ['201301', 'Noida', 'Gautam Buddha Nagar'],
  ['560038', 'Bengaluru', 'Bengaluru Urban'],
  // Around a village office, whose town nobody knows, the district is suggested.
  ['466116', 'Sehore', 'Sehore'],
])('%s is %s, and its district stands apart: %s', (zipcode, city, district) => {
  expect(findInTable(table, zipcode)).toMatchObject({ city, district });
});

test('more than 19,000 pincodes, each of six digits and once, lie in more than 700 districts of the listed states', () => {
  const zipcodes = [...table.zipcodes];
  expect(zipcodes.length).toBeGreaterThan(19_000);
  expect(zipcodes.filter((zipcode) => !/^[1-8]\d{5}$/.test(String(zipcode)))).toEqual([]);
  expect(zipcodes).toEqual([...new Set(zipcodes)].sort((a, b) => a - b));
  expect(new Set(entries.map(({ place }) => place?.state))).toEqual(new Set(STATES_OF_INDIA));
  const districts = table.places.map(({ district, state }) => `${district}, ${state}`);
  expect(new Set(districts).size).toBeGreaterThan(700);
});

test('no district is written in two ways, in capitals or with leftovers, and no town keeps what tells its offices apart', async () => {
  const written = new Set(table.places.map(({ district, state }) => `${district}, ${state}`));
  const simple = [...written].map((name) => name.toLowerCase().replace(/[^a-z0-9]/g, ''));
  expect(new Set(simple).size).toBe(written.size);
  const isUsual = /^(\d+ )?[A-Z][A-Za-z0-9 &-]*[a-z0-9]$/;
  const odd = table.places.filter(({ district }) => !isUsual.test(district));
  expect(new Set(odd.map(({ district }) => district))).toEqual(new Set(['NTR']));
  const towns = table.places.filter(({ city, district }) => city !== district);
  expect(towns.filter(({ city }) => !/^[A-Z][a-z]+( [A-Z][a-z]+)*$/.test(city))).toEqual([]);
  const offices = (await readPostOffices()).filter(({ t }) => t === 'HO');
  const plain = new Set(offices.map(({ o }) => townName(o)));
  expect(Object.values(TOWNS).filter((town) => !plain.has(town))).toEqual([]);
});

test.each([
  ...['999999', '100000', '900056', '012345', '11000', '1100011', '', ' 110001', '１１０００１'],
])('nobody knows "%s"', (zipcode) => {
  expect(findInTable(table, zipcode)).toBeUndefined();
});
