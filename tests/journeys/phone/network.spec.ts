// What the other journeys stand on: everything that page and worker ask goes through the fault proxy, this machine's
// own addresses included, and a cut line is really cut.
import { expect, test } from '../steps/journey.ts';

// A first visit, of which nothing is on the phone yet.
test.use({ device: 'new' });

test('a phone that never visited the shop sees nothing of it through a cut line', async ({
  page,
  context,
  network,
  complaints,
}) => {
  complaints.expectFailedRequests();
  network.cut();
  await expect(page.goto('/products')).rejects.toThrow(/ERR_/);
  network.join();
  // In a tab of its own: the browser's error page may still be arriving in the first.
  const again = await context.newPage();
  await again.goto('/products');
  await expect(again.locator('main a[href^="/product/"]').first()).toBeVisible();
});
