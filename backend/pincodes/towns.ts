/** Finds the town of a pincode by the head post offices around it. */
import type { District } from '../../src/domain/pincode/pincode-table.ts';
import type { PostOffice } from './read-package.ts';
import { BIG_CITIES, TOWNS } from './town-names.ts';

/** The head office of a town: `Jaipur G.P.O.` of 302001. */
type Town = { zipcode: string; name: string };

/** The chief office of a town has one of the first pincodes of its area: 302001, 560004, 201301. */
const CHIEF = /(00\d|01)$/;

/**
 * Returns a lookup of the town of a pincode. Undefined for a pincode with a village office, where the directory knows
 * offices but no town, and for a part of a town that its pincode does not tell.
 * @param placed the district of each pincode.
 */
export function townsOf(
  civil: ReadonlyMap<string, readonly PostOffice[]>,
  placed: ReadonlyMap<string, District>,
): (zipcode: string) => string | undefined {
  const own = new Map<string, Town>();
  for (const [zipcode, offices] of civil) {
    const head = offices.find(({ t }) => t === 'HO');
    if (head) own.set(zipcode, { zipcode, name: townName(head.o) });
  }
  const chiefs = [...own.values()].filter(({ zipcode }) => CHIEF.test(zipcode));
  return (zipcode) => {
    const city = bigCity(zipcode) ?? own.get(zipcode)?.name;
    const isInTown = civil.get(zipcode)?.every(({ t }) => t !== 'BO');
    if (city || !isInTown) return city;
    const isNear = (town: Town) =>
      areaOf(town.zipcode) === areaOf(zipcode) &&
      isSame(placed.get(town.zipcode), placed.get(zipcode));
    const away = (town: Town) => Math.abs(Number(town.zipcode) - Number(zipcode));
    const [nearest] = chiefs.filter(isNear).sort((one, other) => away(one) - away(other));
    return nearest?.name;
  };
}

/** `JHANSI HO` → `Jhansi`, `Puttur(D.K.) H.O` → `Puttur`; other names are listed in TOWNS. */
export function townName(office: string): string {
  const plain = office
    .replace(/\s*\(.*?\)/g, '')
    .replace(/\s+(H\.?\s?O\.?|HPO|G\.?P\.?O\.?|Head Post Office)(\s.*)?$/, '')
    .trim();
  return TOWNS[plain] ?? (/[a-z]/.test(plain) ? plain : inSmallLetters(plain));
}

function inSmallLetters(name: string): string {
  return name.toLowerCase().replace(/(^|[ -])[a-z]/g, (letter) => letter.toUpperCase());
}

/** The longest listed prefix of a pincode wins. */
function bigCity(zipcode: string): string | undefined {
  const lengths = [6, 4, 3];
  return lengths.map((length) => BIG_CITIES[zipcode.slice(0, length)]).find(Boolean);
}

function areaOf(zipcode: string): string {
  return zipcode.slice(0, 4);
}

function isSame(one: District | undefined, other: District | undefined): boolean {
  return one?.district === other?.district && one?.state === other?.state;
}
