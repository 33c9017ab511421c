// A shopper who saves data: fewer and smaller pictures, nothing that moves by itself, and everything they ask for still comes.
import { makePhoneAccount } from '../../support/demo-accounts.ts';
import { seededProducts } from '../../support/demo-products.ts';
import { putAccount } from '../../support/device-storage.ts';
import type { SeenRequest } from '../../support/fault-proxy-log.ts';
import { expect, PHONE, test } from '../steps/journey.ts';
import { haveConnection, visitShop } from '../steps/whole-device.ts';

// The downloads of a first visit are counted.
test.use({ device: 'new', viewport: PHONE, deviceScaleFactor: 3, losesRequests: false });

const isPicture = ({ url }: SeenRequest) => url.pathname.includes('%2Fthumbs%2F');
const isBanner = ({ url }: SeenRequest) => url.pathname.startsWith('/banners/');
/** '0_200' for a picture's index and size. */
const pictureOf = ({ url }: SeenRequest) => /thumbs%2F(.+_\d+)x/.exec(url.pathname)?.[1];

// On a busy machine the browser's own measure of the network would decide.
test.beforeEach(({ page }) => haveConnection(page, { saveData: true, effectiveType: '4g' }));

test('who saves data has banners that stand still', async ({ page, network }) => {
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
