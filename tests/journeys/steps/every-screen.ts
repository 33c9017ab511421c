// Every screen of the shop, and its required content for a shopper with an address, a profile, a quotation and three orders.
import type { Page } from 'playwright/test';
import type { NewOrder } from '#domain/order/order.ts';
import { encodeFields, type PlainFields } from '#engine/firestore/firestore-values.ts';
import { makePhoneAccount } from '../../support/demo-accounts.ts';
import { type DemoProduct, inStock } from '../../support/demo-products.ts';
import { everythingOnDevice, putAccount } from '../../support/device-storage.ts';
import { PUBLIC_PAGES } from '../../support/public-pages.ts';
import { writeFields } from '../../support/shop-server.ts';
import { HOME, IN_JAIPUR } from './address-journey.ts';
import { addToCart, RECEIVED } from './checkout-journey.ts';
import { expect } from './journey.ts';
import { itemOf, putOrderAtShop } from './orders-journey.ts';
import { ASHA } from './profile-journey.ts';
import { OFFERED, offer } from './quotations-journey.ts';
import { haveCatalogue } from './whole-device.ts';

/** A screen's required content: words of its heading, and a pattern (a regular expression's source) in its body. */
export type Answer = { title: string; shows: string };

export type Screens = Record<string, Answer>;

const QUOTATION = 'half-dead-quotation';

export type Shopper = { uid: string; seeded: DemoProduct; orders: Record<OrderName, NewOrder> };
type OrderName = 'delivered' | 'transfer' | 'unpaid';

async function furnish(uid: string): Promise<Shopper> {
  const [seeded] = await inStock();
  const put = (changes: Partial<NewOrder>, more: PlainFields = {}) =>
    putOrderAtShop(uid, [itemOf(seeded)], changes, more);
  const [delivered, transfer, unpaid] = await Promise.all([
    put({}, { deliveryStatus: 'delivered', status: 'success' }),
    put({ paymentMethod: 'NEFT' }),
    put({ paymentMethod: 'online_payment' }),
    writeFields(`users/${uid}`, encodeFields(ASHA)),
    writeFields(
      `users/${uid}/addresses/home-of-asha-rao-jaipur`,
      encodeFields({ ...HOME, ...IN_JAIPUR }),
    ),
    offer(uid, QUOTATION),
  ]);
  return { uid, seeded, orders: { delivered, transfer, unpaid } };
}

/** Signs in a returning shopper, with all their documents from the shop on the phone, and a product in the cart. */
export async function openAsShopper(page: Page, inCart?: DemoProduct): Promise<Shopper> {
  const account = await makePhoneAccount();
  const shopper = await furnish(account.uid);
  await haveCatalogue(page);
  await putAccount(page, account);
  if (inCart) await addToCart(page, inCart);
  await page.goto('/orders');
  const hasAll = async () => {
    const { addresses, quotations, orders, profiles } = await everythingOnDevice(page);
    return [addresses, quotations, profiles].every((it) => it?.length) && orders?.length === 3;
  };
  await expect.poll(hasAll).toBe(true);
  return shopper;
}

/** The public screens. `inCart`: a product that is in the cart. */
export function openScreens(inCart: DemoProduct): Screens {
  // A signed-in shopper is redirected away from the login.
  const pages = PUBLIC_PAGES.filter(({ path }) => path !== '/login');
  return {
    ...Object.fromEntries(
      pages.map(({ path, heading, words }) => [path, { title: heading, shows: pattern(words) }]),
    ),
    '/cart': { title: 'Cart', shows: pattern(inCart.name) },
    '/wishlist': { title: 'Wish list', shows: 'Your wish list is empty' },
    '/waiting': { title: 'Waiting to be sent', shows: 'Nothing is waiting' },
  };
}

export function ownScreens({ uid, seeded, orders }: Shopper): Screens {
  const { delivered, transfer } = orders;
  const id = delivered.orderId;
  return {
    '/place-order': { title: 'Place Order', shows: HOME.address },
    '/orders': { title: 'My Orders', shows: delivered.orderNo },
    [`/order/${id}`]: { title: delivered.orderNo, shows: pattern(seeded.name) },
    [`/order-confirmation/${uid}/${id}`]: { title: RECEIVED, shows: delivered.orderNo },
    [`/edit-address/${transfer.orderId}/${uid}`]: { title: 'Change Address', shows: 'Pincode' },
    [`/review-order/${id}`]: { title: 'Submit Review', shows: pattern(seeded.name) },
    [`/payments?orderId=${transfer.orderId}`]: {
      title: 'UPI QR or bank transfer',
      shows: 'Account number',
    },
    '/profile': { title: 'My Profile', shows: 'First Name' },
    '/profile/addresses': { title: 'Manage Addresses', shows: HOME.address },
    '/quotations': { title: 'My Quotations', shows: QUOTATION },
    [`/quotation-details?id=${QUOTATION}`]: { title: 'Quotation', shows: OFFERED.name },
  };
}

/** A regular expression's source that matches these words. */
function pattern(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
