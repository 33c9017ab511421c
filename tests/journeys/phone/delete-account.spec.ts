// A shopper deletes their account: asked twice, online, after a fresh sign-in; nothing of it stays at the shop or on the phone.
import type { Page } from 'playwright/test';
import { lastCode } from '../../support/demo-accounts.ts';
import { backupOn, everythingOnDevice, putAccount } from '../../support/device-storage.ts';
import { listDocuments } from '../../support/shop-server.ts';
import { HOME, makeAccountWithAddress } from '../steps/address-journey.ts';
import { openCheckout } from '../steps/checkout-journey.ts';
import { expect, PHONE, test } from '../steps/journey.ts';
import { expectNoBarriersAnywhere } from '../steps/list-page.ts';
import { itemOf, putOrderAtShop } from '../steps/orders-journey.ts';
import { SAVED } from '../steps/profile-journey.ts';
import { askForCode, typeCode } from '../steps/sign-in-journey.ts';
import { haveCatalogue } from '../steps/whole-device.ts';

test.use({ viewport: PHONE });

const deleteButton = (page: Page) => page.getByRole('button', { name: 'Delete my account' });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

async function sayYesTwice(page: Page): Promise<void> {
  await deleteButton(page).click();
  await dialog(page, 'Delete your account?').getByRole('button', { name: 'Continue' }).click();
  await dialog(page, 'Delete it for good?')
    .getByRole('button', { name: 'Delete my account now' })
    .click();
}

test('an account is deleted at the shop and on the phone, and its orders stay without a name', {
  tag: '@core',
}, async ({ page, context, product }) => {
  const uid = await openCheckout(page, product);
  const order = await putOrderAtShop(uid, [itemOf(product)], {}, { deliveryStatus: 'delivered' });
  await page.goto('/profile');
  await context.setOffline(true);
  await expect(deleteButton(page)).toBeDisabled();
  await expect(page.getByText('Deleting your account needs a connection.')).toBeVisible();
  // A waiting write goes with it.
  await page.getByLabel('First Name').fill('Asha');
  await page.getByLabel('Last Name').fill('Rao');
  await page.getByLabel('Email').fill('asha.rao@example.com');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText(SAVED).first()).toBeVisible();
  await context.setOffline(false);
  await expect(deleteButton(page)).toBeEnabled();
  await deleteButton(page).click();
  await expectNoBarriersAnywhere(page, 'asked first');
  await dialog(page, 'Delete your account?')
    .getByRole('button', { name: 'Keep my account' })
    .click();
  await sayYesTwice(page);
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Your account has been deleted')).toBeVisible();
  await expectNoBarriersAnywhere(page, 'deleted');
  const own = [uid, HOME.name, HOME.address, order.orderId, 'asha.rao@example.com'];
  const traces = async () => {
    const kept = JSON.stringify(await everythingOnDevice(page)) + (await backupOn(page));
    return own.filter((word) => kept.includes(word));
  };
  await expect.poll(traces, 'nothing is left on the phone').toEqual([]);
  expect(await listDocuments(`users/${uid}/addresses`)).toEqual([]);
  const [left] = await listDocuments(`users/${uid}/orders`);
  expect(JSON.stringify(left)).not.toContain('Asha Rao');
  expect(left?.fields.total).toBeDefined();
  await page.goto('/orders');
  await expect(page).toHaveURL(/\/login/);
});

test('an account is kept until its shopper has logged in once more', async ({ page }) => {
  const account = await makeAccountWithAddress();
  await haveCatalogue(page);
  await putAccount(page, { ...account, idToken: older(account.idToken) });
  await page.goto('/profile');
  await sayYesTwice(page);
  await expect(page.getByText('please log in again')).toBeVisible();
  expect(await listDocuments(`users/${account.uid}/addresses`)).toHaveLength(1);
  await page.getByRole('button', { name: 'Log in again' }).click();
  await expect(page).toHaveURL(/\/login\?/);
  const phone = account.phone.slice(3);
  await askForCode(page, phone);
  await expect(page.getByLabel('OTP')).toBeFocused();
  await typeCode(page, await lastCode(phone));
  await expect(page).toHaveURL('/profile');
  await sayYesTwice(page);
  await expect(page).toHaveURL('/login');
  expect(await listDocuments(`users/${account.uid}/addresses`)).toEqual([]);
});

/** The same token, as of a sign-in of yesterday: the emulator's tokens are not signed. */
function older(idToken: string | null): string {
  const [head, body = '', sign] = (idToken ?? '').split('.');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
  claims.auth_time -= 24 * 60 * 60;
  return [head, Buffer.from(JSON.stringify(claims)).toString('base64url'), sign].join('.');
}
