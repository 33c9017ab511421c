// Words of the specification that journeys look for, and controls found on many screens.
import type { Locator, Page } from 'playwright/test';

export { RAISED } from '../../support/confirmations.ts';

/** The button that raises an enquiry. */
export function raiseButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Raise enquiry' });
}
