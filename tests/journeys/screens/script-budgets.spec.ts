// The scripts that a first visit loads: no page exceeds its line in tests/journeys/script-budgets.txt.
import { inStock } from '../../support/demo-products.ts';
import { openAsShopper, openScreens, ownScreens } from '../steps/every-screen.ts';
import { expect, takeWorkersAway, test } from '../steps/journey.ts';
import { overBudget } from '../steps/script-bytes.ts';

// Without Background Sync a visit also loads the code that sends: no other first visit loads more.
test.use({ device: 'no-worker-new', losesRequests: true });

test('a first visit loads no more script than the budget of its page, nor does a page of one’s own', async ({
  browser,
  page,
  context,
}) => {
  const [product] = await inStock();
  const newPhone = async () => {
    const phone = await browser.newContext();
    await takeWorkersAway(phone);
    const opened = await phone.newPage();
    opened.once('close', () => void phone.close());
    return opened;
  };
  const open = ['/login', ...Object.keys(openScreens(product))];
  expect(await overBudget('first', open, newPhone)).toEqual([]);
  const shopper = await openAsShopper(page);
  const own = Object.keys(ownScreens(shopper));
  expect(await overBudget('first', own, () => context.newPage(), shopper)).toEqual([]);
});
