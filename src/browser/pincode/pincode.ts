// Looks up the place of a pincode: the phone's table answers at once, the postal service corrects it over the network.
import {
  decodePincodeTable,
  findInTable,
  nearestInTable,
  type PincodeTable,
  type Place,
  statesAround,
} from '#domain/pincode/pincode-table.ts';
import { isPossiblePincode } from '#domain/pincode/sorting-districts.ts';
import type { StateOfIndia } from '#domain/pincode/states-of-india.ts';
import { fetchPlace } from './postal-answer.ts';

/**
 * `found`: known; `isOnBorder`: its shoppers may live in another state; `offices`: villages and quarters that it serves,
 * once the post has named them. `plausible`: nobody knows it yet, `place` is that of the nearest pincode, if one is near.
 * `impossible`: no pincode begins like this.
 */
export type PlaceAnswer =
  | {
      outcome: 'found';
      place: Place;
      source: 'post' | 'table';
      isOnBorder: boolean;
      offices?: readonly string[];
    }
  | { outcome: 'plausible'; place: Place | undefined }
  | { outcome: 'impossible' };

export type PlaceLookup = {
  /** Called once, and again when the post knows better; never after `signal` aborts. */
  onPlace(answer: PlaceAnswer): void;
  /** Abort it when the shopper types on or leaves. */
  signal: AbortSignal;
  /** Origin of the shop; the page's own unless told otherwise. */
  shop?: string;
};

let table: Promise<PincodeTable> | undefined;

/** Loads the table ahead of a lookup. May be called at any time; never throws. */
export async function prepareTable(): Promise<void> {
  await readTable();
}

/** Looks up a pincode; resolves after the last answer. Never throws. */
export async function lookUpPlace(
  zipcode: string,
  { onPlace, signal, shop }: PlaceLookup,
): Promise<void> {
  const tell = (answer: PlaceAnswer) => {
    if (!signal.aborted) onPlace(answer);
  };
  if (signal.aborted) return;
  if (!isPossiblePincode(zipcode)) return tell({ outcome: 'impossible' });
  const asked = fetchPlace(zipcode, shop);
  const known = await readTable();
  const listed = known && findInTable(known, zipcode);
  const isOnBorder = known !== undefined && statesAround(known, zipcode).length > 1;
  if (listed) tell({ outcome: 'found', place: listed, source: 'table', isOnBorder });
  else tell({ outcome: 'plausible', place: known && nearestInTable(known, zipcode) });
  const posted = await asked;
  if (!posted) return;
  const isKept = listed !== undefined && isSame(posted.place, listed);
  const isSplit =
    posted.isOnBorder || (listed !== undefined && listed.state !== posted.place.state);
  const offices = posted.offices.length > 0 ? { offices: posted.offices } : null;
  if (isKept && (isOnBorder || !isSplit)) {
    if (offices) tell({ outcome: 'found', place: listed, source: 'table', isOnBorder, ...offices });
    return;
  }
  const place = isKept ? listed : posted.place;
  tell({ outcome: 'found', place, source: 'post', isOnBorder: isOnBorder || isSplit, ...offices });
}

/**
 * The states in which the known pincodes with the same first three digits lie, from the phone's table; empty if it
 * knows none, as of the army's. Never throws.
 */
export async function usualStatesOf(zipcode: string): Promise<StateOfIndia[]> {
  const known = await readTable();
  return known ? statesAround(known, zipcode) : [];
}

async function readTable(): Promise<PincodeTable | undefined> {
  table ??= import('virtual:pincode-table').then(({ default: text }) => decodePincodeTable(text));
  try {
    return await table;
  } catch {
    // The chunk failed to load; retry the next time.
    table = undefined;
    return undefined;
  }
}

/** The post names districts, often by former names: the table's town is better. */
function isSame({ district, state }: Place, listed: Place): boolean {
  if (state !== listed.state) return false;
  return (
    listed.city !== listed.district || district.toLowerCase() === listed.district.toLowerCase()
  );
}
