// Where a pincode lies: the table on the phone answers at once, the post corrects it where there is a network.
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
  /** Called once, or a second time when the post says otherwise than the table; never after `signal` was aborted. */
  onPlace(answer: PlaceAnswer): void;
  /** Aborted when the shopper types on or leaves. */
  signal: AbortSignal;
  /** Origin of the shop; the page's own unless told otherwise. */
  shop?: string;
};

let table: Promise<PincodeTable> | undefined;

/** Loads the table, so that a lookup finds it ready. May be called again at any time; never throws. */
export async function prepareTable(): Promise<void> {
  await readTable();
}

/**
 * Tells where a pincode lies; resolves when nothing more will be told. "Unknown" is told only when the table does not
 * know it and the post does not either, or cannot be asked. Never throws.
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
    // The chunk did not come; it may the next time.
    table = undefined;
    return undefined;
  }
}

/** The post names districts, and often as they were called before: the table's town is better than that. */
function isSame({ district, state }: Place, listed: Place | undefined): boolean {
  if (state !== listed?.state) return false;
  return (
    listed.city !== listed.district || district.toLowerCase() === listed.district.toLowerCase()
  );
}
