// The phone's database as versions before this one kept it, and as one after it may.
import { fileURLToPath } from 'node:url';
import type DexieClass from 'dexie';
import type { Page } from 'playwright/test';
import type { DemoProduct } from '../../support/demo-products.ts';
import { QUIET_PAGE } from './told-not-saved.ts';

const DEXIE = fileURLToPath(
  new URL('../../../node_modules/dexie/dist/dexie.min.js', import.meta.url),
);
/** The second version's tables. */
const STORES = {
  products: '[generation+id], [generation+shelf+name], [generation+category]',
  productDetails: '[generation+id]',
  categories: '[generation+id], [generation+categoryName]',
  brands: '[generation+id]',
  blogs: '[generation+id]',
  catalogueList: 'key',
  mirrorState: 'key',
  filling: 'key',
  cartItems: 'productId, addedAt',
  enquiries: 'id, productId',
  outbox: '++seq, &id',
  waitingFiles: 'id',
  drafts: 'form',
  deviceState: 'key',
  profiles: 'uid',
  addresses: '[uid+id]',
};
const OLD_VERSION = 2;

/** Makes the older database with a product in the cart, and holds it open without heeding that a newer version asks for it. */
export async function holdOlderDatabase(quiet: Page, product: DemoProduct): Promise<void> {
  await quiet.addInitScript({ path: DEXIE });
  await quiet.goto(QUIET_PAGE);
  const { id, name, rupees, quantity } = product;
  const shown = { id, name, quantity, brand: '', category: 'turmeric', pricePaise: rupees * 100 };
  const line = {
    productId: id,
    quantity: 2,
    addedAt: 1,
    product: { ...shown, tags: [], photoURL: [], numWeeks: null, documentBytes: 0 },
  };
  await quiet.evaluate(
    async ({ stores, version, inCart }) => {
      const Dexie: typeof DexieClass = Reflect.get(window, 'Dexie');
      const older = new Dexie('haat');
      older.version(version).stores(stores);
      await older.table('cartItems').put(inCart);
      older.close();
      await new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('haat', version * 10);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          Reflect.set(window, 'held', opening.result);
          resolve();
        };
      });
    },
    { stores: STORES, version: OLD_VERSION, inCart: line },
  );
}

/** Rows of a table as the tab that holds the database sees them. */
export function countHeld(quiet: Page, table: string): Promise<number> {
  return quiet.evaluate(async (name) => {
    const held: IDBDatabase = Reflect.get(window, 'held');
    const asked = held.transaction(name).objectStore(name).count();
    return new Promise<number>((resolve, reject) => {
      asked.onsuccess = () => resolve(asked.result);
      asked.onerror = () => reject(asked.error);
    });
  }, table);
}

/** Raises the database to a version that the shop does not know yet, with one table more. */
export async function raiseVersion(quiet: Page, version: number): Promise<void> {
  await quiet.evaluate(async (wanted) => {
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open('haat', wanted);
      opening.onupgradeneeded = () => void opening.result.createObjectStore('later');
      opening.onblocked = () => reject(new Error('somebody holds it'));
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        opening.result.close();
        resolve();
      };
    });
  }, version);
}

/** Which version it is. */
export async function databaseVersion(quiet: Page): Promise<number | undefined> {
  return quiet.evaluate(
    async () => (await indexedDB.databases()).find(({ name }) => name === 'haat')?.version,
  );
}
