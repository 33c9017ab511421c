// Watches for words of success in a journey.
import type { Page } from 'playwright/test';
import {
  CONFIRMATIONS,
  noteSightings,
  type Sighting,
  sightingsIn,
} from '../../support/confirmations.ts';

export { type Sighting, untrue } from '../../support/confirmations.ts';

/** Records from now on when an order or an enquiry is first called arrived, on each screen of this tab, across reloads. */
export async function watchConfirmations(page: Page): Promise<() => Promise<Sighting[]>> {
  await page.addInitScript(noteSightings, CONFIRMATIONS);
  return () => sightingsIn(page);
}
