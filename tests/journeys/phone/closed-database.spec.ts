// The browser closes the database under the running shop: the shop reopens it, and a press is saved or called "not saved".
import type { Page } from 'playwright/test';
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
import { messagesWith, newMark, pressSend, writeMessage } from '../steps/contact-journey.ts';
import { expect, test } from '../steps/journey.ts';
import { countArrived, expectNotBlank, QUIET_PAGE, savedOn } from '../steps/told-not-saved.ts';

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
  const notSaved = page
    .getByRole('main')
    .getByRole('alert')
    .filter({ hasText: /not saved/i });
  await press();
  await expect.poll(async () => (await isSaved()) || (await notSaved.isVisible())).toBe(true);
  await expectNotBlank(page);
  if (await isSaved()) return;
  await press();
  await expect.poll(isSaved).toBe(true);
}

const messageField = (page: Page) => page.getByLabel('Message', { exact: true });
const isFormEmpty = async (page: Page) => (await messageField(page).inputValue()) === '';

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
      () => isFormEmpty(page),
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
  expect({ ...counted, falselyConfirmed }).toEqual({ lost: 0, doubled: 0, falselyConfirmed: 0 });
  expect(kept.inCart).toBe(0);
});
