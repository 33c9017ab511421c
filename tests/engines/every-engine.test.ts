// What a shopper may rely on, in the engines of Firefox and of Safari: the first visit, the shop without a network, what was pressed
// without one and is there once afterwards, and a new version under an open tab.
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type DemoProduct,
  makeProduct,
  seededProducts,
  unmakeProduct,
} from '../support/demo-products.ts';
import { accountOnDevice, everythingOnDevice } from '../support/device-storage.ts';
import { deployWithNewNames } from '../support/next-deploy.ts';
import { enquiriesAbout } from '../support/shop-server.ts';
import { noteTally } from '../sync/support/note-tally.ts';
import { chosenEngines } from './chosen-engines.ts';
import { Phone } from './phone.ts';
import {
  addToCart,
  expectOneEnquiry,
  expectOrders,
  makeShopper,
  NOT_PLACED,
  placeOrder,
  RECEIVED,
  raiseEnquiry,
  type Shopper,
  signIn,
  visit,
} from './shopper.ts';
import type { Tab } from './tab.ts';

/** What is counted where each step was expected to be right: one that was not has ended the test. */
const NONE = { lost: 0, doubled: 0, falselyConfirmed: 0 };

/** Whether the shop's database can be written to just now. Runs in the page. */
function saves(): Promise<boolean> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(false), 5_000);
    indexedDB.open('haat').onsuccess = ({ target }) => {
      const database = (target as IDBOpenDBRequest).result;
      const transaction = database.transaction([...database.objectStoreNames], 'readwrite');
      transaction.objectStore('deviceState').count();
      transaction.oncomplete = () => {
        database.close();
        resolve(true);
      };
    };
  });
}

/** The page came drawn, from the server or from the worker. */
async function expectDrawn(tab: Tab): Promise<void> {
  // What it is told by stands at its end.
  const isDrawn = () => tab.evaluate(() => document.querySelector('#island') !== null);
  await tab.until('a drawn page', isDrawn);
}

