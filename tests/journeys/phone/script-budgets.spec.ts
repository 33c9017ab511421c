// What a start of the installed shop loads of script: no page more than its line in tests/journeys/script-budgets.txt.
import { inStock } from '../../support/demo-products.ts';
import { openAsShopper, openScreens, ownScreens } from '../steps/every-screen.ts';
import { expect, test } from '../steps/journey.ts';
import { type Loaded, loadedBy, overBudget, pageName } from '../steps/script-bytes.ts';
import { visitShop } from '../steps/whole-device.ts';

test('a start loads no more script than the budget of its page, signed in or not', {
  tag: '@core',
}, async ({ page }) => {
  const [product] = await inStock();
  const loaded: Loaded[] = [];
  await visitShop(page);
  for (const path of ['/login', ...Object.keys(openScreens(product))]) {
    loaded.push(await loadedBy(page, path, path));
  }
  const shopper = await openAsShopper(page, product);
  for (const path of ['/', '/cart', ...Object.keys(ownScreens(shopper))]) {
    loaded.push(await loadedBy(page, path, pageName(path, shopper)));
  }
  expect(overBudget('start', loaded)).toEqual([]);
});
