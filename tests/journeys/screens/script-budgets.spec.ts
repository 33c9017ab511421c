// The scripts that a first visit loads: no page exceeds its line in tests/journeys/script-budgets.txt.
import { inStock } from '../../support/demo-products.ts';
import { openAsShopper, openScreens, ownScreens } from '../steps/every-screen.ts';
import { expect, takeWorkersAway, test } from '../steps/journey.ts';
import { loadedByEach, overBudget, pageName } from '../steps/script-bytes.ts';

// Without Background Sync a visit also loads the code that sends: no other first visit loads more.
test.use({ device: 'no-worker-new' });

test('a first visit loads no more script than the budget of its page, nor does a page of one’s own', {
  tag: '@core',
}, async ({ browser, page, context, complaints }) => {
  complaints.expectFailedRequests();
  const [product] = await inStock();
  const loaded = await loadedByEach(['/login', ...Object.keys(openScreens(product))], async () => {
    const phone = await browser.newContext();
    await takeWorkersAway(phone);
    const opened = await phone.newPage();
    opened.once('close', () => void phone.close());
    return opened;
  });
  const shopper = await openAsShopper(page);
  const signedIn = await loadedByEach(Object.keys(ownScreens(shopper)), () => context.newPage());
  for (const it of signedIn) it.page = `signed-in:${pageName(it.page, shopper)}`;
  expect(overBudget('first', [...loaded, ...signedIn])).toEqual([]);
});
