// The events that a shop pays for, each played once: visits in a browser, writes by the shop’s own core, the merchant by the Admin SDK.
import { FieldValue } from 'firebase-admin/firestore';
import * as remote from '#domain/account-mirror/fetch-account-documents.ts';
import { refreshAccount } from '#domain/account-mirror/refresh-account.ts';
import type { HaatDatabase } from '#domain/device/tables.ts';
import { raiseEnquiry } from '#domain/enquiry/enquiry-write.ts';
import { sendMessage } from '#domain/message/contact-write.ts';
import type { Product } from '#domain/product/product.ts';
import { reviewId } from '#domain/review/review.ts';
import { sendReview } from '#domain/review/review-write.ts';
import { writeKinds } from '#domain/writes/registry.ts';
import { exchangeRefreshToken } from '#engine/account/account-token.ts';
import { accountCredential } from '#engine/account/credential.ts';
import { firebaseProject } from '#engine/firestore/firebase-project.ts';
import { mintId } from '#engine/lib/identifiers.ts';
import { foldStock } from '../../backend/functions/src/orders/stock.ts';
import { reconcile } from '../../backend/functions/src/payments/reconcile.ts';
import { database, seen } from '../functions/shop-database.ts';
import { type DemoProduct, makeProduct, unmakeProduct } from '../support/demo-products.ts';
import { untilRun, untilSilent } from '../support/function-runs.ts';
import { type Bench, SCREEN, SHOP } from './bench-browser.ts';
import { type Cost, costOf, costOfScheduled } from './cost-of.ts';
import { noteFetch } from './firestore-reads.ts';
import { untilQuiet, visitLater } from './first-visit.ts';
import { asPhonesKnow, type OrderPhone, orderPhone } from './order-phone.ts';

const LINES = 30;
const SETTLED_MS = 20_000;

export type Costs = Readonly<Record<EventName, Cost>>;
export type EventName =
  | keyof Awaited<ReturnType<typeof visits>>
  | keyof Awaited<ReturnType<typeof writes>>;

/** Plays every event; returns their costs by name. */
export async function playEvents(bench: Bench): Promise<Costs> {
  const made: DemoProduct[] = [];
  for (let at = 0; at < LINES; at++) made.push(await makeProduct(500));
  // Functions woken by the demo and these products may still wait for their process to start.
  await untilSilent(SETTLED_MS);
  // Lets the functions run once and publish new products, so that the first event pays only for itself.
  await costOf(async () => {
    for (const path of ['/catalogue/head', '/products']) await fetch(SHOP + path);
  });
  const costs = { ...(await visits(bench, made)), ...(await writes(made)) };
  for (const product of made) await unmakeProduct(product);
  return costs;
}

async function visits({ browser, network }: Bench, [product]: readonly DemoProduct[]) {
  const context = await browser.newContext(SCREEN);
  network.reset();
  const { log } = network;
  const visit = async (hours: number, path: string) => {
    const page = await context.newPage();
    // Within an hour by the phone's clock, a visit may make no request at all.
    if (hours > 0) return visitLater(page, network, { path, hours });
    await page.goto(SHOP + path);
    await untilQuiet(page, log);
    await page.close();
  };
  const costOfVisit = (hours: number, path = '/products') => {
    log.length = 0;
    return costOf(() => visit(hours, path), log);
  };
  // A lower price: a phone that knows the earlier price still orders without being asked.
  const price = { price: FieldValue.increment(-1) };
  const edit = () =>
    untilRun('stampProducts', () => database.doc(`products/${product?.id}`).update(price));
  const firstVisit = await costOfVisit(0);
  const visitWithoutChange = await costOfVisit(1);
  const productEdited = await costOf(edit);
  const publication = await costOf(async () => void (await fetch(`${SHOP}/catalogue/head`)));
  const visitAfterChange = await costOfVisit(2);
  const productPage = await costOfVisit(3, `/product/${product?.id}`);
  await context.close();
  return {
    firstVisit,
    visitWithoutChange,
    productEdited,
    publication,
    visitAfterChange,
    productPage,
  };
}

