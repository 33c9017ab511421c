// What may stand in the address of a list: nonsense, categories and brands, known and unknown ones.
import { expect, test } from '../steps/journey.ts';
import { box, cards, pricesOf, WIDE } from '../steps/list-page.ts';
import { visitShop } from '../steps/whole-device.ts';

test.use({ viewport: WIDE });

const malformed = [
  'categories=,,,&brands=,',
  'priceRange={bad',
  'priceRange=[]&sort=upside-down',
  'priceRange={"min":9,"max":1}',
  'priceRange={"min":-5}&search=',
  'search=%',
  'search=%20%20&sort=&categories=',
  'page=7&sort=price-low%00',
  'sort=price-low&sort=sideways',
];
test('the address of a list that makes no sense falls back to what does', async ({ page }) => {
  for (const query of malformed) {
    await page.goto(`/products?${query}`);
    const heading = page.getByRole('heading', { level: 1 });
    if (query === 'search=%') {
      await expect(page.getByText('No products found!'), query).toBeVisible();
    } else {
      await expect(heading, query).toHaveText('Products');
      await expect(cards(page).first(), query).toBeVisible();
    }
  }
});

test('a category and a brand have pages of their own, with the other filters', async ({ page }) => {
  await visitShop(page);
  await page.goto('/category/turmeric');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Turmeric');
  await expect(cards(page)).toHaveCount(7);
  await expect(page.getByRole('group', { name: 'Categories' })).toBeHidden();
  await page.getByRole('radio', { name: 'Price: High to Low' }).check();
  await expect(page).toHaveURL('/category/turmeric?sort=price-high');
  const prices = await pricesOf(page);
  expect(prices).toEqual(prices.toSorted((a, b) => b - a));
  await page.goto('/brand/kaveri-banks-family-farm');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kaveri Banks');
  await expect(page.getByRole('group', { name: 'Brands' })).toBeHidden();
  await box(page, 'Moringa').check();
  await expect(page).toHaveURL('/brand/kaveri-banks-family-farm?categories=moringa');
  await expect(cards(page).first()).toContainText(/moringa|drumstick/i);
});

test('a category or a brand that the shop does not have says that there is nothing, and leads on', async ({
  page,
  complaints,
}) => {
  complaints.expectNotes(/404/);
  await visitShop(page);
  for (const path of ['/category/moon-cheese', '/brand/nobody', '/category/%20', '/brand/a%2Cb']) {
    await page.goto(path);
    await expect(page.getByText('No products found!'), path).toBeVisible();
    await page.getByRole('link', { name: 'See all products' }).click();
    await expect(cards(page).first(), path).toBeVisible();
  }
});
