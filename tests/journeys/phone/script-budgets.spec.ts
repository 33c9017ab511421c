// The scripts that a start of the installed shop loads: no page exceeds its line in tests/journeys/script-budgets.txt.
import { inStock } from '../../support/demo-products.ts';
import { openAsShopper, openScreens, ownScreens } from '../steps/every-screen.ts';
import { expect, test } from '../steps/journey.ts';
import { overBudget } from '../steps/script-bytes.ts';
import { visitShop } from '../steps/whole-device.ts';

test('a start loads no more script than the budget of its page, signed in or not', async ({
  page,
  context,
}) => {
  const [product] = await inStock();
  const newPage = () => context.newPage();
  await visitShop(page);
  const open = ['/login', ...Object.keys(openScreens(product))];
  expect(await overBudget('start', open, newPage)).toEqual([]);
  const shopper = await openAsShopper(page, product);
  const own = ['/', '/cart', ...Object.keys(ownScreens(shopper))];
  expect(await overBudget('start', own, newPage, shopper)).toEqual([]);
});
