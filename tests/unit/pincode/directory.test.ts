// From the directory of post offices to one place for each pincode.
import { expect, test } from 'vitest';
import { CIRCLES } from '../../../backend/pincodes/circles.ts';
import { DISTRICTS, PINCODES } from '../../../backend/pincodes/corrections.ts';
import { placePincodes } from '../../../backend/pincodes/place-pincodes.ts';
import { type PostOffice, readPostOffices } from '../../../backend/pincodes/read-package.ts';
import { STATES_OF_INDIA } from '../../../src/domain/pincode/states-of-india.ts';

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
