// Steps on the profile page, and the check of the shop's copy.
import type { Locator, Page } from 'playwright/test';
import { encodeFields } from '#engine/firestore/firestore-values.ts';
import { makePhoneAccount } from '../../support/demo-accounts.ts';
import { putAccount } from '../../support/device-storage.ts';
import { listDocuments, writeFields } from '../../support/shop-server.ts';
import { expect } from './journey.ts';
import { haveCatalogue } from './whole-device.ts';

export const UPDATED = 'Profile Updated successfully';
export const SAVED = 'Saved on this phone – not sent yet.';
export const ASHA = { first_name: 'Asha', last_name: 'Rao', email: 'asha@example.com' };

type SomeAccount = Awaited<ReturnType<typeof makePhoneAccount>>;

export async function makeAsha(): Promise<SomeAccount> {
  const account = await makePhoneAccount();
  await writeFields(`users/${account.uid}`, encodeFields({ ...ASHA, phone: account.phone }));
  return account;
}

/** Signs an account in on a phone that knows the shop, and opens its profile. */
export async function openProfile(page: Page, account: SomeAccount): Promise<void> {
  await haveCatalogue(page);
  await putAccount(page, account);
  await page.goto('/profile');
  await expect(field(page, 'First Name')).toHaveValue('Asha');
}

export function field(page: Page, label: string): Locator {
  return page.getByLabel(label, { exact: true });
}

export function updateButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Update' });
}

/** The shop's document of the account must be this profile and the phone number, which the form does not change. */
export async function expectProfileAtShop(
  { uid, phone }: SomeAccount,
  profile: Record<string, string>,
): Promise<void> {
  const read = async () => (await listDocuments('users')).find(({ id }) => id === uid)?.fields;
  await expect
    .poll(read, { message: 'the profile at the shop' })
    .toEqual(encodeFields({ ...profile, phone }));
}

/** Makes the shop refuse the requests of this fault. */
export function refusal() {
  const error = { code: 403, message: 'No.', status: 'PERMISSION_DENIED' };
  const body = JSON.stringify({ error });
  return { do: 'answer', status: 403, type: 'application/json', body } as const;
}

/** As when the shopper comes back to the tab. */
export async function lookAgain(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}
