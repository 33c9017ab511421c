// The shop's promises to a shopper in Firefox and WebKit: a first visit, no network, offline presses, a new version.
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { captivePortals } from '../support/captive-portals.ts';
import { sightingsIn, untrue } from '../support/confirmations.ts';
import {
  type DemoProduct,
  makeProduct,
  seededProducts,
  unmakeLeftProducts,
} from '../support/demo-products.ts';
import { accountOnDevice } from '../support/device-storage.ts';
import { deployWithNewNames } from '../support/next-deploy.ts';
import { isEnquiryAbout } from '../support/sent-requests.ts';
import { enquiriesAbout } from '../support/shop-server.ts';
import { noteTally } from '../sync/support/note-tally.ts';
import { chosenEngines } from './chosen-engines.ts';
import { Phone } from './phone.ts';
import {
  addToCart,
  atShop,
  loseFirstReplies,
  makeShopper,
  NOT_PLACED,
  placeOrder,
  RECEIVED,
  raiseEnquiry,
  type Shopper,
  seesAddress,
  signIn,
  untilArrived,
  untilNothingWaits,
  visit,
} from './shopper.ts';
import type { Tab } from './tab.ts';

const PORTALS = Object.values(captivePortals);
/** The counts where every step was expected to be right: a wrong one has ended the test. */
const NONE = { lost: 0, doubled: 0, falselyConfirmed: 0 };

/** Whether the shop's database accepts writes just now. Runs in the page. */
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

/** The page came drawn, from the server or from the worker. Its mark stands at the page's end. */
async function expectDrawn(tab: Tab): Promise<void> {
  const isDrawn = () => tab.evaluate(() => document.querySelector('#dehydrated-state') !== null);
  await tab.until('a drawn page', isDrawn);
}

