// Signing in by phone as a shopper does it: the number, the SMS code, and the account that is then on the phone.
import type { Page } from 'playwright/test';
import { lastCode, somePhone } from '../../support/demo-accounts.ts';
import { accountOnDevice } from '../../support/device-storage.ts';
import { expect } from './journey.ts';

/** On the login page: types the number, and waits until the shop is reached, as the tests' machine has no network. */
export async function typeNumber(page: Page, phone: string): Promise<void> {
  await page.getByLabel('Phone Number').fill(phone);
  await expect(page.getByText('Connected.')).toBeVisible();
  await expect(page.getByLabel('Phone Number')).toHaveValue(phone);
}

export async function askForCode(page: Page, phone: string): Promise<void> {
  await typeNumber(page, phone);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page.getByRole('heading', { name: 'Verification' })).toBeVisible();
}

export async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('OTP').fill(code);
  await page.getByRole('button', { name: 'Verify' }).click();
}

/** Signs in from the login page, opening it if needed; returns the account's uid. */
export async function signInByPhone(page: Page, phone = somePhone()): Promise<string> {
  if (!new URL(page.url(), 'http://localhost').pathname.startsWith('/login')) {
    await page.goto('/login');
  }
  await askForCode(page, phone);
  await typeCode(page, await lastCode(phone));
  await expect.poll(() => accountOnDevice(page), { message: 'signed in' }).not.toBeNull();
  await expect(page).not.toHaveURL(/\/login/);
  return (await accountOnDevice(page))?.uid ?? '';
}

export async function pressLogOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
}
