// What the phone holds of what was pressed, read past the shop's code.
import * as v from 'valibot';
import { type Evaluates, everythingOnDevice } from './device-storage.ts';

/** A page of the shop's origin that the worker has kept, and that runs nothing of the shop. */
export const QUIET_PAGE = '/icons/icon-192.png';

const Row = v.object({ kind: v.string() });

/** The kinds of the writes that wait, and how many products are in the cart. Whether the first order’s address has gone already is chance: left out. */
export async function savedOn(page: Evaluates): Promise<{ waiting: string[]; inCart: number }> {
  const { outbox = [], cartItems = [] } = await everythingOnDevice(page);
  return {
    waiting: v
      .parse(v.array(Row), outbox)
      .map(({ kind }) => kind)
      .filter((kind) => kind !== 'address')
      .sort(),
    inCart: cartItems.length,
  };
}
