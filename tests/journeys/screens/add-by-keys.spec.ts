// Adding to the cart by keys alone, on a wide screen.
import { expect, test } from '../steps/journey.ts';
import { expectNoBarriers, WIDE } from '../steps/list-page.ts';
import { adds, cartBar, viewCart } from '../steps/product-cards.ts';
import { visitShop } from '../steps/whole-device.ts';

test.describe('on a wide screen', () => {
  test.use({ viewport: WIDE });

  test('by keys alone: Add gives its place in the order of keys to plus, and gets it back', async ({
    page,
  }) => {
    await visitShop(page);
    await adds(page).first().focus();
    await page.keyboard.press('Enter');
    const plus = page.getByRole('main').getByRole('button', { name: /^Plus/ });
    await expect(plus).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').locator('output')).toHaveText('2');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').locator('output')).toHaveText('1');
    await page.keyboard.press('Enter');
    await expect(adds(page).first()).toBeFocused();
    await expect(cartBar(page)).toContainText('Removed');
    await expect(viewCart(page)).toBeHidden();
  });

  test('by keys one comes from the search field to Add beside a suggestion, which stays open until one leaves', async ({
    page,
  }) => {
    await visitShop(page);
    await page.getByRole('combobox', { name: 'Search products' }).fill('haldi');
    const add = page.getByRole('search').getByRole('button', { name: /^Add .* to the cart$/ });
    await expect(add.first()).toBeVisible();
    const count = await add.count();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(add.first()).toBeFocused();
    await page.waitForTimeout(400);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('search').locator('output')).toHaveText('1');
    await expectNoBarriers(page, 'suggestions with something in the cart');
    for (let at = 0; at < count; at++) await page.keyboard.press('Tab');
    await expect(page.getByRole('option')).toHaveCount(0);
  });
});
