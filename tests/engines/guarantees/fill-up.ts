// A phone without room: the site has stored something else until nothing fits any more.
import type { Tab } from '../tab.ts';

const FILLER = 'filler';

/**
 * Stores something until a kilobyte does not fit any more, and gives up the kept pictures, which the shop would give up by itself. In a page
 * of the shop's origin. Returns how many bytes it took.
 */
export function fillUp(tab: Tab): Promise<number> {
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

/** There is room again. */
export function makeRoom(tab: Tab): Promise<void> {
  return tab.evaluate(async (name) => {
    await new Promise<void>((resolve, reject) => {
      const asked = indexedDB.deleteDatabase(name);
      asked.onsuccess = () => resolve();
      asked.onerror = () => reject(asked.error);
      asked.onblocked = () => reject(new Error('somebody holds it'));
    });
  }, FILLER);
}
