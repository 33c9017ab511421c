// The shop without a network after one visit with it, and what becomes of it when the network is back.
import { seededProducts } from '../../support/demo-products.ts';
import { enquiriesAbout, listDocuments } from '../../support/shop-server.ts';
import { expectOneEnquiry, raiseEnquiry } from '../steps/enquiry-journey.ts';
import { expect, test } from '../steps/journey.ts';
import { pageHeading, STILL_PAGES } from '../steps/still-pages.ts';
import { visitShop, visitShopForPictures } from '../steps/whole-device.ts';
import { RAISED } from '../steps/words.ts';

test.beforeEach(({ complaints }) => complaints.expectFailedRequests());

test('without a network the shop opens, its products have pictures, the cart survives a reload, and nothing is called missing', {
  tag: '@core',
}, async ({ page, context }) => {
  await visitShopForPictures(page);
  await context.setOffline(true);
  await page.reload();
  const cards = page.locator('main a[href^="/product/"]');
  const picture = page.getByRole('main').locator('img').first();
  for (const at of [0, 7, 20]) {
    const path = await cards.nth(at).getAttribute('href');
    await cards.nth(at).click();
    await expect(page).toHaveURL(`${path}`);
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
    await page.goBack();
    await expect(cards.nth(at)).toBeVisible();
  }
  const product = (await seededProducts()).find(({ quantity }) => quantity > 10);
  await page.goto(`/product/${product?.id}`);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page).toHaveURL('/cart');
  await page.getByRole('button', { name: /^Plus/ }).click();
  await expect(page.locator('output')).toHaveText('2');
  await page.reload();
  await expect(page.getByRole('main')).toContainText(`${product?.name}`);
  await expect(page.locator('output')).toHaveText('2');

  await page.goto('/product/there-is-no-such-thing');
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible({ timeout: 20_000 });
  await expect(page).toHaveURL('/product/there-is-no-such-thing');
  for (const path of ['/category/%E0%A4%A', '/nothing/here']) {
    const reply = await page.goto(path);
    expect(reply?.status()).toBe(404);
    await expect(page).toHaveURL('/');
    await expect(page.getByText('That page was not found.')).toBeVisible();
  }
});

test('the shop’s rules, its questions and its blogs open without a network', async ({
  page,
  context,
}) => {
  const blogs = await listDocuments('blogs');
  await visitShop(page);
  await context.setOffline(true);
  for (const [path, title] of Object.entries(STILL_PAGES)) {
    await page.goto(path);
    await expect(pageHeading(page)).toHaveText(title);
  }
  await page.goto('/blogs');
  const cards = page.locator('main a[href^="/blog/"]');
  await expect(cards).toHaveCount(blogs.length);
  const title = await cards.first().getByRole('heading').innerText();
  await cards.first().click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(title);
});

test('a phone that does not know that its network is cut keeps an enquiry, says that it waits, and sends it once by itself', {
  tag: '@core',
}, async ({ page, network, soldOut }) => {
  await visitShop(page);
  network.cut();
  await raiseEnquiry(page, soldOut);
  await expect(page.getByText('No connection. You can keep shopping')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('main')).toContainText(/saved on this phone/i);
  await expect(page.getByText('1 thing is waiting.')).toBeVisible();
  await expect(page.getByText(RAISED)).toBeHidden();
  expect(await enquiriesAbout(soldOut.id)).toEqual([]);
  // Nothing tells the phone that it is over: it looks by itself.
  network.join({ quietly: true });
  await expectOneEnquiry(soldOut, null);
  await expect(page.getByText(RAISED)).toBeVisible();
  await expect(page.getByText('Connected.')).toBeVisible();
  await page.goto('/waiting');
  await expect(page.getByText('Nothing is waiting to be sent.')).toBeVisible();
  await expectOneEnquiry(soldOut, null);
});
