// Steps for managing addresses, and the check of the shop's copies.
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright/test';
import {
  decodeFields,
  encodeFields,
  type PlainFields,
} from '#engine/firestore/firestore-values.ts';
import { makePhoneAccount } from '../../support/demo-accounts.ts';
import { putAccount } from '../../support/device-storage.ts';
import { listDocuments, type StoredDocument, writeFields } from '../../support/shop-server.ts';
import { expect } from './journey.ts';
import { haveCatalogue } from './whole-device.ts';

/** The fields typed by hand; city and state follow. */
export type Typed = { name: string; phone: string; address: string; zipcode: string };

export const HOME: Typed = {
  name: 'Asha Rao',
  phone: '9876543210',
  address: '12 Lake Road',
  zipcode: '302001',
};
export const IN_JAIPUR = { city: 'Jaipur', state: 'Rajasthan' };
export const NOWHERE = '199999';

/** Visits the shop as a new account and opens its addresses; returns the account's uid. */
export async function openAddresses(page: Page): Promise<string> {
  await haveCatalogue(page);
  const { uid } = await signInAnew(page);
  return uid;
}

/** Another person signs in on the same phone, and opens the addresses. */
export async function signInAnew(page: Page) {
  const account = await makePhoneAccount();
  await putAccount(page, account);
  await page.goto('/profile/addresses');
  await expect(page.getByRole('heading', { name: 'Manage Addresses' })).toBeVisible();
  return account;
}

export async function makeAccountWithAddress() {
  const account = await makePhoneAccount();
  const id = randomUUID().replaceAll('-', '');
  await writeFields(
    `users/${account.uid}/addresses/${id}`,
    encodeFields({ ...HOME, ...IN_JAIPUR }),
  );
  return account;
}

export function button(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('button', { name, exact: true });
}

export function card(page: Page, name: string): Locator {
  return page
    .getByRole('list', { name: 'Addresses' })
    .getByRole('listitem')
    .filter({ hasText: name });
}

export const city = (page: Page) => page.getByLabel('City', { exact: true });
export const pincode = (page: Page) => page.getByLabel('Pincode', { exact: true });

export async function openNewForm(page: Page): Promise<void> {
  await button(page, 'Add a new address').click();
  await expect(page.getByRole('heading', { name: 'Add a new address' })).toBeVisible();
}

export async function openForEditing(page: Page, name: string): Promise<void> {
  await card(page, name).getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByRole('heading', { name: 'Edit Address' })).toBeVisible();
}

export async function fillIn(page: Page, typed: Typed): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(typed.name);
  await page.getByLabel('Phone Number').fill(typed.phone);
  await page.getByLabel('Address / Street').fill(typed.address);
  await pincode(page).fill(typed.zipcode);
}

/** Presses Save and waits until the form is gone: the phone has it. */
export async function save(page: Page): Promise<void> {
  await button(page, 'Save Address').click();
  await expect(button(page, 'Save Address')).toBeHidden();
}

export async function add(page: Page, typed: Typed = HOME): Promise<void> {
  await openNewForm(page);
  await fillIn(page, typed);
  await expect(city(page)).not.toHaveValue('');
  await save(page);
  await expect(card(page, typed.name)).toContainText(typed.address);
}

export async function deleteAddress(page: Page, name: string): Promise<void> {
  await card(page, name).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(card(page, name)).toBeHidden();
}

export function addressesOf(uid: string): Promise<StoredDocument[]> {
  return listDocuments(`users/${uid}/addresses`);
}

/** Expects exactly these addresses of the account at the shop, with exactly these fields. */
export async function expectAtShop(uid: string, wanted: Record<string, string>[]): Promise<void> {
  const byName = (all: PlainFields[]) =>
    all.toSorted((one, other) => String(one.name).localeCompare(String(other.name)));
  const stored = async () => (await addressesOf(uid)).map(({ fields }) => decodeFields(fields));
  await expect
    .poll(async () => byName(await stored()), { message: 'addresses at the shop' })
    .toEqual(byName(wanted));
}
