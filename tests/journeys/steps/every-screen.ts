// Every screen of the shop, and what has to stand on it for an account that has been there before: a shopper with an address, a
// profile, a quotation and three orders.
import type { NewOrder } from '#core/model/order/order.ts';
import type { PlainFields } from '#core/remote/firestore-values.ts';
import { type DemoProduct, seededProducts } from '../../support/demo-products.ts';
import { listDocuments, type WireFields, writeFields } from '../../support/shop-server.ts';
import { HOME, IN_JAIPUR, onTheWire } from './address-journey.ts';
import { RECEIVED } from './checkout-journey.ts';
import { itemOf, putOrderAtShop } from './orders-journey.ts';
import { ASHA, wire } from './profile-journey.ts';
import type { Answer } from './screen-times.ts';

/** By the path that opens it. */
export type Screens = Record<string, Answer>;

const QUOTATION = 'half-dead-quotation';

export type Shopper = { uid: string; seeded: DemoProduct; orders: Record<OrderName, NewOrder> };
type OrderName = 'delivered' | 'transfer' | 'unpaid';

/** Leaves at the shop what a shopper of this account has there. */
export async function furnish(uid: string): Promise<Shopper> {
  const seeded = (await seededProducts()).find(({ quantity }) => quantity > 20);
  if (!seeded) throw new Error('the seeded shop has nothing in stock');
  const put = (changes: Partial<NewOrder>, more: PlainFields = {}) =>
    putOrderAtShop(uid, [itemOf(seeded)], changes, more);
  const [delivered, transfer, unpaid] = await Promise.all([
    put({}, { deliveryStatus: 'delivered', status: 'success' }),
    put({ paymentMethod: 'NEFT' }),
    put({ paymentMethod: 'online_payment' }),
    writeFields(`users/${uid}`, wire(ASHA)),
    writeFields(
      `users/${uid}/addresses/home-of-asha-rao-jaipur`,
      onTheWire({ ...HOME, ...IN_JAIPUR }),
    ),
    writeFields(`users/${uid}/quotations/${QUOTATION}`, quotationOf(seeded)),
  ]);
  return { uid, seeded, orders: { delivered, transfer, unpaid } };
}

/** What is kept on the phone once all of it has come. */
export function isFurnished(rows: Record<string, unknown[]>): boolean {
  const { addresses = [], quotations = [], orders = [], profiles = [] } = rows;
  return [addresses, quotations, profiles].every((it) => it.length > 0) && orders.length >= 3;
}

/** The screens that everybody sees. `inCart`: a product that is in the cart. */
export async function openScreens({ seeded }: Shopper, inCart: DemoProduct): Promise<Screens> {
  const [blog] = await listDocuments('blogs');
  const title = String(blog?.fields.heading?.stringValue);
  return {
    '/': { title: 'From small farms', shows: '₹' },
    '/products': { title: 'Products', shows: '₹' },
    '/products?search=moringa': { title: 'moringa', shows: '₹' },
    [`/product/${seeded.id}`]: { title: seeded.name, shows: '₹' },
    '/category/turmeric': { title: 'Turmeric', shows: '₹' },
    '/brand/kaveri-banks-family-farm': { title: 'Kaveri Banks', shows: '₹' },
    '/search': { title: 'Search', shows: 'Turmeric' },
    '/blogs': { title: 'Blogs', shows: pattern(title) },
    [`/blog/${blog?.id}`]: { title: 'Blog', shows: pattern(title) },
    '/faqs': { title: 'FAQs', shows: '\\?' },
    '/about-us': { title: 'About us', shows: 'Browse Products' },
    '/spare-parts': { title: 'Spare parts', shows: '.' },
    '/privacy-policy': { title: 'Privacy Policy', shows: '.' },
    '/terms-and-condition': { title: 'Terms and Conditions', shows: '.' },
    '/cancellation-policy': { title: 'Cancellation Policy', shows: '.' },
    '/return-policy': { title: 'Return Policy', shows: '.' },
    '/contact-us': { title: 'Contact us', shows: 'Send message' },
    '/services': { title: 'Feedback', shows: 'Send feedback' },
    '/cart': { title: 'Cart', shows: pattern(inCart.name) },
    '/wishlist': { title: 'Wish list', shows: 'Your wish list is empty' },
    '/waiting': { title: 'Waiting to be sent', shows: 'Nothing is waiting' },
  };
}

/** The screens of whoever is signed in. */
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
    [`/payments?orderId=${transfer.orderId}`]: { title: 'Bank transfer', shows: 'Account number' },
    '/profile': { title: 'My Profile', shows: 'First Name' },
    '/profile/addresses': { title: 'Manage Addresses', shows: HOME.address },
    '/quotations': { title: 'My Quotations', shows: QUOTATION },
    [`/quotation-details?id=${QUOTATION}`]: { title: 'Quotation', shows: pattern(seeded.name) },
  };
}

function quotationOf({ id, name, rupees }: DemoProduct): WireFields {
  const product = {
    id: { stringValue: id },
    name: { stringValue: name },
    brand: { stringValue: 'kaveri-banks' },
    price: { doubleValue: rupees },
    quantity: { integerValue: '40' },
    photoURL: { arrayValue: { values: [{ integerValue: '0' }] } },
  };
  const quantity = { integerValue: '24' };
  const item = { mapValue: { fields: { product: { mapValue: { fields: product } }, quantity } } };
  return {
    id: { stringValue: QUOTATION },
    createdAt: { timestampValue: '2026-11-02T06:00:00Z' },
    cartItems: { arrayValue: { values: [item] } },
  };
}

/** A regular expression's source that means these words. */
function pattern(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
