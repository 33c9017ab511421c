// What a shopper does on a phone of any engine, from the first visit to an order, and what the shop then has.
import { randomInt } from 'node:crypto';
import { expect } from 'vitest';
import { lastCode, makePhoneAccount } from '../support/demo-accounts.ts';
import { type DemoProduct, ownProducts } from '../support/demo-products.ts';
import {
  type AccountRow,
  accountOnDevice,
  mirroredProducts,
  putAccount,
  whatIsKept,
} from '../support/device-storage.ts';
import { enquiriesAbout, listDocuments, writeFields } from '../support/shop-server.ts';
import type { Tab } from './tab.ts';

export { RECEIVED } from '../support/confirmations.ts';

export const NOT_PLACED = 'Saved on this phone – not placed yet';

const HOME = {
  name: 'Asha Rao',
  phone: '9876543210',
  address: '12 Lake Road',
  zipcode: '302001',
  city: 'Jaipur',
  state: 'Rajasthan',
};

/** Somebody who has an address at the shop; `phone` has ten digits. */
export type Shopper = { phone: string; uid: string; account: AccountRow };

export async function makeShopper(): Promise<Shopper> {
  const phone = `9${String(randomInt(10 ** 9)).padStart(9, '0')}`;
  const account = await makePhoneAccount(`+91${phone}`);
  const { uid } = account;
  const fields = Object.entries(HOME).map(([name, stringValue]) => [name, { stringValue }]);
  await writeFields(`users/${uid}/addresses/home-of-asha-rao-jaipur`, Object.fromEntries(fields));
  return { phone, uid, account };
}

/** Opens the shop and waits until worker, catalogue and the test's own products are on the phone. */
export async function visit(tab: Tab, path = '/products'): Promise<void> {
  await tab.goto(path);
  await tab.until('the catalogue', async () => (await whatIsKept(tab)).hasMirror);
  const own = ownProducts().map(({ id }) => id);
  await tab.until('the products of this test', async () => {
    const known = await mirroredProducts(tab);
    return own.every((id) => known.includes(id));
  });
  const hasWorker = () =>
    tab.evaluate(async () => (await navigator.serviceWorker.ready).active?.state === 'activated');
  await tab.until('the worker', hasWorker);
}

export async function signIn(tab: Tab, { phone, uid }: Shopper): Promise<void> {
  await tab.goto('/login');
  await tab.type('Phone Number', phone);
  await tab.sees('Connected.');
  await tab.press('Send OTP');
  await tab.sees('Verification');
  await tab.type('OTP', await lastCode(phone));
  await tab.press('Verify');
  await tab.until('the account', async () => (await accountOnDevice(tab))?.uid === uid);
  await tab.until('the way back', async () => !(await tab.path()).startsWith('/login'));
}

/** A first visit, after which somebody is logged in as one is who was here before. */
export async function visitAs({ account }: Shopper, tab: Tab): Promise<void> {
  await visit(tab);
  await putAccount(tab, account);
}

export async function raiseEnquiry(tab: Tab, { id, name }: DemoProduct): Promise<void> {
  await tab.goto(`/product/${id}`);
  await tab.sees(name);
  await tab.press('Raise enquiry');
  await tab.sees(/saved on this phone|Query was successfully raised/i);
}

export async function addToCart(tab: Tab, { id, name }: DemoProduct): Promise<void> {
  await tab.goto(`/product/${id}`);
  await tab.sees(name);
  await tab.press('Add to Cart');
  await tab.until('the cart', async () => (await tab.path()) === '/cart');
  await tab.sees(name);
}

/** From the cart to where nothing is left but to order it: paid at the door, to the address that the shop has. */
export async function openPayment(tab: Tab): Promise<void> {
  await tab.press({ css: 'main a, main button', words: 'Place Order' });
  await tab.sees(HOME.address);
  await tab.press({ css: 'label:has([name=address])', words: HOME.name });
  await tab.press({ css: '[type=radio]', words: 'Cash on delivery' });
}

/** From the cart to an order. */
export async function placeOrder(tab: Tab): Promise<void> {
  await openPayment(tab);
  await tab.press('Place Order');
  await tab.until('the order’s page', async () =>
    (await tab.path()).startsWith('/order-confirmation/'),
  );
}

/** The shop has exactly one enquiry about it, of this account. */
export async function expectOneEnquiry(tab: Tab, product: DemoProduct, uid: string | null) {
  await tab.until(
    'the enquiry at the shop',
    async () => (await enquiriesAbout(product.id)).length > 0,
  );
  const enquiries = await enquiriesAbout(product.id);
  expect(enquiries.map(({ fields }) => fields.userId)).toEqual([
    uid === null ? { nullValue: null } : { stringValue: uid },
  ]);
}

/** The shop has exactly so many orders of the account. */
export async function expectOrders({ uid }: Shopper, count: number): Promise<void> {
  expect(await listDocuments(`users/${uid}/orders`)).toHaveLength(count);
}
