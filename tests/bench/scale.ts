// The events that a shop pays for, each played once, and their cost in Firestore’s and Cloud Functions’ own units: visits in
// a browser, writes by the shop’s own core, the merchant by the Admin SDK.
import { setTimeout as sleep } from 'node:timers/promises';
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
import { closeDatabase, database, seen } from '../functions/shop-database.ts';
import {
  type DemoProduct,
  makeProduct,
  seededProducts,
  unmakeProduct,
} from '../support/demo-products.ts';
import { sumOfRuns, untilRun, untilSilent } from '../support/function-runs.ts';
import { isFirestore, isPublished } from '../support/sent-requests.ts';
import { type Bench, SCREEN, SHOP, untilQuiet } from './bench-browser.ts';
import { type Cost, costOf, costOfScheduled, noteFetch } from './cost-of.ts';
import { asPhonesKnow, type OrderPhone, orderPhone } from './order-phone.ts';

const LINES = 30;
const SETTLED_MS = 20_000;

/** Documents that rules read, which no reply shows: `wasDelivered` and `isSold` in backend/firestore.rules. */
const READ_BY_RULES: Readonly<Record<string, number>> = { reviewSent: 2 };
const HEAD = [
  ...['event', 'phone R', 'W', 'functions R', 'W', 'D', 'merchant W'],
  ...['Hosting', 'Firestore', 'Storage', 'runs', 'of which'],
];

/** Plays every event, and prints what each costs; bytes in KB. */
export async function measureScale(bench: Bench): Promise<void> {
  const products = (await seededProducts()).length;
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
  await closeDatabase();
  console.log(`\n${products} products and ${LINES} of the bench. What one event costs\n`);
  const rows = Object.entries(costs).map(([name, cost]) => eventRow(name, cost));
  const head = [HEAD, HEAD.map((_, at) => (at === 0 ? '---' : '--:'))];
  for (const cells of [...head, ...rows]) console.log(`| ${cells.join(' | ')} |`);
}

function eventRow(name: string, { phone, functions, merchant, runs, bytes }: Cost) {
  const byRules = READ_BY_RULES[name];
  return [
    name,
    byRules ? `${phone.reads} + ${byRules} by rules` : phone.reads,
    ...[phone.writes, functions.reads, functions.writes, functions.deletes + merchant.deletes],
    merchant.writes,
    ...[bytes.hosting, bytes.firestore, bytes.storage].map((it) => (it / 1024).toFixed(1)),
    sumOfRuns(runs),
    Object.entries(runs)
      .map(([run, times]) => (times === 1 ? run : `${run} × ${times}`))
      .join(', '),
  ];
}

async function visits({ browser, network }: Bench, [product]: readonly DemoProduct[]) {
  const context = await browser.newContext(SCREEN);
  network.reset();
  const { log } = network;
  const visit = async (hours: number, path: string) => {
    const page = await context.newPage();
    // Within an hour by the phone's clock, a visit may make no request at all.
    if (hours > 0) await page.clock.install({ time: Date.now() + hours * 60 * 60_000 });
    await page.goto(SHOP + path);
    // Waits until the phone has asked any source for the catalogue, or for so long that it will not any more.
    const isAsked = () => log.some((it) => isFirestore(it) || isPublished(it));
    for (const began = Date.now(); Date.now() - began < 20_000 && !isAsked(); ) await sleep(200);
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
  const costs = {
    firstVisit: await costOfVisit(0),
    visitWithoutChange: await costOfVisit(1),
    productEdited: await costOf(edit),
    publication: await costOf(async () => void (await fetch(`${SHOP}/catalogue/head`))),
    visitAfterChange: await costOfVisit(2),
    productPage: await costOfVisit(3, `/product/${product?.id}`),
  };
  await context.close();
  return costs;
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
  const orders = {
    orderOf1: await costOf(order([first]), log),
    orderOf30: await costOf(order(products), log),
    fold: await costOfScheduled('foldSoldPieces', foldStock),
    idleFold: await costOfScheduled('foldSoldPieces', foldStock),
    reconciler: await costOfScheduled('reconcilePayments', () =>
      reconcile({ provider: () => Promise.reject(new Error('nobody is asked')), now: 0 }),
    ),
  };
  const [small = '', large = ''] = paths;
  const words = { name: 'Asha Rao', phone: '+91 9876543210', email: 'asha.rao@example.com' };
  const text = { ...words, message: 'Do you deliver?' };
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
  const stored = `reviews/${reviewId(review)}`;
  const send = (on: HaatDatabase) => sendReview(on, review, 'review', Date.now());
  const costs = {
    signIn,
    ...orders,
    cancellingOf30: await changed(large, { deliveryStatus: 'cancel' }, 'followOrder'),
    delivery: await changed(small, { deliveryStatus: 'delivered' }, 'followOrder'),
    enquiry: await sent((on) => raiseEnquiry(on, first.id), 'expireEnquiries'),
    message: await sent((on) => sendMessage(on, mintId(), text, 'contact'), 'expireMessages'),
    reviewSent: await sent(send, 'keepPublishedReviews'),
    reviewPublished: await changed(stored, { published: true }, 'keepPublishedReviews'),
  };
  await database.doc(stored).delete();
  await database.recursiveDelete(database.doc(`users/${buyer.uid}`));
  return costs;
}

async function lookAtAccount(on: HaatDatabase): Promise<void> {
  const credential = accountCredential(on, exchangeRefreshToken, Date.now);
  const setup = { database: on, kinds: writeKinds, remote, credential, now: Date.now };
  const { outcome } = await refreshAccount(setup);
  if (outcome !== 'up-to-date') throw new Error(`the account was not read: ${outcome}`);
}
