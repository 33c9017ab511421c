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
for (const query of malformed) {
  test(`"${query}" falls back to what makes sense`, async ({ page }) => {
    await page.goto(`/products?${query}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (query.includes('search=%') && !query.includes('%20')) {
      await expect(page.getByText('No products found!')).toBeVisible();
    } else {
      await expect(cards(page).first()).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products');
    }
  });
}

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

for (const path of ['/category/moon-cheese', '/brand/nobody', '/category/%20', '/brand/a%2Cb']) {
  test(`${path} says that there is nothing, and leads on`, async ({ page }) => {
    await visitShop(page);
    await page.goto(path);
    await expect(page.getByText('No products found!')).toBeVisible();
    await page.getByRole('link', { name: 'See all products' }).click();
    await expect(cards(page).first()).toBeVisible();
  });
}

test('an address that cannot even be read leads home', async ({ page }) => {
  await visitShop(page);
  for (const path of ['/category/%E0%A4%A', '/brand/%']) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});
