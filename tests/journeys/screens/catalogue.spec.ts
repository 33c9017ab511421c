// The catalogue on the phone: a merchant's changes reach shoppers, and a worker of the page imports a large one.
import type { Page } from 'playwright/test';
import { seededProducts } from '../../support/demo-products.ts';
import { mirroredProducts, whatIsKept } from '../../support/device-storage.ts';
import { catalogueHead, removeDocument, writeFields } from '../../support/shop-server.ts';
import { expect, test } from '../steps/journey.ts';
import { visitShop } from '../steps/whole-device.ts';

type Seen = { url: URL };

const isWorker = ({ url }: Seen) => url.pathname.startsWith('/assets/catalogue-worker-');

// A new browser: files cached by another journey would come before the proxy's answers.
test.use({ device: 'no-worker-new' });

async function changeCatalogue(change: () => Promise<void>): Promise<void> {
  const head = await catalogueHead();
  await change();
  await catalogueHead(head);
}

/** As if the shopper came back after a while, repeatedly: the functions may still be recording an earlier change. */
async function lookAgainLaterFor(page: Page, awaited: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward('06:00');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await awaited();
  }).toPass();
}

test('a new price reaches the open product and the cart; a removed product disappears from a list that stays open', {
  tag: '@core',
}, async ({ page, product }) => {
  const main = page.getByRole('main');
  await page.clock.install();
  await visitShop(page, `/product/${product.id}`);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(main).toContainText('₹240');
  await changeCatalogue(() =>
    writeFields(`products/${product.id}`, { price: { integerValue: '1999' } }),
  );
  await lookAgainLaterFor(page, () => expect(main).toContainText('₹1,999', { timeout: 3_000 }));
  await expect(main).not.toContainText('₹240');
  await page.goto(`/products?search=${product.name.split(' ').at(-1)}`);
  const card = page.locator(`main a[href="/product/${product.id}"]`);
  await expect(card).toContainText('₹1,999');
  await expect.poll(() => whatIsKept(page)).toMatchObject({ hasMirror: true });
  await changeCatalogue(() => removeDocument(`products/${product.id}`));
  await lookAgainLaterFor(page, () =>
    expect(page.getByText('No products found!')).toBeVisible({ timeout: 3_000 }),
  );
  await expect(card).toBeHidden();
});

test('a large catalogue does not hold up the screen', async ({ page, network, complaints }) => {
  complaints.expectFailedRequests();
  const parts = new Set<string>();
  network.fault(({ url }) => url.pathname === '/catalogue/head', {
    do: 'rewrite',
    text: (json) => {
      const { base, ...head } = JSON.parse(json);
      for (const name of base.parts) parts.add(`/catalogue/parts/${name}`);
      const many = Array.from({ length: 5 }, () => base.parts).flat();
      return JSON.stringify({ ...head, base: { ...base, parts: many } });
    },
  });
  await visitShop(page);
  const seeded = (await seededProducts()).map(({ id }) => id);
  expect(await mirroredProducts(page)).toEqual(expect.arrayContaining(seeded));
  const isPart = ({ url }: Seen) => parts.has(url.pathname);
  expect(new Set(network.seen(isPart).map(({ url }) => url.pathname))).toEqual(parts);
  // The requests of the page's worker are not among the page's own.
  const byPage = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  expect(byPage.filter((path) => parts.has(path))).toEqual([]);
  expect(network.seen(isWorker).length).toBeGreaterThan(0);
  await page.getByRole('combobox', { name: 'Search products' }).fill('haldi');
  const found = page.getByRole('option').filter({ hasText: 'Show results in Turmeric' });
  await expect(found).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “haldi”');
  await expect(page.locator('main a[href^="/product/"]').first()).toContainText('Turmeric');
});