async function writes(made: readonly DemoProduct[]) {
  const log = noteFetch(firebaseProject.firestoreOrigin);
  const products = made.map(asPhonesKnow);
  const [first] = products;
  if (!first) throw new Error('no product');
  const phones: OrderPhone[] = [];
  const signIn = await costOf(async () => {
    await untilRun('keepUserPhone', async () => {
      phones.push(await orderPhone(Date.now));
    });
    for (const phone of phones) await phone.press(lookAtAccount);
  }, log);
  const [buyer] = phones;
  if (!buyer) throw new Error('nobody signed in');

  const paths: string[] = [];
  const order = (lines: readonly Product[]) => async () => {
    const { orderId } = await buyer.place(lines, 'cod', 1);
    await buyer.drain(1, false);
    const path = `users/${buyer.uid}/orders/${orderId}`;
    paths.push(path);
    await seen(path, (it) => it.get('acceptedAt') > 0);
    // As the page does after its own write.
    await buyer.press(lookAtAccount);
  };
  const changed = (path: string, fields: object, follows: string) =>
    costOf(() => untilRun(follows, () => database.doc(path).update({ ...fields })), log);
  const sent = (press: (on: HaatDatabase) => Promise<unknown>, follows: string) => {
    const send = async () => {
      await buyer.press(press);
      await buyer.drain(1, false);
      if ((await buyer.waiting()).length > 0) throw new Error('the shop did not take it');
    };
    return costOf(() => untilRun(follows, send), log);
  };

  await foldStock();
  const orderOf1 = await costOf(order([first]), log);
  const orderOf30 = await costOf(order(products), log);
  const fold = await costOfScheduled('foldSoldPieces', foldStock);
  const idleFold = await costOfScheduled('foldSoldPieces', foldStock);
  const reconciler = await costOfScheduled('reconcilePayments', () =>
    reconcile({ provider: () => Promise.reject(new Error('nobody is asked')), now: 0 }),
  );
  const [small = '', large = ''] = paths;
  const cancellingOf30 = await changed(large, { deliveryStatus: 'cancel' }, 'followOrder');
  const delivery = await changed(small, { deliveryStatus: 'delivered' }, 'followOrder');
  const enquiry = await sent((on) => raiseEnquiry(on, first.id), 'expireEnquiries');
  const words = { name: 'Asha Rao', phone: '+91 9876543210', email: 'asha.rao@example.com' };
  const text = { ...words, message: 'Do you deliver?' };
  const message = await sent((on) => sendMessage(on, mintId(), text, 'contact'), 'expireMessages');
  const review = {
    id: mintId(),
    uid: buyer.uid,
    orderId: small.split('/').at(-1) ?? '',
    productId: first.id,
    customerName: 'Asha Rao',
    productName: first.name,
    review: 'Good.',
    stars: 4,
  };
  const reviewSent = await sent(
    (on) => sendReview(on, review, 'review', Date.now()),
    'keepPublishedReviews',
  );
  const stored = `reviews/${reviewId(review)}`;
  const reviewPublished = await changed(stored, { published: true }, 'keepPublishedReviews');
  await database.doc(stored).delete();
  await database.recursiveDelete(database.doc(`users/${buyer.uid}`));
  return {
    signIn,
    orderOf1,
    orderOf30,
    fold,
    idleFold,
    reconciler,
    cancellingOf30,
    delivery,
    enquiry,
    message,
    reviewSent,
    reviewPublished,
  };
}

async function lookAtAccount(on: HaatDatabase): Promise<void> {
  const credential = accountCredential(on, exchangeRefreshToken, Date.now);
  const setup = { database: on, kinds: writeKinds, remote, credential, now: Date.now };
  const { outcome } = await refreshAccount(setup);
  if (outcome !== 'up-to-date') throw new Error(`the account was not read: ${outcome}`);
}
