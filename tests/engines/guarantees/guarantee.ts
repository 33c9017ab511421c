// One promise, tried in each of the chosen engines on a phone that was never at the shop; what was counted goes into the run's report.
import { expect, test } from 'vitest';
import type { Tally } from '../../guarantees/promises.ts';
import { countOff } from '../../journeys/steps/count-off.ts';
import { unmakeLeftProducts } from '../../support/demo-products.ts';
import type { FaultProxy } from '../../support/fault-proxy.ts';
import { noteTally } from '../../sync/support/note-tally.ts';
import { chosenEngines } from '../chosen-engines.ts';
import type { Traits } from '../first-script.ts';
import { Phone } from '../phone.ts';
import { untilArrived, untilNothingWaits } from '../shopper.ts';
import type { Tab } from '../tab.ts';

/** A busy machine starts a browser that was killed in half a minute, and one test kills it twenty times. */
const TIMEOUT_MS = 900_000;

export type Scene = { phone: Phone; tab: Tab; network: FaultProxy };
type Counted = Omit<Tally, 'engine'>;

/** @param work returns what it counted, of which nothing but the repetitions may be above zero. */
export function guarantee(
  title: string,
  traits: Traits,
  work: (scene: Scene) => Promise<Counted>,
): void {
  test.for(chosenEngines())(
    `in %s: ${title}`,
    { timeout: TIMEOUT_MS },
    async (engine, { task }) => {
      const phone = await Phone.make(engine, traits);
      try {
        const counted = await work({ phone, tab: phone.tab, network: phone.network });
        noteTally(task, { ...counted, engine });
        expect(counted.repetitions).toBeGreaterThan(0);
        expect(counted).toMatchObject({ lost: 0, doubled: 0, falselyConfirmed: 0 });
      } finally {
        await phone.throwAway();
        await unmakeLeftProducts();
      }
    },
  );
}

/** What is missing of what was pressed for, or there too often, once the shop had time for it and nothing waits any more. */
export async function countArrived(
  tab: Tab,
  ask: () => Promise<number[]>,
  wanted: readonly number[],
): Promise<Pick<Tally, 'lost' | 'doubled'>> {
  const counts = await untilArrived(tab, ask, wanted);
  await untilNothingWaits(tab);
  return countOff(counts, wanted);
}

/** Takes away the databases of the shop's origin, or the one of this name. On a page that runs nothing of the shop. */
export function deleteDatabases(tab: Tab, only?: string): Promise<void> {
  return tab.evaluate(async (wanted) => {
    for (const { name = '' } of await indexedDB.databases()) {
      if (wanted && name !== wanted) continue;
      await new Promise<void>((resolve, reject) => {
        const asked = indexedDB.deleteDatabase(name);
        asked.onsuccess = () => resolve();
        asked.onerror = () => reject(asked.error);
        asked.onblocked = () => reject(new Error('somebody holds it'));
      });
    }
  }, only);
}
