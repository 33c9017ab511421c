// The one visit that prepares the phone from which the other journeys start.
import { picturesKept } from '../../support/demo-products.ts';
import { whatIsKept } from '../../support/device-storage.ts';
import { isFirestore, isPicture } from '../../support/sent-requests.ts';
import { test as base, expect, tellOnline } from '../steps/journey.ts';
import { preparePhone } from '../steps/prepared-phone.ts';
import { haveConnection, visitShopForPictures } from '../steps/whole-device.ts';

const test = base.extend({
  context: async ({ launchOptions, network }, use) => {
    const context = await preparePhone(launchOptions);
    const stop = network.onJoined(() => tellOnline(context));
    await use(context);
    stop();
    await context.close();
  },
});

test('one visit leaves the shop and its pictures on the phone', async ({ page, network }) => {
  // An unmetered connection: all the pictures may come on the first day.
  await haveConnection(page, { saveData: false, effectiveType: '4g', type: 'wifi' });
  const products = await visitShopForPictures(page);
  expect(await whatIsKept(page)).toEqual({ hasMirror: true, pictures: picturesKept(products) });
  const asked = (path: string) => network.seen(({ url }) => url.pathname === path).length;
  expect(asked('/products')).toBe(1);
  expect(asked('/service-worker.js')).toBeGreaterThan(0);
  expect(asked('/catalogue/head')).toBeGreaterThan(0);
  expect(network.seen(isFirestore).map(({ url }) => url.href)).toEqual([]);
  expect(network.seen(isPicture).length).toBeGreaterThanOrEqual(picturesKept(products));
  // This page's next start then does not wait for drawing.
  const isDrawnAhead = () =>
    page.evaluate(async () => {
      const kept = await caches.match(location.href, { cacheName: 'drawn-pages' });
      return kept !== undefined;
    });
  await expect.poll(isDrawnAhead).toBe(true);
  await page.reload();
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
});
