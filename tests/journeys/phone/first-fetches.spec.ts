// What a first visit fetches: the files for offline use, several at a time and none of them twice; and for a shopper who saves data, fewer and
// smaller pictures, and still everything they ask for.
import type { Page } from 'playwright/test';
import { makePhoneAccount } from '../../support/demo-accounts.ts';
import { seededProducts } from '../../support/demo-products.ts';
import { putAccount } from '../../support/device-storage.ts';
import type { SeenRequest } from '../../support/fault-proxy-log.ts';
import { expect, PHONE, test } from '../steps/journey.ts';
import { haveConnection, LIGHT_PAGE, visitShop } from '../steps/whole-device.ts';

// The downloads of a first visit are counted.
test.use({ device: 'new', viewport: PHONE, deviceScaleFactor: 3, losesRequests: false });

const isPicture = ({ url }: SeenRequest) => url.pathname.includes('%2Fthumbs%2F');
const isBanner = ({ url }: SeenRequest) => url.pathname.startsWith('/banners/');
/** '0_200' for a picture's index and size. */
const pictureOf = ({ url }: SeenRequest) => /thumbs%2F(.+_\d+)x/.exec(url.pathname)?.[1];

// On a busy machine the browser's own measure of the network would decide.
const saveData = (page: Page) => haveConnection(page, { saveData: true, effectiveType: '4g' });

test('who saves data has banners that stand still', async ({ page, network }) => {
  await saveData(page);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play the banners' })).toBeVisible();
  await expect(page.getByText('Playing it uses a lot of data.').first()).toBeVisible();
  const banners = () => new Set(network.seen(isBanner).map(({ url }) => url.pathname)).size;
  expect(banners()).toBe(1);
  await page.getByRole('button', { name: 'Next banner' }).click();
  await expect.poll(banners).toBe(2);
  await expect(page.getByRole('button', { name: 'Play the banners' })).toBeVisible();
});

test('who saves data is sent only the pictures that come into sight', async ({ page, network }) => {
  await saveData(page);
  const products = await seededProducts();
  const many = products.find(({ photos }) => photos > 2)?.id ?? '';
  await visitShop(page);
  const seen = network.seen(isPicture);
  expect(new Set(seen.map(pictureOf))).toEqual(new Set(['0_200']));
  // The browser also fetches pictures that are about to come into sight.
  expect(seen.length).toBeLessThan(products.length / 2);
  await page.goto(`/product/${many}`);
  const cover = page.getByRole('img', { name: /, picture 1 of/ });
  await expect
    .poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const fetched = () =>
    new Set(network.seen((it) => isPicture(it) && it.url.pathname.includes(many)).map(pictureOf));
  const beforehand = fetched();
  expect(new Set(['0_200', ...beforehand])).toEqual(new Set(['0_200', '0_400']));
  await page.getByRole('button', { name: 'Next picture' }).click();
  await expect.poll(fetched).toEqual(new Set([...beforehand, '1_400']));

  await putAccount(page, await makePhoneAccount('+919876543210'));
  await page.goto('/quotations');
  const pdfs = page.getByRole('link', { name: 'Quotation PDF' });
  await expect(page.getByText(/^PDF, \d+ KB, not on this phone yet$/)).toHaveCount(3);
  const addresses = await pdfs.evaluateAll((links) => links.map((it) => it.getAttribute('href')));
  expect(network.seen(({ url }) => addresses.includes(url.href))).toEqual([]);
});

/** Among the first files fetched; no page asks for it. */
const EARLY = '/icons/shortcut-search-96.png';
const LATE = /^\/assets\/(account|checkout|carousel)-/;
/** Files that only the worker fetches, never a page. */
const BY_WORKER = /^\/icons\/(shortcut|maskable|monochrome)-|^\/assets\/(account|checkout)-/;

test('a file that does not come holds up none of the others', async ({
  page,
  network,
  complaints,
}) => {
  complaints.expectFailedRequests();
  const asked = (path: RegExp) => network.seen(({ url }) => path.test(url.pathname));
  network.fault(({ url }) => url.pathname === EARLY, { do: 'black-hole' });
  await page.goto(LIGHT_PAGE);
  const late = () => new Set(asked(LATE).map(({ url }) => url.pathname)).size;
  await expect.poll(late, { message: 'the others come' }).toBe(3);
  const isThere = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active != null);
  expect(await isThere(), 'a version that is not whole is not installed').toBe(false);

  network.heal();
  // Until the browser gave up that version because of the missing file.
  const isInstalling = () =>
    page.evaluate(
      async () => (await navigator.serviceWorker.getRegistration())?.installing != null,
    );
  await expect.poll(isInstalling).toBe(false);
  await page.reload();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  const times = new Map<string, number>();
  for (const { url, fate } of asked(BY_WORKER)) {
    if (fate === 'black-hole') continue;
    times.set(url.pathname, (times.get(url.pathname) ?? 0) + 1);
  }
  expect(times.size).toBeGreaterThan(6);
  expect(Math.max(...times.values()), 'fetched once').toBe(1);
  network.cut();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
