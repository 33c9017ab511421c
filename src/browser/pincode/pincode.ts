// Looks up the place of a pincode: the phone's table answers at once, the postal service corrects it over the network.
import {
  decodePincodeTable,
  findInTable,
  type PincodeTable,
  type Place,
} from '#domain/pincode/pincode-table.ts';
import { fetchPlace } from './postal-answer.ts';

export type PlaceAnswer =
  | { outcome: 'found'; place: Place; source: 'post' | 'table' }
  | { outcome: 'unknown' };

export type PlaceLookup = {
  /** Called once, and again when the post disagrees with the table; never after `signal` aborts. */
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

/**
 * Looks up a pincode; resolves after the last answer. "Unknown" means that the table does not know it and the post does
 * not either, or does not answer. Never throws.
 */
export async function lookUpPlace(
  zipcode: string,
  { onPlace, signal, shop }: PlaceLookup,
): Promise<void> {
  const tell = (answer: PlaceAnswer) => {
    if (!signal.aborted) onPlace(answer);
  };
  if (signal.aborted) return;
  if (!/^[1-9]\d{5}$/.test(zipcode)) return tell({ outcome: 'unknown' });
  const asked = fetchPlace(zipcode, shop);
  const known = await readTable();
  const listed = known && findInTable(known, zipcode);
  if (listed) tell({ outcome: 'found', place: listed, source: 'table' });
  const posted = await asked;
  if (posted && !isSame(posted, listed)) tell({ outcome: 'found', place: posted, source: 'post' });
  if (!posted && !listed) tell({ outcome: 'unknown' });
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
function isSame({ district, state }: Place, listed: Place | undefined): boolean {
  if (state !== listed?.state) return false;
  return (
    listed.city !== listed.district || district.toLowerCase() === listed.district.toLowerCase()
  );
}
