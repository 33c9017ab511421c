// A tab with an older version of the shop holds the phone's database, or a newer one left it behind.
import { fileURLToPath } from 'node:url';
import type DexieClass from 'dexie';
import type { Page } from 'playwright/test';
import type { DemoProduct } from '../../support/demo-products.ts';
import { noteTally } from '../../support/note-tally.ts';
import { addToCart } from '../steps/checkout-journey.ts';
import {
  MESSAGE_ARRIVED,
  messagesWith,
  newMark,
  pressSend,
  writeMessage,
} from '../steps/contact-journey.ts';
import { expect, test, watchForWords } from '../steps/journey.ts';
import { countArrived, expectNotBlank, QUIET_PAGE, savedOn } from '../steps/told-not-saved.ts';
import { visitShop } from '../steps/whole-device.ts';

const DEXIE = fileURLToPath(
  new URL('../../../node_modules/dexie/dist/dexie.min.js', import.meta.url),
);
/** A version before the first: with the cart, and without today's other tables. */
const OLD_VERSION = 0.5;
const STORES = { cartItems: 'productId, addedAt', outbox: '++seq, &id', deviceState: 'key' };

/** Makes the older database with a product in the cart, and holds it open, ignoring a newer version's request. */
async function holdOlderDatabase(quiet: Page, product: DemoProduct): Promise<void> {
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

/** The number of a table's rows, as seen by the tab that holds the database. */
function countHeld(quiet: Page, table: string): Promise<number> {
  return quiet.evaluate(async (name) => {
    const held: IDBDatabase = Reflect.get(window, 'held');
    const asked = held.transaction(name).objectStore(name).count();
    return new Promise<number>((resolve, reject) => {
      asked.onsuccess = () => resolve(asked.result);
      asked.onerror = () => reject(asked.error);
    });
  }, table);
}

/** Raises the database to a version that the shop does not know yet, with one more table. */
async function raiseVersion(quiet: Page, version: number): Promise<void> {
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

// The older database exists before the shop does.
test.use({ device: 'new', losesRequests: false });

const LATER_VERSION = 990;
const CLOSE_IT = 'The shop is open in another tab. Please close that tab';

test('while an old tab holds the phone’s storage the shop says to close it, and saves nothing; then it goes on by itself', {
  tag: '@core',
}, async ({ page, context, product, complaints }) => {
  // The page could keep no draft and could not look for waiting writes.
  complaints.expectNotes(/BlockedByAnotherTab/);
  const old = await context.newPage();
  await holdOlderDatabase(old, product);
  for (const path of ['/', '/faqs', '/contact-us']) {
    await page.goto(path);
    await expect(page.getByText(CLOSE_IT)).toBeVisible();
    await expectNotBlank(page);
  }
  const mark = newMark();
  await writeMessage(page, mark);
  await pressSend(page);
  const told = page.getByRole('main').getByRole('alert');
  await expect(told).toContainText('Not saved: the shop is open in another tab.');
  const saved = page
    .getByRole('main')
    .getByText(/saved on this phone|reached us/i)
    .first();
  const falselyConfirmed = (await saved.isVisible()) ? 1 : 0;
  expect(await countHeld(old, 'outbox')).toBe(0);
  await old.close();
  await expect(page.getByText(CLOSE_IT)).toBeHidden();
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(new RegExp(mark));
  await pressSend(page);
  await expect(saved).toBeVisible();
  const counted = await countArrived(async () => [(await messagesWith(mark)).length], [1]);
  await page.goto('/cart');
  await expect(page.getByRole('main')).toContainText(product.name);
  await expect(page.locator('output')).toHaveText('2');
  noteTally({ promise: 'broken-storage', repetitions: 1, ...counted, falselyConfirmed });
});

test('an earlier version keeps what was saved', async ({ page, product, network, complaints }) => {
  complaints.expectFailedRequests();
  await visitShop(page);
  const wasToldToHaveArrived = await watchForWords(page, MESSAGE_ARRIVED);
  await addToCart(page, product);
  await page.goto(QUIET_PAGE);
  await raiseVersion(page, LATER_VERSION);
  await page.goto('/cart');
  await expect(page.getByRole('main')).toContainText(product.name);
  await page.getByRole('button', { name: /^Plus/ }).click();
  await expect(page.locator('output')).toHaveText('2');
  await page.goto('/contact-us');
  const mark = newMark();
  network.cut();
  await writeMessage(page, mark);
  await pressSend(page);
  await expect(page.getByRole('main')).toContainText(/saved on this phone/i);
  const falselyConfirmed = Number(await wasToldToHaveArrived());
  await page.goto(QUIET_PAGE);
  expect(await savedOn(page)).toEqual({ waiting: ['contact'], inCart: 1 });
  network.join();
  await page.goto('/waiting');
  const counted = await countArrived(async () => [(await messagesWith(mark)).length], [1]);
  await expect(page.getByText('Nothing is waiting to be sent.')).toBeVisible();
  await page.goto(QUIET_PAGE);
  const databases = await page.evaluate(() => indexedDB.databases());
  expect(databases).toContainEqual({ name: 'haat', version: LATER_VERSION });
  expect(await savedOn(page)).toEqual({ waiting: [], inCart: 1 });
  noteTally({ promise: 'broken-storage', repetitions: 1, ...counted, falselyConfirmed });
});