/** Opens a page until it comes drawn: where drawing takes over 1.5 s, as on a busy machine, the worker sends the bare shell. */
async function opensDrawn(tab: Tab, path: string, words: string): Promise<void> {
  const isDrawn = async () => {
    await tab.goto(path);
    await tab.sees(words);
    return tab.evaluate(() => document.querySelector('#dehydrated-state') !== null);
  };
  await tab.until(`${path} to come drawn`, isDrawn, 60_000);
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
      ...[1, 2, 3, ...PORTALS].map(() => makeProduct(0)),
    ]);
    phone = await Phone.make(engine, { notesSightings: true });
  });

  afterEach(() => phone.network.heal());

  afterAll(async () => {
    await phone?.throwAway();
    await unmakeLeftProducts();
  });

  const about = (at: number) => soldOut[at] as DemoProduct;

  async function pressOffline(at: number): Promise<void> {
    phone.network.cut();
    await raiseEnquiry(phone.tab, about(at));
    await addToCart(phone.tab, product);
    await placeOrder(phone.tab);
    await phone.tab.sees(NOT_PLACED);
  }

  /** Everything is there once, and no tab said so too early. */
  async function expectAtShop(orders: number, ...enquiries: number[]): Promise<void> {
    const wanted = [orders, ...soldOut.map((_, at) => enquiries[at] ?? 0)];
    const found = await untilArrived(phone.tab, () => atShop(asha, soldOut), wanted);
    expect(found).toEqual(wanted);
    expect(untrue(await sightingsIn(phone.tab), phone.network)).toEqual([]);
  }

  test('@core presses made without a network arrive once when it is back', async ({ task }) => {
    const { tab, network } = phone;
    await visit(tab);
    await tab.sees('₹');
    await expectDrawn(tab);
    const isHydrated = () =>
      tab.evaluate(() => document.documentElement.hasAttribute('data-hydrated'));
    await tab.until('the page to be taken over', isHydrated);
    expect(await tab.complaints()).toEqual([]);
    await signIn(tab, asha);
    await seesAddress(tab);
    await pressOffline(0);
    await expectAtShop(0);
    network.join();
    await tab.sees(RECEIVED, 45_000);
    await expectAtShop(1, 1);
    noteTally(task, { ...NONE, promise: 'no-background-sync', engine, repetitions: 2 });
  });

  test('without a network the shop opens, with a product that was never opened, and Hindi words find it', async () => {
    const { tab, network } = phone;
    const seeded = (await seededProducts()).find(({ quantity }) => quantity > 10);
    network.cut();
    await opensDrawn(tab, '/products', '₹');
    await opensDrawn(tab, `/product/${seeded?.id}`, `${seeded?.name}`);
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
    // Nor did a page reload in place of the requested one.
    const hasReloaded = () => tab.evaluate(() => 'haat-reloaded-at' in sessionStorage);
    expect(await hasReloaded()).toBe(false);
    await tab.until('what is saved to be saved', () => tab.evaluate(saves));
    await tab.goto('/cart');
    await tab.sees('Your cart is empty');
  });

  test('a closed browser has cart and presses again, each once', async ({ task }) => {
    await pressOffline(1);
    await addToCart(phone.tab, product);
    await phone.restart();
    const { tab, network } = phone;
    await tab.goto('/cart');
    await tab.sees(product.name);
    await tab.goto('/waiting');
    await tab.sees(about(1).name);
    await tab.sees('Your order ');
    loseFirstReplies(network);
    network.join();
    await untilNothingWaits(tab);
    await expectAtShop(2, 1, 1);
    noteTally(task, { ...NONE, promise: 'lost-reply', engine, repetitions: 2 });
  });

  test('five kinds of false answers to everything: enquiries and an order are not called arrived before they are, and arrive once', {
    timeout: 120_000,
  }, async ({ task }) => {
    const { tab, network } = phone;
    for (const [at, portal] of PORTALS.entries()) {
      network.heal({ quietly: true });
      // The browser's preflight passes, so that the actual request gets the false answer.
      network.fault(({ method }) => method !== 'OPTIONS', portal);
      await raiseEnquiry(tab, about(3 + at));
      const isSent = async () => network.seen(isEnquiryAbout(about(3 + at).id)).length > 0;
      await tab.until('the enquiry to be sent', isSent);
      await tab.sees(/saved on this phone/i);
      await tab.sees('No connection.');
    }
    // One is in the cart already.
    await tab.goto('/cart');
    await placeOrder(tab);
    await tab.sees(NOT_PLACED);
    await expectAtShop(2, 1, 1);
    network.heal();
    await tab.sees(RECEIVED, 45_000);
    await expectAtShop(3, 1, 1, 0, 1, 1, 1, 1, 1);
    noteTally(task, { ...NONE, promise: 'false-success', engine, repetitions: 6 });
  });

  test('who logs out with something unsent may keep it', async ({ task }) => {
    const { tab, network } = phone;
    // Arrived at the shop is not yet known on the phone, and would count as unsent.
    await untilNothingWaits(tab);
    network.cut();
    await raiseEnquiry(tab, about(2));
    await tab.press('Profile');
    await tab.press('Log Out');
    await tab.sees('1 update has not been sent yet');
    await tab.press('Keep for me');
    await tab.until('the login', async () => (await tab.path()) === '/login');
    expect(await accountOnDevice(tab)).toBeNull();
    network.join();
    await signIn(tab, asha);
    await expectAtShop(3, 1, 1, 1, 1, 1, 1, 1, 1);
    const [enquiry] = await enquiriesAbout(about(2).id);
    expect(enquiry?.fields.userId).toEqual({ stringValue: asha.uid });
    noteTally(task, { ...NONE, promise: 'other-account', engine, repetitions: 1 });
  });

  test('a new version says that it is ready, and comes at a press', async ({ task }) => {
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
    noteTally(task, { ...NONE, promise: 'new-version', engine, repetitions: 1 });
  });
});
