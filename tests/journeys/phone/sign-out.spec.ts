// Signing out with unsent writes: the shopper chooses their fate, and the next person finds nothing.
import type { Page } from 'playwright/test';
import { makePhoneAccount, somePhone } from '../../support/demo-accounts.ts';
import {
  accountOnDevice,
  backupOn,
  everythingOnDevice,
  putAccount,
} from '../../support/device-storage.ts';
import { noteTally } from '../../support/note-tally.ts';
import { isEnquiryAbout } from '../../support/sent-requests.ts';
import { enquiriesAbout } from '../../support/shop-server.ts';
import { countOff } from '../steps/count-off.ts';
import { expectOneEnquiry, raiseEnquiry } from '../steps/enquiry-journey.ts';
import { expect, test } from '../steps/journey.ts';
import { signInByPhone } from '../steps/sign-in-journey.ts';
import { LIGHT_PAGE, visitShop } from '../steps/whole-device.ts';

async function openSignedIn(page: Page): Promise<string> {
  const account = await makePhoneAccount();
  await visitShop(page, LIGHT_PAGE);
  await putAccount(page, account);
  await page.reload();
  return account.uid;
}

async function pressLogOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
}
const question = (page: Page) => page.getByRole('dialog', { name: /not been sent yet/ });
const answer = (page: Page, name: string) => question(page).getByRole('button', { name });

/** Every table of the phone that still mentions an account. */
async function tracesOf(page: Page, uid: string): Promise<string[]> {
  const tables = Object.entries(await everythingOnDevice(page));
  return tables.flatMap(([name, rows]) => (JSON.stringify(rows).includes(uid) ? [name] : []));
}

test('who stays logged in keeps everything; Send now sends what waits, and only then nothing of the account is left', {
  tag: '@core',
}, async ({ page, network, soldOut }) => {
  const uid = await openSignedIn(page);
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
});

test('keep for me: it waits through another person’s visit, who sees nothing of it, and goes when its own is back', {
  tag: '@core',
}, async ({ page, network, soldOut }) => {
  await visitShop(page);
  const [mine, theirs] = [somePhone(), somePhone()];
  const uid = await signInByPhone(page, mine);
  network.cut();
  await raiseEnquiry(page, soldOut);
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
  expect(network.seen(isEnquiryAbout(soldOut.id)).length).toBeLessThanOrEqual(1);
  const underAnother = (await enquiriesAbout(soldOut.id)).length;
  expect(await tracesOf(page, uid)).toEqual(['enquiries', 'outbox']);
  await pressLogOut(page);
  await expect(page).toHaveURL('/login');
  expect(await signInByPhone(page, mine)).toBe(uid);
  await expectOneEnquiry(soldOut, uid);
  const counted = countOff([(await enquiriesAbout(soldOut.id)).length], [1]);
  const tally = { repetitions: 1, ...counted, falselyConfirmed: underAnother };
  noteTally({ promise: 'other-account', ...tally });
});

test('a log-out takes the account off all tabs or none', async ({ page, context, complaints }) => {
  complaints.expectNotes(/could not sign out/);
  const uid = await openSignedIn(page);
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
  const dialog = page.getByRole('dialog', { name: 'You are still logged in' });
  await expect(dialog).toContainText('could not delete');
  expect(await accountOnDevice(page)).toMatchObject({ uid });
  await expect(profile).toHaveURL('/profile');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(profile).toHaveURL('/login');
  await expect(form.getByRole('textbox', { name: 'Message' })).toHaveValue('');
  expect(await tracesOf(page, uid)).toEqual([]);
});
