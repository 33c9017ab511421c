// Waits until the functions have fetched the pictures that imported products name by web address.
import * as v from 'valibot';
import { isAddress } from '../table/row-pictures.ts';

/** Products looked at before a pause: each look is billed. */
const AT_ONCE = 10;
const PAUSE_MS = 3_000;
/** How long to wait after the last product whose pictures came. ms */
const PATIENCE_MS = 300_000;

const List = v.fallback(v.array(v.string()), []);
const LATE = 'it is not fetched yet';

/** `failed`: each picture that could not be fetched, as `address: reason`. */
export type MissingPictures = { id: string; failed: string[] };

type Stored = { fields: Readonly<Record<string, unknown>> } | null;

type Waiting = {
  pause(ms: number): Promise<void>;
  /** Told how many products are done. */
  progress?(done: number): void;
};

/**
 * The products without some of their pictures, once every product is done, or none has been for five minutes. A product
 * that is gone has nothing left to fetch.
 * @param shop reads products in the order of the ids, null for a missing one
 */
export async function fetchedPictures(
  shop: { readProducts(ids: readonly string[]): Promise<readonly Stored[]> },
  ids: readonly string[],
  { pause, progress }: Waiting,
): Promise<MissingPictures[]> {
  const missing: MissingPictures[] = [];
  let left = [...ids];
  for (let idleMs = 0; left.length > 0; ) {
    const hasGivenUp = idleMs >= PATIENCE_MS;
    const looked = left.slice(0, AT_ONCE);
    const products = await shop.readProducts(looked);
    const late: string[] = [];
    for (const [at, id] of looked.entries()) {
      const { picturesFrom, picturesFailed } = products[at]?.fields ?? {};
      const waiting = v.parse(List, picturesFrom);
      if (waiting.length > 0 && !hasGivenUp) late.push(id);
      else {
        const unfetched = waiting.filter(isAddress).map((it) => `${it}: ${LATE}`);
        const failed = waiting.length > 0 ? unfetched : v.parse(List, picturesFailed);
        if (failed.length > 0) missing.push({ id, failed });
      }
    }
    left = [...left.slice(AT_ONCE), ...late];
    progress?.(ids.length - left.length);
    if (late.length < looked.length && !hasGivenUp) idleMs = 0;
    if (late.length === 0) continue;
    await pause(PAUSE_MS);
    idleMs += PAUSE_MS;
  }
  return missing;
}
