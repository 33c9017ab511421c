// A shopper's acts on a phone of any engine, from the first visit to an order, and their results at the shop.
import { encodeFields } from '#engine/firestore/firestore-values.ts';
import { lastCode, makePhoneAccount, somePhone } from '../support/demo-accounts.ts';
import { type DemoProduct, ownProducts } from '../support/demo-products.ts';
import {
  type AccountRow,
  accountOnDevice,
  everythingOnDevice,
  mirroredProducts,
  putAccount,
  whatIsKept,
} from '../support/device-storage.ts';
import type { FaultProxy } from '../support/fault-proxy.ts';
import { messagesWith } from '../support/marked-messages.ts';
import { documentOf, isCommit } from '../support/sent-requests.ts';
import {
  enquiriesAbout,
  listDocuments,
  type StoredDocument,
  writeFields,
} from '../support/shop-server.ts';
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

/** A shopper with an address at the shop; `phone` has ten digits. */
export type Shopper = { phone: string; uid: string; account: AccountRow };

export async function makeShopper(): Promise<Shopper> {
  const phone = somePhone();
  const account = await makePhoneAccount(`+91${phone}`);
  const { uid } = account;
  await writeFields(`users/${uid}/addresses/home-of-asha-rao-jaipur`, encodeFields(HOME));
  return { phone, uid, account };
}

/** Opens the shop and waits until worker, catalogue and the test's own products are on the phone. */
export async function visit(tab: Tab): Promise<void> {
  await tab.goto('/products');
  await tab.until('the catalogue', async () => (await whatIsKept(tab)).hasMirror);
  const own = ownProducts().map(({ id }) => id);
  await tab.until('the products of this test', async () => {
    const known = await mirroredProducts(tab);
    return own.every((id) => known.includes(id));
  });
  await untilKept(tab);
}

/** Waits until the open app, shop or desk, is kept for when there is no network. */
export async function untilKept(tab: Tab): Promise<void> {
  const hasWorker = () =>
    tab.evaluate(async () => (await navigator.serviceWorker.ready).active?.state === 'activated');
  await tab.until('the worker', hasWorker);
}

export async function signIn(
  tab: Tab,
  { phone, uid }: Pick<Shopper, 'phone' | 'uid'>,
  at = '/login',
): Promise<void> {
  await tab.goto(at);
  await tab.type('Phone Number', phone);
  await tab.sees('Connected.');
  await tab.press('Send OTP');
  await tab.sees('Verification');
  await tab.type('OTP', await lastCode(phone));
  await tab.press('Verify');
  await tab.until('the account', async () => (await accountOnDevice(tab))?.uid === uid);
  await tab.until('the way back', async () => !(await tab.path()).startsWith('/login'));
}

/** A first visit, then a sign-in that brings the shopper's address to the phone. */
export async function visitAs({ account }: Shopper, tab: Tab): Promise<void> {
  await visit(tab);
  await putAccount(tab, account);
  await seesAddress(tab);
}

export async function seesAddress(tab: Tab): Promise<void> {
  await tab.goto('/profile/addresses');
  await tab.sees(HOME.address);
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

/** From the cart to the last step before ordering: cash on delivery, to the address at the shop. */
export async function openPayment(tab: Tab): Promise<void> {
  await tab.press({ css: 'main a, main button', words: 'Place Order' });
  await tab.sees(HOME.address);
  await tab.press({ css: 'label:has([name=address])', words: HOME.name });
  await tab.press({ css: '[type=radio]', words: 'Cash on delivery' });
}

export async function placeOrder(tab: Tab): Promise<void> {
  await openPayment(tab);
  await tab.press('Place Order');
  await tab.until('the order’s page', async () =>
    (await tab.path()).startsWith('/order-confirmation/'),
  );
}

/** Waits until the phone has it: the form is empty again. */
export async function writeMessage(tab: Tab, mark: string): Promise<void> {
  await fillInMessage(tab, mark);
  await tab.press('Send message');
  const isEmpty = () =>
    tab.evaluate(() => document.querySelector<HTMLTextAreaElement>('main textarea')?.value === '');
  await tab.until('the message to be saved', isEmpty);
}

export async function fillInMessage(tab: Tab, mark: string): Promise<void> {
  await tab.goto('/contact-us');
  await tab.type('Name', 'Asha Rao');
  await tab.type('Phone Number', '98765 43210');
  await tab.type('Email', 'asha.rao@example.com');
  await tab.type('Message', `Do you deliver? ${mark}`);
}

export function ordersOf({ uid }: Shopper): Promise<StoredDocument[]> {
  return listDocuments(`users/${uid}/orders`);
}

/** The shop's number of orders of the account, of enquiries about each product, and of messages with each mark. */
export async function atShop(
  shopper: Shopper,
  soldOut: readonly DemoProduct[] = [],
  marks: readonly string[] = [],
): Promise<number[]> {
  const found = [
    ordersOf(shopper),
    ...soldOut.map(({ id }) => enquiriesAbout(id)),
    ...marks.map(messagesWith),
  ];
  return (await Promise.all(found)).map(({ length }) => length);
}

export function untilNothingWaits(tab: Tab): Promise<void> {
  const isEmpty = async () => (await everythingOnDevice(tab)).outbox?.length === 0;
  return tab.until('nothing to wait', isEmpty, 90_000);
}

/** Waits until the shop has as many of each as were pressed for, or time is up; the caller counts the missing ones. */
export async function untilArrived(
  tab: Tab,
  ask: () => Promise<number[]>,
  wanted: readonly number[],
  within = 60_000,
): Promise<number[]> {
  const isSo = async () => String(await ask()) === String(wanted);
  await tab.until(`${wanted} at the shop`, isSo, within).catch(() => undefined);
  return ask();
}

/** The shop takes every document at its first arrival, and the phone does not hear of it. */
export function loseFirstReplies(network: FaultProxy): void {
  const known = new Set<string>();
  const isFirst = (name: string) => known.size < known.add(name).size;
  network.fault((seen) => isCommit(seen) && isFirst(documentOf(seen)), { do: 'drop-reply' });
}
