// Shopping without a network after one visit with it, and what becomes of it when the network is back.
import { seededProducts } from '../../support/demo-products.ts';
import { enquiriesAbout } from '../../support/shop-server.ts';
import { expectOneEnquiry, raiseEnquiry } from '../steps/enquiry-journey.ts';
import { expect, test } from '../steps/journey.ts';
import { outages } from '../steps/outages.ts';
import { visitShop, visitShopForPictures } from '../steps/whole-device.ts';
import { RAISED } from '../steps/words.ts';

test.beforeEach(({ complaints }) => complaints.expectFailedRequests());

test('without a network every product opens with its picture and its details', async ({
  page,
  network,
}) => {
  test.slow(true, 'every product of the shop is opened');
  const products = await visitShopForPictures(page);
  network.cut();
  for (const [at, { id, name, rupees }] of products.entries()) {
    // Some by their address, the others as by a link, without a reload.
    if (at % 8 === 0) await page.goto(`/product/${id}`);
    else await page.evaluate((to) => history.pushState(null, '', to), `/product/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByRole('main')).toContainText(`₹${rupees.toLocaleString('en-IN')}`);
    const picture = page.getByRole('main').locator('img').first();
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth), name)
      .toBeGreaterThan(0);
  }
});

test('the list leads to products without an address being typed', async ({ page, context }) => {
  await visitShopForPictures(page);
  await context.setOffline(true);
  const cards = page.locator('main a[href^="/product/"]');
  for (const at of [0, 7, 20]) {
    const name = await cards.nth(at).getAttribute('href');
    await cards.nth(at).click();
    await expect(page).toHaveURL(`${name}`);
    const picture = page.getByRole('main').locator('img').first();
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
    await page.goBack();
    await expect(cards.nth(at)).toBeVisible();
  }
});

test('the cart works and survives a reload', async ({ page, network }) => {
  const product = (await seededProducts()).find(({ quantity }) => quantity > 10);
  await visitShop(page);
  network.cut();
  await page.goto(`/product/${product?.id}`);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page).toHaveURL('/cart');
  await page.getByRole('button', { name: /^Plus/ }).click();
  await expect(page.locator('output')).toHaveText('2');
  await page.reload();
  await expect(page.getByRole('main')).toContainText(`${product?.name}`);
  await expect(page.locator('output')).toHaveText('2');
});

test('a product that the phone never heard of is not called missing', async ({ page, context }) => {
  await visitShop(page);
  await context.setOffline(true);
  await page.goto('/product/there-is-no-such-thing');
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible({ timeout: 20_000 });
  await expect(page).toHaveURL('/product/there-is-no-such-thing');
});

for (const outage of outages) {
  test(`when ${outage.name}, an enquiry is kept, says that it waits, and arrives once when the network is back`, async ({
    page,
    context,
    network,
    soldOut,
  }) => {
    await visitShop(page);
    await outage.begin(context, network);
    await raiseEnquiry(page, soldOut);
    await expect(page.getByRole('main')).toContainText(/saved on this phone/i);
    await expect(page.getByText(RAISED)).toBeHidden();
    await expect(page.getByText('No connection. You can keep shopping')).toBeVisible();
    await expect(page.getByText('1 thing is waiting.')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('main')).toContainText(/saved on this phone/i);
    await expect(page.getByText(RAISED)).toBeHidden();
    expect(await enquiriesAbout(soldOut.id)).toEqual([]);
    await outage.end(context, network);
    await expectOneEnquiry(soldOut, null);
    await expect(page.getByText(RAISED)).toBeVisible();
    await expect(page.getByText('Connected.')).toBeVisible();
    await expect(page.getByText(/1 thing/)).toBeHidden();
    await page.goto('/waiting');
    await expect(page.getByRole('main')).not.toContainText(soldOut.name);
    await expectOneEnquiry(soldOut, null);
  });
}
