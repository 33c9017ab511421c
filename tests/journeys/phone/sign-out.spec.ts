// Leaving the phone: signing out with unsent writes, whose fate the shopper chooses, so that the next person finds nothing; and deleting the
// account, asked twice, online, after a fresh sign-in, so that nothing of it stays at the shop or on the phone.
import type { Page } from 'playwright/test';
import { lastCode, makePhoneAccount, somePhone } from '../../support/demo-accounts.ts';
import { makeProduct } from '../../support/demo-products.ts';
import {
  accountOnDevice,
  backupOn,
  everythingOnDevice,
  putAccount,
} from '../../support/device-storage.ts';
import { noteTally } from '../../support/note-tally.ts';
import { isEnquiryAbout } from '../../support/sent-requests.ts';
import { enquiriesAbout } from '../../support/shop-server.ts';
import { addressesOf, HOME, makeAccountWithAddress } from '../steps/address-journey.ts';
import { addToCart, ordersOf } from '../steps/checkout-journey.ts';
import { countOff } from '../steps/count-off.ts';
import { expectOneEnquiry, raiseEnquiry } from '../steps/enquiry-journey.ts';
import { expect, PHONE, test } from '../steps/journey.ts';
import { expectNoBarriersAnywhere } from '../steps/list-page.ts';
import { itemOf, putOrderAtShop } from '../steps/orders-journey.ts';
import { SAVED } from '../steps/profile-journey.ts';
import { askForCode, pressLogOut, signInByPhone, typeCode } from '../steps/sign-in-journey.ts';
import { haveCatalogue, visitShop } from '../steps/whole-device.ts';

test.use({ viewport: PHONE });

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const question = (page: Page) => dialog(page, /not been sent yet/);
const answer = (page: Page, name: string) => question(page).getByRole('button', { name });

/** Every table of the phone that still mentions an account. */
async function tracesOf(page: Page, uid: string): Promise<string[]> {
  const tables = Object.entries(await everythingOnDevice(page));
  return tables.flatMap(([name, rows]) => (JSON.stringify(rows).includes(uid) ? [name] : []));
}

test('who stays logged in keeps everything; Send now sends what waits, and only then nothing of the account is left; Keep for me: it waits through another person’s visit, who sees nothing of it, and goes when its own is back', {
  tag: '@core',
}, async ({ page, network, soldOut }) => {
  const later = await makeProduct(0);
  await visitShop(page);
  const [mine, theirs] = [somePhone(), somePhone()];
  const uid = await signInByPhone(page, mine);
  network.cut();
  await raiseEnquiry(page, soldOut);
  await expect.poll(() => backupOn(page)).toContain(uid);
  await pressLogOut(page);
  await expect(question(page)).toContainText('1 update has not been sent yet');
  await answer(page, 'Stay logged in').click();
  await expect(question(page)).toBeHidden();
  expect(await accountOnDevice(page)).toMatchObject({ uid });
  await pressLogOut(page);
  await answer(page, 'Send now').click();
  await expect(question(page)).toContainText('still on this phone');
  expect(await accountOnDevice(page)).toMatchObject({ uid });
  network.join({ quietly: true });
  await answer(page, 'Send now').click();
  await expect(page).toHaveURL('/login');
  await expectOneEnquiry(soldOut, uid);
  expect(await tracesOf(page, uid)).toEqual([]);
  await expect.poll(() => backupOn(page)).not.toContain(uid);
  await page.goto('/profile');
  await expect(page).toHaveURL('/login?returnUrl=%2Fprofile');

  expect(await signInByPhone(page, mine)).toBe(uid);
  network.cut();
  await raiseEnquiry(page, later);
  await pressLogOut(page);
  await answer(page, 'Keep for me').click();
  await expect(page).toHaveURL('/login');
  await page.goto('/waiting');
  await expect(page.getByText('will be sent when you log in here again.')).toBeVisible();
  await expect(page.getByText('has reached us')).toBeHidden();
  network.join();
  const other = await signInByPhone(page, theirs);
  expect(other).not.toBe(uid);
  await page.goto('/waiting');
  await expect(page.getByText('Nothing is waiting to be sent.')).toBeVisible();
  expect(network.seen(isEnquiryAbout(later.id)).length).toBeLessThanOrEqual(1);
  const underAnother = (await enquiriesAbout(later.id)).length;
  expect(await tracesOf(page, uid)).toEqual(['enquiries', 'outbox']);
  await pressLogOut(page);
  await expect(page).toHaveURL('/login');
  expect(await signInByPhone(page, mine)).toBe(uid);
  await expectOneEnquiry(later, uid);
  const counted = countOff([(await enquiriesAbout(later.id)).length], [1]);
  const tally = { repetitions: 1, ...counted, falselyConfirmed: underAnother };
  noteTally({ promise: 'other-account', ...tally });
});

