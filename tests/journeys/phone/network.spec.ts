// What the other journeys stand on: everything that page and worker ask goes through the fault proxy, this machine's
// own addresses included, and a cut line is really cut.
import { isFirestore, isPicture } from '../../support/sent-requests.ts';
import { expect, test } from '../steps/journey.ts';
import { visitShop } from '../steps/whole-device.ts';

// A first visit, of which nothing is on the phone yet.
test.use({ device: 'new' });

test('page, worker, Firestore and pictures all go through the proxy', async ({ page, network }) => {
  await visitShop(page);
  const asked = (path: string) => network.seen(({ url }) => url.pathname === path).length;
  expect(asked('/products')).toBe(1);
  expect(asked('/service-worker.js')).toBeGreaterThan(0);
  expect(network.seen(isFirestore).length).toBeGreaterThan(0);
  await expect.poll(() => network.seen(isPicture).length).toBeGreaterThan(60);
});

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
