// The table of pincodes, from the directory of post offices to the phone: each with the town that a shopper would write as the city of an address.
import { beforeAll, expect, test } from 'vitest';
import * as pincodes from '#domain/pincode/pincode-table.ts';
import { isPossiblePincode } from '#domain/pincode/sorting-districts.ts';
import { toStateOfIndia } from '#domain/pincode/state-names.ts';
import { STATES_OF_INDIA } from '#domain/pincode/states-of-india.ts';
import { CIRCLES } from '../../../backend/pincodes/circles.ts';
import { DISTRICTS, PINCODES } from '../../../backend/pincodes/corrections.ts';
import { placePincodes } from '../../../backend/pincodes/place-pincodes.ts';
import { type PostOffice, readPostOffices } from '../../../backend/pincodes/read-package.ts';
import { TOWNS } from '../../../backend/pincodes/town-names.ts';
import { townName } from '../../../backend/pincodes/towns.ts';
import { pincodeTableText } from '../../../backend/pincodes/vite-plugin.ts';
import * as known from '../../support/known-pincodes.ts';

const { decodePincodeTable, findInTable, nearestInTable, statesAround } = pincodes;
const { IMPOSSIBLE_PINCODES, KNOWN_PINCODES, UNLISTED_PINCODES } = known;
let table: pincodes.PincodeTable;
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

test('more than 19,000 pincodes, each once, lie in more than 700 districts of the listed states; one is possible in each sorting district of theirs and the army’s', () => {
  const zipcodes = [...table.zipcodes];
  expect(zipcodes.length).toBeGreaterThan(19_000);
  expect(zipcodes.filter((zipcode) => !/^[1-8]\d{5}$/.test(String(zipcode)))).toEqual([]);
  expect(zipcodes).toEqual([...new Set(zipcodes)].sort((a, b) => a - b));
  expect(new Set(entries.map(({ place }) => place?.state))).toEqual(new Set(STATES_OF_INDIA));
  const districts = table.places.map(({ district, state }) => `${district}, ${state}`);
  expect(new Set(districts).size).toBeGreaterThan(700);
  const known = new Set(entries.map(({ zipcode }) => zipcode.slice(0, 3)));
  const all = Array.from({ length: 1000 }, (_, it) => String(it).padStart(3, '0'));
  const wanted = all.filter((district) => known.has(district) || district.startsWith('9'));
  expect(all.filter((district) => isPossiblePincode(`${district}000`))).toEqual(wanted);
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

const NONE = ['11000', '1100011', '', ' 110001', '１１０００１'];

test.each([
  ...['999999', '900056'].map((it) => [it, true] as const),
  ...UNLISTED_PINCODES.map(({ zipcode }) => [zipcode, true] as const),
  ...[...IMPOSSIBLE_PINCODES, ...NONE].map((it) => [it, false] as const),
])('nobody knows "%s"; it is a possible pincode: %o', (zipcode, isPossible) => {
  expect(findInTable(table, zipcode)).toBeUndefined();
  expect(isPossiblePincode(zipcode)).toBe(isPossible);
});

test('the nearest pincode’s state is right for 98 in 100 that the table lacks, and as often for its own', () => {
  type Known = { zipcode: string; state?: string | undefined };
  const isRight = ({ zipcode, state }: Known, from = table) =>
    nearestInTable(from, zipcode)?.state === state;
  const unlisted = UNLISTED_PINCODES.filter((it) => isRight(it)).length;
  expect(unlisted / UNLISTED_PINCODES.length).toBeGreaterThanOrEqual(0.98);
  // Each tenth pincode of the table, as if it were not in it.
  const isTenth = (_: unknown, at: number) => at % 10 === 0;
  const isKept = (_: unknown, at: number) => !isTenth(_, at);
  const [zipcodes, placeOf] = [table.zipcodes.filter(isKept), table.placeOf.filter(isKept)];
  const lacking = { ...table, zipcodes, placeOf };
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

test('a page, a table that was cut off or has a strange letter, and one of an unknown place or state are none', () => {
  const page = '<html>Please sign in</html>';
  const odd = ['Goa:North Goa\ngm4M\n', 'Goa:North Goa\ng*4M\nA', 'Goa:North Goa\ngm4M\nB'];
  for (const text of [page, ...odd, 'Sindh:Larkana\ngm4M\nA'])
    expect(() => decodePincodeTable(text), text).toThrow(/pincode table/);
});

function office(fields: Partial<PostOffice> = {}): PostOffice {
  return {
    ...{ c: 'Maharashtra Circle', v: 'Goa Division', o: 'Somewhere', p: '403001', t: 'BO' },
    ...{ s: 'GOA', i: 'NORTH GOA' },
    ...fields,
  };
}

/** One office in each state, so that none is missing. */
const everywhere = Object.entries(CIRCLES).flatMap(([c, states], circle) =>
  states.map((s, at) =>
    office({ c, s, v: c, i: 'SOMEWHERE', p: `${200_000 + circle * 1000 + at}` }),
  ),
);

const [north, head] = [office(), office({ i: 'SOUTH GOA', t: 'HO' })];
const silent = office({ i: 'NA', s: 'NA' });
const slip = office({ i: 'NIRMAL', s: 'TELANGANA' });
const NEIGHBOURS = [office({ p: '403002' }), office({ p: '403003', i: 'SOUTH GOA' })] as const;

test.each([
  ['where most of its offices do', [head, north, north], 'North Goa'],
  ['where its bigger office does', [north, head], 'South Goa'],
  ['where all of its neighbours do, if it is silent', [silent, NEIGHBOURS[0]], 'North Goa'],
  ['nowhere when these do not agree', [silent, ...NEIGHBOURS], undefined],
  ['in a state that its postal circle serves', [slip, slip, north], 'North Goa'],
])('a pincode lies %s', (_where, offices, district) => {
  const placed = placePincodes([...everywhere, ...offices]);
  const place = placed.find(({ zipcode }) => zipcode === '403001')?.place;
  expect(place?.district).toBe(district);
});

test.each([
  ['a state without any pincode', {}, /leave out Andaman/],
  ['a state that is not in the list', { s: 'SINDH' }, /not in our list: SINDH$/],
  ['a circle that we do not know', { c: 'Moon Circle' }, /do not know: Moon Circle$/],
])('%s stops the build in one line', (_what, fields, words) => {
  expect(() => placePincodes([office(fields)])).toThrow(words);
});

test('every correction is about a district or pincode of the directory', async () => {
  const offices = await readPostOffices();
  const written = new Set(offices.map(({ i }) => i.toUpperCase()));
  const names = STATES_OF_INDIA.flatMap((state) => Object.keys(DISTRICTS[state] ?? {}));
  expect(names.filter((name) => !written.has(name))).toEqual([]);
  const zipcodes = new Set(offices.map(({ p }) => p));
  expect(Object.keys(PINCODES).filter((zipcode) => !zipcodes.has(zipcode))).toEqual([]);
});
