// What a phone said of its presses, and what it kept of them.
import type { Page } from 'playwright/test';
import * as v from 'valibot';
import {
  CONFIRMATIONS,
  noteSightings,
  type Sighting,
  sightingsIn,
} from '../../support/confirmations.ts';
import { everythingOnDevice } from '../../support/device-storage.ts';
import { countOff } from './count-off.ts';
import { expect } from './journey.ts';

export { type Sighting, untrue } from '../../support/confirmations.ts';
export { QUIET_PAGE, savedOn } from '../../support/saved-on-device.ts';

/** Records from now on when an order or an enquiry is first called arrived, on each screen of this tab, across reloads. */
export async function watchConfirmations(page: Page): Promise<() => Promise<Sighting[]>> {
  await page.addInitScript(noteSightings, CONFIRMATIONS);
  return () => sightingsIn(page);
}

const WaitingRow = v.object({ id: v.string(), kind: v.string(), state: v.string() });

/** The rows that still wait to be sent, in the phone's own database. */
export async function waitingRows(page: Page) {
  return v.parse(v.array(WaitingRow), (await everythingOnDevice(page)).outbox ?? []);
}

/** The shell is there, with a heading or a sentence on the screen: it is not blank. */
export async function expectNotBlank(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('main')).toHaveText(/\w/);
}

/** Waits until as many of each have arrived as were pressed for, then counts the missing and the excess. */
export async function countArrived(
  ask: () => Promise<number[]>,
  wanted: readonly number[],
): Promise<{ lost: number; doubled: number }> {
  await expect
    .poll(ask)
    .toEqual(wanted)
    .catch(() => undefined);
  return countOff(await ask(), wanted);
}
