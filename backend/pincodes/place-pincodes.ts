/** Finds the present town, district and state of every pincode, from its post offices and our corrections. */
import type { District } from '../../src/domain/pincode/pincode-table.ts';
import { toStateOfIndia } from '../../src/domain/pincode/state-names.ts';
import { STATES_OF_INDIA, type StateOfIndia } from '../../src/domain/pincode/states-of-india.ts';
import { CIRCLES } from './circles.ts';
import { DISTRICTS, PINCODES } from './corrections.ts';
import type { PlacedPincode } from './encode.ts';
import type { PostOffice } from './read-package.ts';
import { townsOf } from './towns.ts';

/** Tie-breaker where a pincode's offices name two districts equally often; the lowest wins. */
const RANK = { HO: 0, PO: 1, BO: 2 };
/** An office without a place gets its neighbours' place if at least this share of them agree. */
const NEIGHBOURS_AGREE = 0.9;

/**
 * The place that most post offices of a pincode name, army post offices left out.
 * @throws Error in one line when the result cannot be right.
 */
export function placePincodes(offices: readonly PostOffice[]): PlacedPincode[] {
  const civil = byZipcode(offices.filter(({ c }) => CIRCLES[c]?.length !== 0));
  const placed = new Map<string, District>();
  for (const [zipcode, here] of civil) {
    const place = PINCODES[zipcode] ?? mostNamed(here);
    if (place) placed.set(zipcode, place);
  }
  const neighbours = countNeighbours(civil, placed);
  for (const [zipcode, [office]] of civil) {
    const place = placed.has(zipcode) || !office ? undefined : neighbours(office);
    if (place) placed.set(zipcode, place);
  }
  requireEveryState(placed);
  const town = townsOf(civil, placed);
  return [...placed].map(([zipcode, where]) => ({
    zipcode,
    place: { ...where, city: town(zipcode) ?? where.district },
  }));
}

function byZipcode(offices: readonly PostOffice[]): Map<string, PostOffice[]> {
  const found = new Map<string, PostOffice[]>();
  for (const office of offices) {
    const known = found.get(office.p);
    if (known) known.push(office);
    else found.set(office.p, [office]);
  }
  return found;
}

/** The place in an office's own entry; undefined for NA, and for a state that its postal circle does not serve. */
function placeOf({ c, i, s }: PostOffice): District | undefined {
  const served = CIRCLES[c];
  if (!served) throw new Error(`The pincodes name a postal circle that we do not know: ${c}`);
  if (s === 'NA' || i === 'NA') return undefined;
  const state = toStateOfIndia(s);
  if (!state) throw new Error(`The pincodes name a state that is not in our list: ${s}`);
  return served.includes(state) ? { district: districtName(i, state), state } : undefined;
}

/** `24 PARAGANAS NORTH` → `North 24 Parganas`; the others are only put into title case. */
function districtName(written: string, state: StateOfIndia): string {
  const known = DISTRICTS[state]?.[written.toUpperCase()];
  if (known) return known;
  const plain = written.toLowerCase().replace(/(^|[ -])([a-z])/g, (letter) => letter.toUpperCase());
  return plain.replace(/ And /g, ' and ');
}

function mostNamed(offices: readonly PostOffice[]): District | undefined {
  const counted = new Map<string, { place: District; offices: number; rank: number }>();
  for (const office of offices) {
    const place = placeOf(office);
    if (!place) continue;
    const key = `${place.state}:${place.district}`;
    const before = counted.get(key) ?? { place, offices: 0, rank: RANK.BO };
    const rank = Math.min(before.rank, RANK[office.t]);
    counted.set(key, { place, offices: before.offices + 1, rank });
  }
  const [first] = [...counted].sort(
    ([a, one], [b, other]) =>
      other.offices - one.offices || one.rank - other.rank || (a < b ? -1 : 1),
  );
  return first?.[1].place;
}

/** Neighbours are the pincodes of the same postal division with the same first three digits. */
function countNeighbours(
  civil: ReadonlyMap<string, readonly PostOffice[]>,
  placed: ReadonlyMap<string, District>,
): (office: PostOffice) => District | undefined {
  const areas = new Map<string, District[]>();
  for (const [zipcode, [office]] of civil) {
    const place = placed.get(zipcode);
    if (!office || !place) continue;
    const known = areas.get(areaOf(office)) ?? [];
    areas.set(areaOf(office), [...known, place]);
  }
  return (office) => {
    const all = areas.get(areaOf(office)) ?? [];
    return all.find((place) => {
      const same = all.filter((it) => it.district === place.district && it.state === place.state);
      return same.length >= NEIGHBOURS_AGREE * all.length;
    });
  };
}

function areaOf({ v: division, p: zipcode }: PostOffice): string {
  return `${division.toLowerCase()} ${zipcode.slice(0, 3)}`;
}

function requireEveryState(placed: ReadonlyMap<string, District>): void {
  const found = new Set([...placed.values()].map(({ state }) => state));
  const missing = STATES_OF_INDIA.filter((state) => !found.has(state));
  if (missing.length > 0) throw new Error(`The pincodes leave out ${missing.join(', ')}.`);
}
