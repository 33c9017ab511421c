// A phone without room, or whose browser begins an empty database after a kill: every press is saved for real, or called "not saved" with
// its typed text still there; what was saved is restored, and arrives once.
import type { BrowserContext, CDPSession, Page } from 'playwright/test';
import { backupOn, everythingOnDevice } from '../../support/device-storage.ts';
import { noteTally } from '../../support/note-tally.ts';
import { enquiriesAbout } from '../../support/shop-server.ts';
import {
  addToCart,
  choose,
  heading,
  NOT_PLACED,
  openCheckout,
  ordersOf,
  orderUnsent,
  placeButton,
} from '../steps/checkout-journey.ts';
import {
  messagesWith,
  newMark,
  pressSend,
  sendMessage,
  writeMessage,
} from '../steps/contact-journey.ts';
import { ORIGIN } from '../steps/dispatch-sync.ts';
import { raiseButton } from '../steps/enquiry-journey.ts';
import {
  expectOneFeedback,
  feedbackWith,
  giveFeedback,
  somePdf,
} from '../steps/feedback-journey.ts';
import { test as base, expect } from '../steps/journey.ts';
import { KillablePhone } from '../steps/killable-phone.ts';
import { countArrived, QUIET_PAGE, savedOn } from '../steps/told-not-saved.ts';

const FULL = /not saved: this phone is full\. Free up some space/i;
const SAVED = /saved on this phone/i;

const test = base.extend<{ phone: KillablePhone }>({
  phone: async ({ launchOptions }, use) => {
    const phone = await KillablePhone.make(launchOptions);
    await use(phone);
    await phone.throwAway();
  },
});

/** Limits the origin's total storage to this much (bytes), or lifts the limit. */
async function limitRoom(devtools: CDPSession, quotaSize?: number): Promise<void> {
  await devtools.send('Storage.overrideQuotaForOrigin', {
    origin: ORIGIN,
    ...(quotaSize !== undefined && { quotaSize }),
  });
}

async function tab(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

test('a full phone saves nothing and says so; with room again the same presses are saved and arrive once', async ({
  phone,
  product,
  soldOut,
}) => {
  const mark = newMark();
  const uid = await openCheckout(phone.page, product);
  await choose(phone.page, 'Cash on delivery');
  await phone.kill();
  // The browser caches its estimate of free space for a while; after a restart it measures anew.
  await phone.start();
  phone.network.cut();
  const context = phone.page.context();
  const devtools = await context.newCDPSession(phone.page);
  await limitRoom(devtools, 1);
  const checkout = await tab(context, '/place-order');
  await expect(placeButton(checkout)).toBeVisible();
  await choose(checkout, 'Cash on delivery');
  const enquiry = await tab(context, `/product/${soldOut.id}`);
  await expect(raiseButton(enquiry)).toBeVisible();
  const contact = await tab(context, '/contact-us');
  await writeMessage(contact, mark);
  const cart = await tab(context, '/cart');
  const more = cart.getByRole('button', { name: /^Plus/ });

  let falselyConfirmed = 0;
  const presses: [Page, () => Promise<void>][] = [
    [cart, () => more.click()],
    [enquiry, () => raiseButton(enquiry).click()],
    [contact, () => pressSend(contact)],
    [checkout, () => placeButton(checkout).click()],
  ];
  for (const [page, press] of presses) {
    await page.bringToFront();
    await press();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(FULL);
    if (await page.getByRole('main').getByText(SAVED).isVisible()) falselyConfirmed += 1;
  }
  await expect(contact.getByLabel('Message', { exact: true })).toHaveValue(new RegExp(mark));
  await expect(cart.locator('output')).toHaveText('1');
  await phone.page.goto(QUIET_PAGE);
  expect(await savedOn(phone.page)).toEqual({ waiting: [], inCart: 1 });

  await limitRoom(devtools);
  for (const [page, press] of presses.slice(1)) {
    await page.bringToFront();
    await press();
    const said = page === checkout ? heading(page, NOT_PLACED) : page.getByRole('main');
    await expect(said).toContainText(SAVED);
  }
  await phone.kill();
  await phone.start();
  await phone.page.goto(QUIET_PAGE);
  const kept = await savedOn(phone.page);
  expect(kept).toEqual({ waiting: ['contact', 'enquiry', 'order'], inCart: 0 });
  phone.network.join();
  await phone.page.goto('/');
  const arrived = async () => [
    (await ordersOf(uid)).length,
    (await enquiriesAbout(soldOut.id)).length,
    (await messagesWith(mark)).length,
  ];
  const counted = await countArrived(arrived, [1, 1, 1]);
  const repetitions = presses.length * 2 - 1;
  noteTally({ promise: 'broken-storage', repetitions, ...counted, falselyConfirmed });
});

/** Kills the phone, corrupts its database and restarts it; the browser must then have discarded the database. */
async function loseDatabase(phone: KillablePhone): Promise<void> {
  await phone.kill();
  await phone.spoilDatabase();
  await phone.start();
  await phone.page.goto(QUIET_PAGE);
  expect(await everythingOnDevice(phone.page), 'what the browser has left').toEqual({});
}

test('a database that is thrown away is there again', async ({ phone, product }) => {
  const [mark, feedbackMark, file] = [newMark(), newMark(), somePdf()];
  const uid = await orderUnsent(phone.page, product, () => phone.network.cut());
  await sendMessage(phone.page, mark);
  await expect(phone.page.getByLabel('Message', { exact: true })).toHaveValue('');
  await giveFeedback(phone.page, feedbackMark, file);
  await addToCart(phone.page, product);
  await expect.poll(() => backupOn(phone.page)).toMatch(/"cartItems":\[\{/);
  const waited = (await savedOn(phone.page)).waiting;

  let falselyConfirmed = 0;
  // Offline, and more than once: the restored database is backed up again.
  for (const _ of ['once', 'twice']) {
    await loseDatabase(phone);
    await phone.page.goto('/cart');
    await expect(phone.page.getByRole('main')).toContainText(product.name);
    const now = await savedOn(phone.page);
    falselyConfirmed += waited.filter((kind) => !now.waiting.includes(kind)).length;
    expect(now).toEqual({ waiting: waited, inCart: 1 });
    await phone.page.goto('/orders');
    await expect(phone.page.getByRole('main')).toContainText(NOT_PLACED);
  }
  phone.network.join();
  const arrived = async () => [
    (await ordersOf(uid)).length,
    (await messagesWith(mark)).length,
    (await feedbackWith(feedbackMark)).length,
  ];
  const counted = await countArrived(arrived, [1, 1, 1]);
  noteTally({ promise: 'broken-storage', repetitions: 2, ...counted, falselyConfirmed });
  await expectOneFeedback(feedbackMark, file);
  // The catalogue comes back, too.
  await phone.page.goto('/products');
  await expect(phone.page.getByRole('main')).toContainText('₹');
});
