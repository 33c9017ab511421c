// The shopper's presses as the phone holds them, read past the shop's code.
import * as v from 'valibot';
import { type Evaluates, everythingOnDevice } from './device-storage.ts';

/** A file of the shop's origin that the worker precaches, and that runs none of the shop's code. */
export const QUIET_PAGE = '/icons/icon-192.png';

const Row = v.object({ kind: v.string() });

/** The kinds of the waiting writes, and the number of products in the cart. Leaves out the first order’s address, which may have gone. */
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
