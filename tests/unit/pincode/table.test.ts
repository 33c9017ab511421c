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
  nearestInTable,
  type PincodeTable,
  statesAround,
} from '../../../src/domain/pincode/pincode-table.ts';
import { isPossiblePincode } from '../../../src/domain/pincode/sorting-districts.ts';
import { STATES_OF_INDIA } from '../../../src/domain/pincode/states-of-india.ts';
import {
  IMPOSSIBLE_PINCODES,
  KNOWN_PINCODES,
  UNLISTED_PINCODES,
} from '../../support/known-pincodes.ts';

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

test('a pincode is possible in each sorting district of the table and the army’s, and nowhere else', () => {
  const known = new Set(entries.map(({ zipcode }) => zipcode.slice(0, 3)));
  const all = Array.from({ length: 1000 }, (_, it) => String(it).padStart(3, '0'));
  const wanted = all.filter((district) => known.has(district) || district.startsWith('9'));
  expect(all.filter((district) => isPossiblePincode(`${district}000`))).toEqual(wanted);
});

test.each([...IMPOSSIBLE_PINCODES, '11000', '1100011', '', ' 110001', '１１０００１'])(
  '"%s" can be no pincode',
  (zipcode) => expect(isPossiblePincode(zipcode)).toBe(false),
);

test.each(UNLISTED_PINCODES)('$zipcode is not in the table, and possible', ({ zipcode }) => {
  expect(findInTable(table, zipcode)).toBeUndefined();
  expect(isPossiblePincode(zipcode)).toBe(true);
});

test('the nearest pincode’s state is right for 98 in 100 that the table lacks, and as often for its own', () => {
  const isRight = (
    { zipcode, state }: { zipcode: string; state?: string | undefined },
    from = table,
  ) => nearestInTable(from, zipcode)?.state === state;
  const unlisted = UNLISTED_PINCODES.filter((it) => isRight(it)).length;
  expect(unlisted / UNLISTED_PINCODES.length).toBeGreaterThanOrEqual(0.98);
  // Each tenth pincode of the table, as if it were not in it.
  const isTenth = (_: unknown, at: number) => at % 10 === 0;
  const isKept = (_: unknown, at: number) => !isTenth(_, at);
  const lacking = {
    ...table,
    zipcodes: table.zipcodes.filter(isKept),
    placeOf: table.placeOf.filter(isKept),
  };
  const apart = entries.filter(isTenth);
  const right = apart.filter(({ zipcode, place }) =>
    isRight({ zipcode, state: place?.state }, lacking),
  );
  expect(right.length / apart.length).toBeGreaterThanOrEqual(0.98);
});

test.each([
  // 250001 in Uttar Pradesh is nearer than 249407.
  ['of its own sorting district, even if another’s is nearer', '249999', 'Uttarakhand'],
  ['above it', '403000', 'Goa'],
  ['below it', '737999', 'Sikkim'],
  ['none, where the army’s units move', '900056', undefined],
  ['none, where no pincode begins like this', '290001', undefined],
])('the nearest pincode is one %s', (_which, zipcode, state) => {
  expect(nearestInTable(table, zipcode)?.state).toBe(state);
});

test.each([
  ['605102', ['Puducherry', 'Tamil Nadu']],
  ['160055', ['Chandigarh', 'Punjab']],
  ['302001', ['Rajasthan']],
  ['900056', []],
])('around %s lie %j', (zipcode, states) => {
  expect(statesAround(table, zipcode).toSorted()).toEqual(states);
});
