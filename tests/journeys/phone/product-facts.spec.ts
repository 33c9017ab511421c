// What a pack costs for what it weighs, what is printed on it, its other sizes, what else goes with it: on a phone without a network as with one.
import { expect, test } from '../steps/journey.ts';
import { cards, expectNoBarriersAnywhere, PHONE } from '../steps/list-page.ts';
import { visitShop } from '../steps/whole-device.ts';

test.use({ viewport: PHONE, hasTouch: true });

const LARGE = '/product/moringa-leaf-powder-family-1kg';

test.beforeEach(({ complaints }) => complaints.expectFailedRequests());

test('without a network card and page tell the price of 100 g, the printed price and the saving; other packs and related products are one tap away', async ({
  page,
  network,
}) => {
  await visitShop(page);
  network.cut();
  await page.goto('/products?categories=moringa');
  const card = cards(page).filter({ hasText: 'Moringa Leaf Powder, Shade Dried' });
  for (const words of ['₹245', 'MRP ₹290', '15% off', '₹122.50 / 100 g']) {
    await expect(card).toContainText(words);
  }
  await expectNoBarriersAnywhere(page, 'list with facts');
  await card.click();
  const main = page.getByRole('main');
  await expect(main).toContainText('MRP ₹290 incl. of all taxes');
  await expect(main).toContainText('You save ₹45 (15%)');
  const onThePack = page.getByRole('region', { name: 'On the pack' });
  await expect(onThePack.getByRole('term')).toHaveText([
    'Net quantity',
    'Origin',
    'Shelf life',
    'FSSAI licence no.',
    'Organic certificate',
  ]);
  await expect(onThePack.getByRole('definition').first()).toHaveText('200 g');
  const packs = page.getByRole('navigation', { name: 'Pack size' }).getByRole('link');
  await expect(packs).toHaveText([/200 g.*₹245.*₹122\.50 \/ 100 g/, /1 kg.*₹980.*₹98 \/ 100 g/]);
  await expect(packs.first()).toHaveAttribute('aria-current', 'page');

  await page.locator('.related-products').scrollIntoViewIfNeeded();
  const related = page.getByRole('region', { name: 'Related products' });
  await expect(related.getByRole('link')).toHaveCount(4);
  const names = await related.getByRole('link').allTextContents();
  expect(names.filter((name) => /Moringa|Drumstick/.test(name)).length).toBeGreaterThan(2);
  expect(
    names.filter((name) => /Moringa Leaf Powder,/.test(name)),
    'another pack',
  ).toEqual([]);
  await expectNoBarriersAnywhere(page, 'product with facts');

  await packs.last().click();
  await expect(page).toHaveURL(LARGE);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Family Pack');
  await expect(packs.last()).toHaveAttribute('aria-current', 'page');
  await expect(packs.first()).not.toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(page).toHaveURL('/products?categories=moringa');
});
