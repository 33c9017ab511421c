// The browser closes the database under the running shop, or a tab with another version holds it or left it behind: a press is saved, or
// called "not saved".
import type { Page } from 'playwright/test';
import type { DemoProduct } from '../../support/demo-products.ts';
import { noteTally } from '../../support/note-tally.ts';
import {
  addToCart,
  choose,
  heading,
  openCheckout,
  ordersOf,
  placeButton,
  UNPLACED,
} from '../steps/checkout-journey.ts';
import {
  MESSAGE_ARRIVED,
  messagesWith,
  newMark,
  pressSend,
  sendMessage,
  writeMessage,
} from '../steps/contact-journey.ts';
import { expect, test, watchForWords } from '../steps/journey.ts';
import { countArrived, expectNotBlank, QUIET_PAGE, savedOn } from '../steps/told-not-saved.ts';
import { visitShop } from '../steps/whole-device.ts';

/** Tracks every connection that this page opens. */
async function watchConnections(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const connections: IDBDatabase[] = [];
    Reflect.set(window, 'connections', connections);
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (...given) {
      const opening = open.apply(this, given);
      opening.addEventListener('success', () => connections.push(opening.result));
      return opening;
    };
  });
}

/** Closes all of them; if it `tells`, the browser fires a close event, as it does when resources run short. */
async function closeConnections(page: Page, tells: boolean): Promise<void> {
  const closed = await page.evaluate((isTold) => {
    const connections: IDBDatabase[] = Reflect.get(window, 'connections');
    const open = connections.splice(0);
    for (const connection of open) {
      connection.close();
      if (isTold) connection.dispatchEvent(new Event('close'));
    }
    return open.length;
  }, tells);
  expect(closed, 'connections closed').toBeGreaterThan(0);
}

/** Presses, and again if told "not saved"; in the end it is saved. */
async function pressUntilSaved(
  page: Page,
  press: () => Promise<void>,
  isSaved: () => Promise<boolean>,
): Promise<void> {
  const notSaved = page.locator('main [role=alert]', { hasText: /not saved/i });
  await press();
  await expect.poll(async () => (await isSaved()) || (await notSaved.isVisible())).toBe(true);
  await expectNotBlank(page);
  if (await isSaved()) return;
  await press();
  await expect.poll(isSaved).toBe(true);
}

const message = (page: Page) => page.getByLabel('Message', { exact: true });

test('a database that the browser closes is opened again; every press is saved, and what was saved before is still there', async ({
  page,
  context,
  network,
  product,
}) => {
  await watchConnections(page);
  const uid = await openCheckout(page, product);
  network.cut();
  const marks: string[] = [];
  for (const tells of [true, false]) {
    await page.goto('/contact-us');
    const mark = newMark();
    marks.push(mark);
    await writeMessage(page, mark);
    await closeConnections(page, tells);
    await pressUntilSaved(
      page,
      () => pressSend(page),
      async () => (await message(page).inputValue()) === '',
    );
    if (!tells) await addToCart(page, product);
    await page.goto('/place-order');
    await expect(placeButton(page)).toBeVisible();
    await choose(page, 'Cash on delivery');
    await closeConnections(page, tells);
    await pressUntilSaved(
      page,
      () => placeButton(page).click(),
      () => heading(page, UNPLACED).isVisible(),
    );
  }
  const quiet = await context.newPage();
  await quiet.goto(QUIET_PAGE);
  const kept = await savedOn(quiet);
  const saved = kept.waiting.filter((kind) => kind === 'order' || kind === 'contact').length;
  const falselyConfirmed = 4 - saved;
  network.join();
  const arrived = async () => [
    (await ordersOf(uid)).length,
    ...(await Promise.all(marks.map(async (mark) => (await messagesWith(mark)).length))),
  ];
  const counted = await countArrived(arrived, [2, 1, 1]);
  noteTally({ promise: 'broken-storage', repetitions: 4, ...counted, falselyConfirmed });
  expect(kept.inCart).toBe(0);
});

/** Makes a database of a version before the first, with a product in the cart, and holds it open, ignoring a newer version's request. */
async function holdOlderDatabase(quiet: Page, product: DemoProduct): Promise<void> {
  await quiet.goto(QUIET_PAGE);
  const { id, name, rupees, quantity } = product;
  const shown = { id, name, quantity, brand: '', category: 'turmeric', pricePaise: rupees * 100 };
  const inCart = {
    ...{ productId: id, quantity: 2, addedAt: 1 },
    product: { ...shown, tags: [], photoURL: [], numWeeks: null, documentBytes: 0 },
  };
  await quiet.evaluate(async (line) => {
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open('haat', 5);
      opening.onupgradeneeded = () => {
        const older = opening.result;
        older.createObjectStore('cartItems', { keyPath: 'productId' }).put(line);
        const outbox = older.createObjectStore('outbox', { keyPath: 'seq', autoIncrement: true });
        outbox.createIndex('id', 'id', { unique: true });
        older.createObjectStore('deviceState', { keyPath: 'key' });
      };
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        Reflect.set(window, 'held', opening.result);
        resolve();
      };
    });
  }, inCart);
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

const LATER_VERSION = 990;
const CLOSE_IT = 'The shop is open in another tab. Please close that tab';

test.describe('another version', () => {
  // The older database exists before the shop does.
  test.use({ device: 'new', losesRequests: false });

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
    await expect(message(page)).toHaveValue(new RegExp(mark));
    await pressSend(page);
    await expect(saved).toBeVisible();
    const counted = await countArrived(async () => [(await messagesWith(mark)).length], [1]);
    await page.goto('/cart');
    await expect(page.getByRole('main')).toContainText(product.name);
    await expect(page.locator('output')).toHaveText('2');
    noteTally({ promise: 'broken-storage', repetitions: 1, ...counted, falselyConfirmed });
  });

  test('an earlier version keeps what was saved', async ({
    page,
    product,
    network,
    complaints,
  }) => {
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
    const mark = newMark();
    network.cut();
    await sendMessage(page, mark);
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
});
