// A shopper who saves data: fewer and smaller pictures, nothing that moves by itself, and all that is asked for still comes.
import type { Page } from 'playwright/test';
import { makePhoneAccount } from '../../support/demo-accounts.ts';
import { seededProducts } from '../../support/demo-products.ts';
import { putAccount, whatIsKept } from '../../support/device-storage.ts';
import type { FaultProxy } from '../../support/fault-proxy.ts';
import type { SeenRequest } from '../../support/fault-proxy-log.ts';
import { expect, test } from '../steps/journey.ts';
import { PHONE } from '../steps/list-page.ts';
import { haveConnection, visitShop } from '../steps/whole-device.ts';

// What a first visit fetches is counted.
test.use({ device: 'new' });

const isPicture = ({ url }: SeenRequest) => url.pathname.includes('%2Fthumbs%2F');
const isBanner = ({ url }: SeenRequest) => url.pathname.startsWith('/banners/');
/** '0_200' for a picture's index and size. */
const pictureOf = ({ url }: SeenRequest) => /thumbs%2F(.+_\d+)x/.exec(url.pathname)?.[1];
const bytesOf = (seen: SeenRequest[]) =>
  seen.reduce((sum, { reply }) => sum + (reply?.body.byteLength ?? 0), 0);

/** A shopper who saves data; on a busy machine the browser's own measure of the network would decide. */
const saveData = (page: Page) => haveConnection(page, { saveData: true, effectiveType: '4g' });

async function openProduct(page: Page, network: FaultProxy, id: string) {
  await page.goto(`/product/${id}`);
  const cover = page.getByRole('img', { name: /, picture 1 of/ });
  await expect
    .poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  return () =>
    new Set(
      network.seen((seen) => isPicture(seen) && seen.url.pathname.includes(id)).map(pictureOf),
    );
}

test.use({ viewport: PHONE, deviceScaleFactor: 3 });

test('who saves data is sent the pictures that come into sight and no other: covers for the cards, one for a product, the next when it is turned to', async ({
  page,
  browser,
  network,
}) => {
  test.slow(true, 'two first visits with all their pictures');
  const products = await seededProducts();
  const many = products.find(({ photos }) => photos > 2)?.id ?? '';
  await saveData(page);
  await visitShop(page);
  const seenOnFirst = network.seen(isPicture);
  expect(new Set(seenOnFirst.map(pictureOf))).toEqual(new Set(['0_200']));
  // The browser fetches what is about to come into sight, too.
  expect(seenOnFirst.length).toBeLessThan(products.length / 2);
  const fetched = await openProduct(page, network, many);
  const beforehand = fetched();
  expect(new Set(['0_200', ...beforehand])).toEqual(new Set(['0_200', '0_400']));
  await page.getByRole('button', { name: 'Next picture' }).click();
  await expect.poll(fetched).toEqual(new Set([...beforehand, '1_400']));
  const sparing = network.seen(isPicture);

  network.reset();
  const other = await browser.newContext({ viewport: PHONE, deviceScaleFactor: 3 });
  const otherPage = await other.newPage();
  await haveConnection(otherPage, { saveData: false, effectiveType: '4g' });
  await visitShop(otherPage);
  // The worker hears of the pictures from this page, once it is installed.
  const kept = async () => (await whatIsKept(otherPage)).pictures;
  await expect.poll(kept, { timeout: 45_000 }).toBeGreaterThan(products.length);
  await openProduct(otherPage, network, many);
  const count = () => network.seen(isPicture).length;
  await expect.poll(count, { timeout: 60_000 }).toBeGreaterThan(sparing.length * 2);
  const usual = network.seen(isPicture);
  expect(bytesOf(usual)).toBeGreaterThan(bytesOf(sparing) * 2);
  await other.close();
  const figures = [sparing, usual].map((seen) => `${seen.length} pictures, ${bytesOf(seen)} bytes`);
  test.info().annotations.push({ type: 'figures', description: figures.join('; usual so far: ') });
});

test('who saves data reads how large the PDF of a quotation is before it is fetched', async ({
  page,
  network,
}) => {
  await saveData(page);
  await visitShop(page);
  await putAccount(page, await makePhoneAccount('+919876543210'));
  await page.goto('/quotations');
  const pdfs = page.getByRole('link', { name: 'Quotation PDF' });
  await expect(pdfs).toHaveCount(3);
  const told = page.getByText(/^PDF, \d+ KB, not on this phone yet$/);
  await expect(told).toHaveCount(3);
  const addresses = await pdfs.evaluateAll((links) =>
    links.map((link) => (link as HTMLAnchorElement).href),
  );
  expect(network.seen(({ url }) => addresses.includes(url.href))).toEqual([]);
  const first = await (await fetch(addresses[0] ?? '')).arrayBuffer();
  await expect(told.first()).toContainText(`PDF, ${Math.round(first.byteLength / 1024)} KB,`);
});

test('who saves data has banners that stand still, and each is fetched when it is turned to', async ({
  page,
  network,
}) => {
  await saveData(page);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play the banners' })).toBeVisible();
  const banners = () => new Set(network.seen(isBanner).map(({ url }) => url.pathname)).size;
  await expect(page.getByText('Playing it uses a lot of data.').first()).toBeVisible();
  expect(banners()).toBe(1);
  await page.getByRole('button', { name: 'Next banner' }).click();
  await expect.poll(banners).toBe(2);
  await expect(page.getByRole('button', { name: 'Play the banners' })).toBeVisible();
});
