// Steps from the cart to an order, and the check of the shop's copy.
import type { Page } from 'playwright/test';
import type { DemoProduct } from '../../support/demo-products.ts';
import { putAccount } from '../../support/device-storage.ts';
import { isCommitWith } from '../../support/sent-requests.ts';
import { listDocuments, type StoredDocument } from '../../support/shop-server.ts';
import { button, card, HOME, makeAccountWithAddress } from './address-journey.ts';
import { expect, onlyOne } from './journey.ts';
import { haveCatalogue, visitShop } from './whole-device.ts';

export { RECEIVED } from '../../support/confirmations.ts';
export const NOT_PLACED = 'Saved on this phone – not placed yet';
/** The same, or earlier, before the phone knows that the shop does not answer. */
export const UNPLACED = /Saved on this phone – not placed yet|Placing your order…/;

export const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { name, level: 1 });
export const method = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
export const placeButton = (page: Page) => button(page, 'Place Order');
/** The local stand-in for the provider's checkout. */
export const practicePayment = (page: Page) =>
  page.getByRole('dialog', { name: 'Practice payment' });

export async function addToCart(page: Page, { id }: DemoProduct): Promise<void> {
  await page.goto(`/product/${id}`);
  await pressAddToCart(page);
}

async function pressAddToCart(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page).toHaveURL('/cart');
}

/** An account with an address and this product in the cart, on the checkout page; returns its uid. */
export async function openCheckout(page: Page, product: DemoProduct): Promise<string> {
  const account = await makeAccountWithAddress();
  await haveCatalogue(page);
  await putAccount(page, account);
  await visitShop(page, `/product/${product.id}`);
  await pressAddToCart(page);
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page).toHaveURL('/place-order');
  await expect(card(page, HOME.name)).toBeVisible();
  await expect(placeButton(page)).toBeVisible();
  return account.uid;
}

export async function choose(page: Page, payment: string): Promise<void> {
  await card(page, HOME.name).getByRole('radio').check();
  await method(page, payment).check();
}

export async function placeOrder(page: Page, product: DemoProduct): Promise<void> {
  await addToCart(page, product);
  await page.goto('/place-order');
  await choose(page, 'Cash on delivery');
  await placeButton(page).click();
}

export async function startPayment(page: Page): Promise<void> {
  await placeButton(page).click();
  await expect(practicePayment(page)).toBeVisible();
}

/** Orders it for cash on delivery once the network is gone; returns the account's uid. */
export async function orderUnsent(
  page: Page,
  product: DemoProduct,
  leaveNetwork: () => unknown,
): Promise<string> {
  const uid = await openCheckout(page, product);
  await leaveNetwork();
  await choose(page, 'Cash on delivery');
  await placeButton(page).click();
  await expect(heading(page, NOT_PLACED)).toBeVisible();
  return uid;
}

export function ordersOf(uid: string): Promise<StoredDocument[]> {
  return listDocuments(`users/${uid}/orders`);
}

export function expectOneOrder(uid: string): Promise<StoredDocument> {
  return onlyOne(() => ordersOf(uid), 'orders');
}

export const isOrderWriteOf = (uid: string) => isCommitWith(`users/${uid}/orders/`);
