// Checks for phones whose storage fails: the messages on the screen, and the stored results.
import type { Page } from 'playwright/test';
import { countOff } from './count-off.ts';
import { expect } from './journey.ts';

export { QUIET_PAGE, savedOn } from '../../support/saved-on-device.ts';

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
