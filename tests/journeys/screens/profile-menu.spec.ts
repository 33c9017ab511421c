// The menu behind the profile icon: when it opens and closes, where it leads, what signing out leaves.
import type { Page } from 'playwright/test';
import { makePhoneAccount } from '../../support/demo-accounts.ts';
import { seededProducts } from '../../support/demo-products.ts';
import { putAccount } from '../../support/device-storage.ts';
import { expect, test } from '../steps/journey.ts';
import { expectNoBarriersAnywhere, holdClock, WIDE } from '../steps/list-page.ts';
import { visitShop } from '../steps/whole-device.ts';

test.use({ viewport: WIDE });

const profile = (page: Page) => page.getByRole('button', { name: 'Profile' });

test('the profile menu opens 100 ms after the mouse comes and closes 200 ms after it leaves', async ({
  page,
}) => {
  await page.clock.install();
  await visitShop(page);
  await holdClock(page);
  const menu = page.getByRole('menu', { name: 'Profile' });
  await profile(page).hover();
  await page.clock.runFor(90);
  await expect(menu).toBeHidden();
  await page.clock.runFor(20);
  await expect(menu).toBeVisible();
  await page.mouse.move(200, 500);
  await page.clock.runFor(190);
  await expect(menu).toBeVisible();
  await page.clock.runFor(20);
  await expect(menu).toBeHidden();
  await profile(page).click();
  await expect(menu).toBeVisible();
});

test('the profile menu works by keys, and leads those who are not signed in to the login', async ({
  page,
}) => {
  await visitShop(page);
  await expect(page.getByRole('link', { name: 'Login / Signup' })).toHaveAttribute(
    'href',
    '/login',
  );
  const row = (words: string) => page.getByRole('menuitem', { name: words });
  await profile(page).focus();
  await page.keyboard.press('Enter');
  await expect(row('My Profile')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(row('Log In')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(row('My Profile')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(profile(page)).toBeFocused();
  await expect(page.getByRole('menu')).toBeHidden();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(row('Orders')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login\?returnUrl=/);
  await expect(page.getByRole('button', { name: 'Send OTP' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/products');
});

test('somebody who is signed in is greeted, and is asked before logging out empties a full cart', async ({
  page,
}) => {
  await visitShop(page);
  const inStock = (await seededProducts()).find(({ quantity }) => quantity > 0);
  await page.goto(`/product/${inStock?.id}`);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page).toHaveURL('/cart');
  await putAccount(page, await makePhoneAccount());
  await page.reload();
  await expect(page.getByText('Hello, User')).toBeVisible();
  await profile(page).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  const question = page.getByRole('dialog', { name: 'Log out and empty your cart?' });
  await expect(question).toContainText('Your cart has 1 item.');
  await question.getByRole('button', { name: 'Stay logged in' }).click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await profile(page).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await question.getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('link', { name: 'Cart, empty' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Login / Signup' })).toBeVisible();
});

test('the open menu and what it leads to are no barrier at 360 px, light, and at 1280 px, dark', async ({
  page,
}) => {
  await visitShop(page);
  await profile(page).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectNoBarriersAnywhere(page, 'menu');
  await page.goto('/profile');
  await expect(page).toHaveURL('/login?returnUrl=%2Fprofile');
  await expectNoBarriersAnywhere(page, 'login');
});