test('a log-out takes the account off all tabs or none', async ({ page, context, complaints }) => {
  complaints.expectNotes(/could not sign out/);
  const account = await makePhoneAccount();
  await haveCatalogue(page);
  await putAccount(page, account);
  await page.goto('/faqs');
  const [form, profile] = [await context.newPage(), await context.newPage()];
  await form.goto('/contact-us');
  await form.getByRole('textbox', { name: 'Message' }).fill('My address is Lake Road');
  await profile.goto('/profile');
  await page.evaluate(() => {
    const { prototype } = CacheStorage;
    const own = prototype.delete;
    prototype.delete = () => {
      prototype.delete = own;
      return Promise.reject(new Error('broken'));
    };
  });
  await pressLogOut(page);
  const still = dialog(page, 'You are still logged in');
  await expect(still).toContainText('could not delete');
  expect(await accountOnDevice(page)).toMatchObject({ uid: account.uid });
  await expect(profile).toHaveURL('/profile');
  await still.getByRole('button', { name: 'Try again' }).click();
  await expect(profile).toHaveURL('/login');
  await expect(form.getByRole('textbox', { name: 'Message' })).toHaveValue('');
  expect(await tracesOf(page, account.uid)).toEqual([]);
});

const deleteButton = (page: Page) => page.getByRole('button', { name: 'Delete my account' });
const sure = (page: Page, name: string) =>
  dialog(page, 'Delete your account?').getByRole('button', { name }).click();

async function sayYesTwice(page: Page): Promise<void> {
  await deleteButton(page).click();
  await sure(page, 'Continue');
  const forGood = dialog(page, 'Delete it for good?');
  await forGood.getByRole('button', { name: 'Delete my account now' }).click();
}

/** The same token, as of a sign-in of yesterday: the emulator's tokens are not signed. */
function older(idToken: string | null): string {
  const [head, body = '', sign] = (idToken ?? '').split('.');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
  claims.auth_time -= 24 * 60 * 60;
  return [head, Buffer.from(JSON.stringify(claims)).toString('base64url'), sign].join('.');
}

test('an account is kept until its shopper has logged in once more; then it is deleted at the shop and on the phone, and its orders stay without a name', {
  tag: '@core',
}, async ({ page, context, product }) => {
  const account = await makeAccountWithAddress();
  const { uid } = account;
  const order = await putOrderAtShop(uid, [itemOf(product)], {}, { deliveryStatus: 'delivered' });
  await haveCatalogue(page);
  await putAccount(page, { ...account, idToken: older(account.idToken) });
  await addToCart(page, product);
  await page.goto('/profile');
  await sayYesTwice(page);
  await expect(page.getByText('please log in again')).toBeVisible();
  expect(await addressesOf(uid)).toHaveLength(1);
  await page.getByRole('button', { name: 'Log in again' }).click();
  await expect(page).toHaveURL(/\/login\?/);
  const number = account.phone.slice(3);
  await askForCode(page, number);
  await expect(page.getByLabel('OTP')).toBeFocused();
  await typeCode(page, await lastCode(number));
  await expect(page).toHaveURL('/profile');

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
  await sure(page, 'Keep my account');
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
  expect(await addressesOf(uid)).toEqual([]);
  const [left] = await ordersOf(uid);
  expect(JSON.stringify(left)).not.toContain('Asha Rao');
  expect(left?.fields.total).toBeDefined();
  await page.goto('/orders');
  await expect(page).toHaveURL(/\/login/);
});
