// One promise, tried in each of the chosen engines on a phone new to the shop; its counts go into the run's report.
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

/** A busy machine takes half a minute to restart a killed browser, and one test kills it twenty times. */
const TIMEOUT_MS = 900_000;

export type Scene = { phone: Phone; tab: Tab; network: FaultProxy };
type Counted = Omit<Tally, 'engine'>;

/** @param work returns its counts, of which only the repetitions may be above zero. */
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

/** Counts missing and excess documents, once the shop has had time and nothing waits any more. */
export async function countArrived(
  tab: Tab,
  ask: () => Promise<number[]>,
  wanted: readonly number[],
): Promise<Pick<Tally, 'lost' | 'doubled'>> {
  const counts = await untilArrived(tab, ask, wanted);
  await untilNothingWaits(tab);
  return countOff(counts, wanted);
}
