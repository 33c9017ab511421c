// The browser clears what the shop stored, as Safari does after seven days without a visit: what was told beforehand, and what is kept.
import { expect } from 'vitest';
import { sightingsIn, untrue } from '../../support/confirmations.ts';
import { makeProduct } from '../../support/demo-products.ts';
import { backupOn, everythingOnDevice } from '../../support/device-storage.ts';
import { newMark } from '../../support/marked-messages.ts';
import { QUIET_PAGE, savedOn } from '../../support/saved-on-device.ts';
import {
  addToCart,
  atShop,
  makeShopper,
  NOT_PLACED,
  placeOrder,
  RECEIVED,
  raiseEnquiry,
  seesOrders,
  signIn,
  visit,
  visitAs,
  writeMessage,
} from '../shopper.ts';
import type { Tab } from '../tab.ts';
import { countArrived, deleteDatabases, guarantee } from './guarantee.ts';

/** Takes away the databases; all else, too, where `isAll`. */
async function clear(tab: Tab, isAll: boolean): Promise<void> {
  await tab.goto(QUIET_PAGE);
  await deleteDatabases(tab);
  if (isAll) {
    await tab.evaluate(async () => {
      for (const it of await navigator.serviceWorker.getRegistrations()) await it.unregister();
      for (const name of await caches.keys()) await caches.delete(name);
      localStorage.clear();
    });
  }
  expect(await everythingOnDevice(tab), 'what is left').toEqual({});
}

guarantee(
  'databases that are gone: cart, order, message and login are there again, and each arrives once',
  { notesSightings: true },
  async ({ phone, tab, network }) => {
    const [asha, product] = await Promise.all([makeShopper(), makeProduct(5)]);
    const mark = newMark();
    await visitAs(asha, tab);
    network.cut();
    await addToCart(tab, product);
    await placeOrder(tab);
    await tab.sees(NOT_PLACED);
    await writeMessage(tab, mark);
    await addToCart(tab, product);
    const isBackedUp = async () => /"cartItems":\[\{/.test(await backupOn(tab));
    await tab.until('the backup', isBackedUp);
    const { waiting } = await savedOn(tab);
    let falselyConfirmed = 0;
    // Without a network, and more than once: the copy is kept again from the database that it filled.
    for (const _ of ['once', 'twice']) {
      await clear(phone.tab, false);
      await phone.restart();
      await phone.tab.goto('/cart');
      await phone.tab.sees(product.name);
      const now = await savedOn(phone.tab);
      falselyConfirmed += waiting.filter((kind) => !now.waiting.includes(kind)).length;
      expect(now).toEqual({ waiting, inCart: 1 });
      await phone.tab.goto('/orders');
      await phone.tab.sees(NOT_PLACED);
    }
    network.join();
    const arrived = await countArrived(phone.tab, () => atShop(asha, [], [mark]), [1, 1]);
    return {
      ...arrived,
      promise: 'broken-storage',
      repetitions: 2,
      falselyConfirmed: falselyConfirmed + untrue(await sightingsIn(phone.tab), network).length,
    };
  },
);

guarantee(
  'all that was stored is cleared: it was said beforehand of what waited, what had arrived is there again after a login, and the shop goes on',
  { notesSightings: true },
  async ({ tab, network }) => {
    const [asha, product, unsent, sent] = await Promise.all([
      makeShopper(),
      makeProduct(5),
      makeProduct(0),
      makeProduct(0),
    ]);
    await visitAs(asha, tab);
    await addToCart(tab, product);
    await placeOrder(tab);
    await tab.sees(RECEIVED, 45_000);
    network.cut();
    await raiseEnquiry(tab, unsent);
    await tab.goto('/waiting');
    await tab.sees(unsent.name);
    // WebKitGTK cannot be asked, and so has promised nothing.
    const promised = () =>
      tab.evaluate(async () => (await navigator.storage?.persisted?.()) ?? false);
    expect(await promised()).toBe(false);
    await tab.sees('Your phone may delete this if it runs out of space');

    await clear(tab, true);
    network.join();
    await visit(tab);
    await tab.goto('/waiting');
    await tab.sees('Nothing is waiting to be sent.');
    await signIn(tab, asha);
    await seesOrders(tab, asha);
    await raiseEnquiry(tab, sent);
    // What waited is gone, as was said of it, and nothing says otherwise.
    const arrived = await countArrived(tab, () => atShop(asha, [sent, unsent]), [1, 1, 0]);
    return {
      ...arrived,
      promise: 'broken-storage',
      repetitions: 1,
      falselyConfirmed: untrue(await sightingsIn(tab), network).length,
    };
  },
);
