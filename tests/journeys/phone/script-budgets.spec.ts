// The scripts that a start of the installed shop loads: no page exceeds its line in tests/journeys/script-budgets.txt.
import { inStock } from '../../support/demo-products.ts';
import { openAsShopper, openScreens, ownScreens } from '../steps/every-screen.ts';
import { expect, test } from '../steps/journey.ts';
import { loadedByEach, overBudget, pageName } from '../steps/script-bytes.ts';
import { visitShop } from '../steps/whole-device.ts';

test('a start loads no more script than the budget of its page, signed in or not', {
  tag: '@core',
}, async ({ page, context, complaints }) => {
  complaints.expectFailedRequests();
  const [product] = await inStock();
  const open = () => context.newPage();
  await visitShop(page);
  const loaded = await loadedByEach(['/login', ...Object.keys(openScreens(product))], open);
  const shopper = await openAsShopper(page, product);
  const own = ['/', '/cart', ...Object.keys(ownScreens(shopper))];
  const signedIn = await loadedByEach(own, open);
  for (const it of signedIn) it.page = `signed-in:${pageName(it.page, shopper)}`;
  expect(overBudget('start', [...loaded, ...signedIn])).toEqual([]);
});
