// Steps at the merchant's desk: signing in, and a second phone beside the first.
import type { Locator, Page } from 'playwright/test';
import sharp from 'sharp';
import { makeMerchant } from '../../support/demo-accounts.ts';
import { putAccount } from '../../support/device-storage.ts';
import { ordersOf } from './checkout-journey.ts';
import { expect, PHONE } from './journey.ts';
import { signInAt } from './orders-journey.ts';
import { visitShop } from './whole-device.ts';

export async function openDesk(page: Page, path = '/desk'): Promise<void> {
  await page.setViewportSize(PHONE);
  await page.goto('/desk');
  await expect(page.getByRole('heading', { name: 'Log in to open the desk' })).toBeVisible();
  await putAccount(page, await makeMerchant());
  await page.goto(path);
  await expect(page.getByRole('navigation', { name: 'Desk' })).toBeVisible();
}

/** A shopper, logged in on a separate phone. */
export async function aShopper(anotherPhone: () => Promise<Page>) {
  const shopper = await anotherPhone();
  await visitShop(shopper);
  return { shopper, uid: await signInAt(shopper, '/orders') };
}

/** A field of an account's only order at the shop; null if missing. */
export async function atShop(uid: string, field: string): Promise<unknown> {
  const [order] = await ordersOf(uid);
  return Object.values(order?.fields[field] ?? {})[0] ?? null;
}

/** Waits until the open app, desk or shop, works offline. */
export async function keptForOffline(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    while (active?.state !== 'activated') await new Promise((resolve) => setTimeout(resolve, 50));
  });
}

/** Leaves the network, once the open app works without one. */
export async function goOffline(page: Page): Promise<void> {
  await keptForOffline(page);
  await page.context().setOffline(true);
}

export const orderAt = (uid: string, orderId: string) => `/desk/orders/${uid}/${orderId}`;

export const orderNamed = (page: Page, orderNo: string): Locator =>
  page.getByRole('heading', { name: `Order ${orderNo}`, level: 1 });

export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();

/** Replaces what a field holds with pasted text. Other than `fill`, this obeys the field's limits. */
export async function paste(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label).selectText();
  await page.keyboard.insertText(text);
}

/** A step that notifies the customer takes a second press in the same place. */
export async function pressAndTell(page: Page, name: string): Promise<void> {
  await press(page, name);
  await press(page, `${name}: tell the customer`);
}

export const note = (page: Page, words: string | RegExp): Locator =>
  page.getByRole('status').filter({ hasText: words });

export async function openDeskKnowing(page: Page, product: string): Promise<void> {
  await openDesk(page, '/desk/products');
  await page.getByLabel('Search by name').fill(product);
  await expect(page.getByRole('link', { name: product })).toBeVisible();
}

export const NO_PICTURE = { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no') };

export async function photoFile(width: number, height: number, background: string) {
  const photo = sharp({ create: { width, height, channels: 3, background } });
  return { name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: await photo.jpeg().toBuffer() };
}

/** Puts a product into the form of an order or a quotation. */
export async function addProduct(page: Page, name: string, pieces: string): Promise<void> {
  await page.getByLabel('Add a product').fill(name);
  await page.getByRole('button', { name }).click();
  await page.getByLabel(`Pieces: ${name}`).fill(pieces);
}

export async function fillInAddress(page: Page): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Asha Rao');
  await page.getByLabel('House and street').fill('12 Mill Road');
  await page.getByLabel('Pincode').fill('302001');
  await expect(page.getByLabel('State')).toHaveValue('Rajasthan');
}
