// One promise, tried in each of the chosen engines on a phone that was never at the shop; what was counted goes into the run's report.
import { expect, test } from 'vitest';
import { orderNumber } from '#core/model/order/order.ts';
import type { Tally } from '../../guarantees/promises.ts';
import { unmakeLeftProducts } from '../../support/demo-products.ts';
import { everythingOnDevice } from '../../support/device-storage.ts';
import type { FaultProxy } from '../../support/fault-proxy.ts';
import { listDocuments, type StoredDocument } from '../../support/shop-server.ts';
import { noteTally } from '../../sync/support/note-tally.ts';
import { chosenEngines } from '../chosen-engines.ts';
import type { Traits } from '../first-script.ts';
import { Phone } from '../phone.ts';
import type { Shopper } from '../shopper.ts';
import type { Tab } from '../tab.ts';

export type Scene = { phone: Phone; tab: Tab; network: FaultProxy };
type Counted = Omit<Tally, 'engine'>;

/** @param work returns what it counted, of which nothing but the repetitions may be above zero. */
export function guarantee(
  title: string,
  traits: Traits,
  work: (scene: Scene) => Promise<Counted>,
): void {
  test.for(chosenEngines())(`in %s: ${title}`, async (engine, { task }) => {
    task.meta.slow = 'a browser of its own, with faults and what is waited for after them';
    const phone = await Phone.make(engine, traits);
    try {
      const counted = await work({ phone, tab: phone.tab, network: phone.network });
      noteTally(task, { ...counted, engine });
      expect(counted.repetitions).toBeGreaterThan(0);
      const { lost, doubled, falselyConfirmed } = counted;
      expect({ lost, doubled, falselyConfirmed }).toEqual({
        lost: 0,
        doubled: 0,
        falselyConfirmed: 0,
      });
    } finally {
      await phone.throwAway();
      await unmakeLeftProducts();
    }
  });
}

export function ordersOf({ uid }: Shopper): Promise<StoredDocument[]> {
  return listDocuments(`users/${uid}/orders`);
}

export function addressesOf({ uid }: Shopper): Promise<StoredDocument[]> {
  return listDocuments(`users/${uid}/addresses`);
}

/** Each order that the shop has of the account stands on its list. */
export async function seesOrders(tab: Tab, shopper: Shopper): Promise<void> {
  await tab.goto('/orders');
  for (const { id } of await ordersOf(shopper)) await tab.sees(orderNumber(id));
}

/** Until everything that was pressed on this phone has gone. */
export function untilNothingWaits(tab: Tab, within = 90_000): Promise<void> {
  const isEmpty = async () => (await everythingOnDevice(tab)).outbox?.length === 0;
  return tab.until('nothing to wait', isEmpty, within);
}

/** Until the shop has as many of each as were pressed for, or the time is over: what is missing is counted by whoever asked. */
export async function untilArrived(
  tab: Tab,
  ask: () => Promise<number[]>,
  wanted: readonly number[],
  within = 60_000,
): Promise<number[]> {
  const isSo = async () => String(await ask()) === String(wanted);
  await tab.until(`${wanted} at the shop`, isSo, within).catch(() => undefined);
  return ask();
}
