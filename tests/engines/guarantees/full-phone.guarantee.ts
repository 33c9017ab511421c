// A phone without room: everything that is pressed is saved for real, or called "not saved"; with room again it is saved and arrives once.
import { expect } from 'vitest';
import { makeProduct } from '../../support/demo-products.ts';
import { newMark } from '../../support/marked-messages.ts';
import { QUIET_PAGE, savedOn } from '../../support/saved-on-device.ts';
import {
  addToCart,
  atShop,
  fillInMessage,
  makeShopper,
  NOT_PLACED,
  openPayment,
  visitAs,
} from '../shopper.ts';
import type { Tab } from '../tab.ts';
import { countArrived, deleteDatabases, guarantee } from './guarantee.ts';

const FILLER = 'filler';
const FULL = /not saved: this phone is full\. Free up some space/i;
const SAVED = /saved on this phone/i;
/** The shop itself takes less than half of it. bytes */
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
    /** What is pressed: where, and on which button. */
    const presses: Record<string, [lead: (tab: Tab) => Promise<void>, button: string]> = {
      enquiry: [(tab) => tab.goto(`/product/${soldOut.id}`), 'Raise enquiry'],
      contact: [(tab) => fillInMessage(tab, mark), 'Send message'],
      order: [(tab) => tab.goto('/cart').then(() => openPayment(tab)), 'Place Order'],
    };
    const taken = await fillUp(phone.tab);
    expect(taken, 'bytes until it was full').toBeGreaterThan(1024 * 1024);
    const said: Record<string, 'saved' | 'not saved'> = {};
    const pressAll = async (kinds: readonly string[]) => {
      for (const kind of kinds) {
        const [lead, button = ''] = presses[kind] ?? [];
        await lead?.(phone.tab);
        await phone.tab.press(button);
        await phone.tab.until('the answer to the press', async () => {
          const words = await phone.tab.words();
          if (FULL.test(words)) said[kind] = 'not saved';
          else if (SAVED.test(words) || words.includes(NOT_PLACED)) said[kind] = 'saved';
          return said[kind] !== undefined;
        });
      }
    };
    const restart = async () => {
      await phone.kill();
      await phone.start();
      await phone.tab.goto(QUIET_PAGE);
    };
    const falselySaid = async () => {
      const { waiting } = await savedOn(phone.tab);
      return Object.keys(said).filter(
        (kind) => (said[kind] === 'saved') !== waiting.includes(kind),
      );
    };
    await pressAll(Object.keys(presses));
    const notSaved = Object.keys(said).filter((kind) => said[kind] === 'not saved');
    await restart();
    const falsely = await falselySaid();
    expect(notSaved.length, 'what a full phone did not save').toBeGreaterThan(0);

    await deleteDatabases(phone.tab, FILLER);
    for (const kind of notSaved) delete said[kind];
    await pressAll(notSaved);
    expect(Object.values(said), 'with room again').toEqual(['saved', 'saved', 'saved']);
    await restart();
    falsely.push(...(await falselySaid()));
    network.join();
    await phone.tab.goto('/');
    const found = () => atShop(asha, [soldOut], [mark]);
    const arrived = await countArrived(phone.tab, found, [1, 1, 1]);
    return {
      ...arrived,
      promise: 'broken-storage',
      repetitions: Object.keys(presses).length + notSaved.length,
      falselyConfirmed: falsely.length,
    };
  },
);

/**
 * Stores something until a kilobyte does not fit any more, and gives up the kept pictures, which the shop would give up by itself. In a page
 * of the shop's origin. Returns how many bytes it took.
 */
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
      // One that could not store something is not good for more in every browser.
      const database = await opened();
      // What is the same all over would be made smaller before it is stored.
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
