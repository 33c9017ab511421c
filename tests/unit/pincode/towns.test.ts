// The town of a pincode, as a shopper would write it into the city of an address.
import { beforeAll, describe, expect, test } from 'vitest';
import { placePincodes } from '../../../backend/pincodes/place-pincodes.ts';
import { readPostOffices } from '../../../backend/pincodes/read-package.ts';
import { TOWNS } from '../../../backend/pincodes/town-names.ts';
import { townName } from '../../../backend/pincodes/towns.ts';
import type { Place } from '../../../src/core/model/india/pincode-table.ts';

let places: ReadonlyMap<string, Place>;
let headOffices: string[];

beforeAll(async () => {
  const offices = await readPostOffices();
  headOffices = offices.filter(({ t }) => t === 'HO').map(({ o }) => o);
  places = new Map(placePincodes(offices).map(({ zipcode, place }) => [zipcode, place]));
}, 60_000);

describe('the city is the town of the post office, and the district stands apart', () => {
  test.each([
    ['201301', 'Noida', 'Gautam Buddha Nagar'],
    ['560038', 'Bengaluru', 'Bengaluru Urban'],
    ['400050', 'Mumbai', 'Mumbai Suburban'],
    ['110005', 'Delhi', 'Central Delhi'],
    ['682020', 'Kochi', 'Ernakulam'],
    ['751014', 'Bhubaneswar', 'Khordha'],
    ['520001', 'Vijayawada', 'NTR'],
    ['575003', 'Mangaluru', 'Dakshina Kannada'],
    ['122018', 'Gurugram', 'Gurugram'],
    ['302020', 'Jaipur', 'Jaipur'],
    ['734001', 'Siliguri', 'Darjeeling'],
    ['844101', 'Hajipur', 'Vaishali'],
    ['208002', 'Kanpur', 'Kanpur Nagar'],
    ['284001', 'Jhansi', 'Jhansi'],
  ])('%s is %s, district %s', (zipcode, city, district) => {
    expect(places.get(zipcode)).toMatchObject({ city, district });
  });
});

test('around a village office, whose town nobody knows, the district is suggested', () => {
  expect(places.get('466116')).toMatchObject({ city: 'Sehore', district: 'Sehore' });
});

test('every name that is put right is that of a head office', () => {
  const plain = new Set(headOffices.map(townName));
  expect(Object.values(TOWNS).filter((town) => !plain.has(town))).toEqual([]);
});

test('no town keeps what only tells its offices apart', () => {
  const towns = [...places.values()].filter(({ city, district }) => city !== district);
  expect(towns.length).toBeGreaterThan(1_000);
  const odd = towns.filter(({ city }) => !/^[A-Z][a-z]+( [A-Z][a-z]+)*$/.test(city));
  expect(odd.map(({ city }) => city)).toEqual([]);
});