describe.each(chosenEngines())('in %s', (engine) => {
  let phone: Phone;
  let asha: Shopper;
  let product: DemoProduct;
  let soldOut: DemoProduct[];

  beforeAll(async () => {
    [asha, product, ...soldOut] = await Promise.all([
      makeShopper(),
      makeProduct(9),
      makeProduct(0),
      makeProduct(0),
      makeProduct(0),
    ]);
    phone = await Phone.make(engine);
  });

  beforeEach(({ task }) => {
    task.meta.slow = 'a whole browser, beside the journeys';
  });

  afterEach(() => phone.network.heal());

  afterAll(async () => {
    await phone?.throwAway();
    for (const it of [product, ...(soldOut ?? [])]) if (it) await unmakeProduct(it);
  });

  test('the first page comes drawn, is taken over without a complaint, and leaves shop and catalogue on the phone', async () => {
    const { tab } = phone;
    await visit(tab);
    await tab.sees('₹');
    const isTakenOver = () =>
      tab.evaluate(() => document.documentElement.hasAttribute('data-taken-over'));
    await tab.until('the page to be taken over', isTakenOver);
    await expectDrawn(tab);
    await tab.reload();
    await tab.sees('₹');
    expect(await tab.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    expect(await tab.complaints()).toEqual([]);
  });

  test('without a network the shop opens, with a product that was never opened, and Hindi words find it', async () => {
    const { tab, network } = phone;
    const seeded = (await seededProducts()).find(({ quantity }) => quantity > 10);
    network.cut();
    await tab.reload();
    await tab.sees('₹');
    await expectDrawn(tab);
    await tab.goto(`/product/${seeded?.id}`);
    await tab.sees(`${seeded?.name}`);
    await expectDrawn(tab);
    await tab.goto('/search');
    await tab.type({ css: 'input[role=combobox]', words: 'Search products' }, 'हल्दी');
    await tab.sees('Show results in Turmeric');
    network.join();
  });

  test('pages that are left at any moment, and kept by the browser for Back, hold up no page after them', async () => {
    const { tab } = phone;
    for (let round = 0; round < 24; round += 1) {
      await tab.goto(['/products', '/waiting', `/product/${product.id}`][round % 3] as string);
      await sleep(30 * round);
    }
    // Nor did one load itself anew in place of the page that was asked for.
    expect(await tab.evaluate(() => sessionStorage.getItem('haat-reloaded-at') === null)).toBe(
      true,
    );
    await tab.until('what is saved to be saved', () => tab.evaluate(saves));
    await tab.goto('/cart');
    await tab.sees('Your cart is empty');
  });

  test('an enquiry and an order made without a network are not called placed; they arrive once when it is back', async ({
    task,
  }) => {
    const { tab, network } = phone;
    await signIn(tab, asha);
    await tab.goto('/profile/addresses');
    await tab.sees('12 Lake Road');
    network.cut();
    await raiseEnquiry(tab, soldOut[0] as DemoProduct);
    await addToCart(tab, product);
    await placeOrder(tab);
    await tab.sees(NOT_PLACED);
    await expectOrders(asha, 0);
    network.join();
    await tab.sees(RECEIVED, 45_000);
    await expectOrders(asha, 1);
    await expectOneEnquiry(tab, soldOut[0] as DemoProduct, asha.uid);
    noteTally(task, { ...NONE, promise: 'no-background-sync', engine, repetitions: 2 });
  });

  test('the same when the browser is closed in between: cart and presses are there again, and arrive once', async () => {
    const { network } = phone;
    network.cut();
    await raiseEnquiry(phone.tab, soldOut[1] as DemoProduct);
    await addToCart(phone.tab, product);
    await placeOrder(phone.tab);
    await addToCart(phone.tab, product);
    await phone.restart();
    const { tab } = phone;
    await tab.goto('/cart');
    await tab.sees(product.name);
    await tab.goto('/waiting');
    await tab.sees((soldOut[1] as DemoProduct).name);
    await tab.sees('Your order ');
    await expectOrders(asha, 1);
    network.join();
    await tab.until(
      'nothing to wait',
      async () => (await everythingOnDevice(tab)).outbox?.length === 0,
    );
    await expectOrders(asha, 2);
    await expectOneEnquiry(tab, soldOut[1] as DemoProduct, asha.uid);
  });

  test('who logs out with something unsent may keep it; it goes when they log in again', async ({
    task,
  }) => {
    const { tab, network } = phone;
    const [, , about] = soldOut as [DemoProduct, DemoProduct, DemoProduct];
    network.cut();
    await raiseEnquiry(tab, about);
    await tab.press('Profile');
    await tab.press('Log Out');
    await tab.sees('1 thing has not been sent yet');
    await tab.press('Keep for me');
    await tab.until('the login', async () => (await tab.path()) === '/login');
    expect(await accountOnDevice(tab)).toBeNull();
    network.join();
    await signIn(tab, asha);
    await expectOneEnquiry(tab, about, asha.uid);
    expect(await enquiriesAbout(about.id)).toHaveLength(1);
    noteTally(task, { ...NONE, promise: 'other-account', engine, repetitions: 1 });
  });

  test('a new version says that it is ready, and comes at a press under an open tab', async ({
    task,
  }) => {
    const { tab, network } = phone;
    await tab.goto('/products');
    const isNext = () => tab.evaluate(() => document.documentElement.dataset.version === 'next');
    deployWithNewNames(network);
    await tab.reload();
    await tab.sees('A new version of the shop is ready.');
    expect(await isNext()).toBe(false);
    await tab.press('Update');
    await tab.until('the new version', isNext);
    await tab.sees('₹');
    network.heal();
    noteTally(task, { ...NONE, promise: 'new-version', engine, repetitions: 1 });
  });
});
