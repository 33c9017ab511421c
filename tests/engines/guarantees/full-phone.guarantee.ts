// A phone without room: every press is saved for real, or called "not saved"; with room again it is saved and arrives once.
import { expect } from 'vitest';
import { makeProduct } from '../../support/demo-products.ts';
import { newMark } from '../../support/marked-messages.ts';
import { QUIET_PAGE, savedOn } from '../../support/saved-on-device.ts';
import { addToCart, atShop, fillInMessage, makeShopper, openPayment, visitAs } from '../shopper.ts';
import type { Tab } from '../tab.ts';
import { countArrived, guarantee } from './guarantee.ts';

const FILLER = 'filler';
const FULL = /not saved: this phone is full\. Free up some space/i;
const SAVED = /saved on this phone/i;
/** bytes; the shop itself takes less than half of it. */
const ROOM = 24 * 1024 * 1024;

guarantee(
  'a full phone saves nothing and says so; with room again the same presses are saved and arrive once',
  { room: ROOM },
  async ({ phone, network }) => {
    const [asha, product, soldOut] = await Promise.all([
      makeShopper(),
      makeProduct(5),
      makeProduct(0),
    ]);
    const mark = newMark();
    await visitAs(asha, phone.tab);
    await addToCart(phone.tab, product);
    network.cut();
    /** The presses: their screen, and their button. */
    const presses: Record<string, [lead: (tab: Tab) => Promise<void>, button: string]> = {
      enquiry: [(tab) => tab.goto(`/product/${soldOut.id}`), 'Raise enquiry'],
      contact: [(tab) => fillInMessage(tab, mark), 'Send message'],
      order: [(tab) => tab.goto('/cart').then(() => openPayment(tab)), 'Place Order'],
    };
    const kinds = Object.keys(presses);
    /** The presses that the shopper has read to be saved; for the others the phone was called full. */
    const said: string[] = [];
    const pressAll = async (wanted: readonly string[]) => {
      for (const kind of wanted) {
        const [lead, button = ''] = presses[kind] ?? [];
        await lead?.(phone.tab);
        await phone.tab.press(button);
        await phone.tab.sees(new RegExp(`${FULL.source}|${SAVED.source}`, 'i'));
        if (!FULL.test(await phone.tab.words())) said.push(kind);
      }
    };
    const falselySaid = async () => {
      await phone.kill();
      await phone.start();
      await phone.tab.goto(QUIET_PAGE);
      const { waiting } = await savedOn(phone.tab);
      return kinds.filter((kind) => said.includes(kind) !== waiting.includes(kind)).length;
    };
    expect(await fillUp(phone.tab), 'bytes until it was full').toBeGreaterThan(1024 * 1024);
    await pressAll(kinds);
    let falselyConfirmed = await falselySaid();
    const notSaved = kinds.filter((kind) => !said.includes(kind));
    expect(notSaved.length, 'what a full phone did not save').toBeGreaterThan(0);

    await phone.tab.evaluate(
      (name) =>
        new Promise<void>((resolve, reject) => {
          const asked = indexedDB.deleteDatabase(name);
          asked.onsuccess = () => resolve();
          asked.onerror = () => reject(asked.error);
        }),
      FILLER,
    );
    await pressAll(notSaved);
    expect(said.toSorted(), 'with room again').toEqual(kinds.toSorted());
    falselyConfirmed += await falselySaid();
    network.join();
    await phone.tab.goto('/');
    const found = () => atShop(asha, [soldOut], [mark]);
    const arrived = await countArrived(phone.tab, found, [1, 1, 1]);
    const repetitions = kinds.length + notSaved.length;
    return { ...arrived, promise: 'broken-storage', repetitions, falselyConfirmed };
  },
);

/** Stores noise until not even a kilobyte fits, and deletes the kept pictures, as the shop would. Returns how many bytes it took. */
function fillUp(tab: Tab): Promise<number> {
  return tab.evaluate(async (name) => {
    await caches.delete('product-pictures');
    const opened = () =>
      new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onupgradeneeded = () =>
          opening.result.createObjectStore(name, { autoIncrement: true });
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
    const store = async (bytes: number) => {
      // In some browsers a connection that failed to store is of no more use.
      const database = await opened();
      // Uniform bytes would be compressed before they are stored.
      const noise = new Uint8Array(bytes);
      for (let at = 0; at < bytes; at += 65_536) {
        crypto.getRandomValues(noise.subarray(at, Math.min(at + 65_536, bytes)));
      }
      const isStored = await new Promise<boolean>((resolve) => {
        const change = database.transaction(name, 'readwrite');
        change.objectStore(name).add(noise);
        change.oncomplete = () => resolve(true);
        change.onabort = () => resolve(false);
      });
      database.close();
      return isStored;
    };
    let taken = 0;
    for (let bytes = 4 * 1024 * 1024; bytes >= 1024; ) {
      if (await store(bytes)) taken += bytes;
      else bytes /= 4;
    }
    return taken;
  }, FILLER);
}
