// Steps with a shopper's quotations: the merchant's offer, and the page that shows it.
import type { Page } from 'playwright/test';
import { makePhoneAccount } from '../../support/demo-accounts.ts';
import { putAccount } from '../../support/device-storage.ts';
import { type WireFields, writeFields } from '../../support/shop-server.ts';
import { expect } from './journey.ts';
import { haveCatalogue } from './whole-device.ts';

export const OFFERED = {
  id: 'moringa-leaf-powder-200g',
  name: 'Moringa Leaf Powder',
  price: 219.5,
  quantity: 24,
};

/** Signs an account in on a phone that knows the shop, and opens its quotations. */
export async function openQuotations(page: Page, phone?: string): Promise<string> {
  const account = await makePhoneAccount(phone);
  await haveCatalogue(page);
  await putAccount(page, account);
  await page.goto('/quotations');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Quotations');
  return account.uid;
}

export const cards = (page: Page) =>
  page.getByRole('list', { name: 'Quotations' }).locator(':scope > li');

/** The merchant offers a product at a price other than the catalogue's; there is no PDF yet. `more`: other fields of the quotation. */
export async function offer(uid: string, id: string, more: WireFields = {}): Promise<void> {
  const product = {
    id: { stringValue: OFFERED.id },
    name: { stringValue: OFFERED.name },
    brand: { stringValue: 'kaveri-banks' },
    price: { doubleValue: OFFERED.price },
    quantity: { integerValue: '40' },
    photoURL: { arrayValue: { values: [{ integerValue: '0' }] } },
  };
  const quantity = { integerValue: String(OFFERED.quantity) };
  const item = { mapValue: { fields: { product: { mapValue: { fields: product } }, quantity } } };
  await writeFields(`users/${uid}/quotations/${id}`, {
    id: { stringValue: id },
    createdAt: { timestampValue: '2026-11-02T06:00:00Z' },
    cartItems: { arrayValue: { values: [item] } },
    ...more,
  });
}
