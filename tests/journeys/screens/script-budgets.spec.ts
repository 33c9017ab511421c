// What a first visit loads of script: no page more than its line in tests/journeys/script-budgets.txt.
import type { Browser } from 'playwright/test';
import { inStock } from '../../support/demo-products.ts';
import { openAsShopper, openScreens, ownScreens } from '../steps/every-screen.ts';
import { expect, takeWorkersAway, test } from '../steps/journey.ts';
import { type Loaded, loadedBy, overBudget, pageName } from '../steps/script-bytes.ts';

/** Visits that wait at the same time. */
const AT_ONCE = 3;

test.use({ device: 'no-worker-new' });

/** Each by a phone that was never here. */
async function firstVisits(browser: Browser, paths: readonly string[]): Promise<Loaded[]> {
  const waiting = [...paths];
  const all: Loaded[] = [];
  const visitSome = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const context = await browser.newContext();
      await takeWorkersAway(context);
      all.push(await loadedBy(await context.newPage(), path, path));
      await context.close();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitSome));
  return all.toSorted((a, b) => paths.indexOf(a.page) - paths.indexOf(b.page));
}

test('a first visit loads no more script than the budget of its page, nor does a page of one’s own', {
  tag: '@core',
}, async ({ browser, page }) => {
  const [product] = await inStock();
  const loaded = await firstVisits(browser, ['/login', ...Object.keys(openScreens(product))]);
  const shopper = await openAsShopper(page);
  for (const path of Object.keys(ownScreens(shopper))) {
    loaded.push(await loadedBy(page, path, pageName(path, shopper)));
  }
  expect(overBudget('first', loaded)).toEqual([]);
});
