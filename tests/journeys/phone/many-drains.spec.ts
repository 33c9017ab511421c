// Four tabs and the worker send what was saved without a network, all at the same moment, while first replies get lost: each
// press is one document and has one effect, also where the browser cannot lock.
import type { BrowserContext, Page } from 'playwright/test';
import { LEASE_MS } from '#core/model/limits.ts';
import {
  type DemoProduct,
  makeProduct,
  piecesLeft,
  unmakeProduct,
} from '../../support/demo-products.ts';
import type { FaultProxy } from '../../support/fault-proxy.ts';
import { noteTally } from '../../support/note-tally.ts';
import { documentOf, isCommit } from '../../support/sent-requests.ts';
import { enquiriesAbout, listDocuments } from '../../support/shop-server.ts';
import { add, addressesOf, card, HOME } from '../steps/address-journey.ts';
import {
  choose,
  heading,
  openCheckout,
  ordersOf,
  placeButton,
  RECEIVED,
  test,
  UNPLACED,
} from '../steps/checkout-journey.ts';
import { MESSAGE_ARRIVED } from '../steps/contact-journey.ts';
import { dispatchSync } from '../steps/dispatch-sync.ts';
import { raiseEnquiry } from '../steps/enquiry-journey.ts';
import { expect, watchForWords } from '../steps/journey.ts';
import { writeMessages } from '../steps/many-messages.ts';
import { ASHA, field, updateButton } from '../steps/profile-journey.ts';
import { waitingRows } from '../steps/waiting-rows.ts';
import { takeLocksAway, whoHasLocks } from '../steps/web-locks.ts';
import { RAISED } from '../steps/words.ts';

// The worker of a phone that was never here can be given no locks.
// Four tabs of one site are more than the headless shell bears.
test.use({ device: 'new', wholeBrowser: true });

/** 3 enquiries, 4 messages, an order, an address, a profile. */
const SAVED = 10;
const MOVED = { ...HOME, name: 'Meera Rao', address: '7 Hill Street' };

test.beforeEach(({ complaints }) => complaints.expectFailedRequests());

async function changeProfileAndAddress(page: Page): Promise<void> {
  await page.goto('/profile');
  await field(page, 'First Name').fill(ASHA.first_name);
  await field(page, 'Last Name').fill(ASHA.last_name);
  await field(page, 'Email').fill(ASHA.email);
  await updateButton(page).click();
  await expect
    .poll(async () => (await waitingRows(page)).map(({ kind }) => kind))
    .toContain('profile');
  await page.goto('/profile/addresses');
  await add(page, MOVED);
}

/** The shop takes every document at its first coming, and the phone does not hear of it. */
function loseFirstReplies(network: FaultProxy): void {
  const known = new Set<string>();
  const isFirst = (name: string) => known.size < known.add(name).size;
  network.fault((seen) => isCommit(seen) && isFirst(documentOf(seen)), { do: 'drop-reply' });
}

type Setting = { page: Page; context: BrowserContext; network: FaultProxy; product: DemoProduct };

async function sendAtOnce(setting: Setting, hasLocks: boolean): Promise<void> {
  const { page, context, network, product } = setting;
  if (!hasLocks) await takeLocksAway(context, network);
  const soldOut = await Promise.all([0, 0, 0].map(makeProduct));
  const uid = await openCheckout(page, product);
  const buyer = page;
  const [asker, mover, writer] = await Promise.all([1, 2, 3].map(() => context.newPage()));
  if (!asker || !mover || !writer) throw new Error('no tabs');
  const tabs = [buyer, asker, mover, writer];
  const tooEarly = await Promise.all([
    watchForWords(buyer, RECEIVED),
    watchForWords(asker, RAISED),
    watchForWords(writer, MESSAGE_ARRIVED),
  ]);

  // A page that was left while it sent holds its row until nobody can be sending it any more.
  await expect.poll(() => waitingRows(buyer), { timeout: LEASE_MS + 30_000 }).toEqual([]);
  await context.setOffline(true);
  await choose(buyer, 'Cash on delivery');
  await placeButton(buyer).click();
  await expect(heading(buyer, UNPLACED)).toBeVisible();
  await buyer.reload();
  for (const one of soldOut) await raiseEnquiry(asker, one);
  await changeProfileAndAddress(mover);
  const marks = await writeMessages(writer, 4);
  const locks = await whoHasLocks(context);
  expect(locks).toEqual(Array(5).fill(hasLocks));
  expect(await waitingRows(page)).toHaveLength(SAVED);
  const confirmed = await Promise.all(tooEarly.map((wasSaid) => wasSaid()));

  loseFirstReplies(network);
  const before = network.log.length;
  await context.setOffline(false);
  await Promise.all([dispatchSync(context), ...tabs.map((tab) => tab.reload())]);
  // Drains that meet push each other's rows into longer backoffs; a tab that is opened again does not wait for their end.
  await expect(async () => {
    await mover.reload();
    await expect.poll(() => waitingRows(page), { timeout: 15_000 }).toEqual([]);
  }).toPass({ timeout: LEASE_MS + 60_000 });

  await expect(heading(buyer, RECEIVED)).toBeVisible({ timeout: 30_000 });
  await expect(asker.getByText(RAISED)).toBeVisible({ timeout: 30_000 });
  await expect(card(mover, MOVED.name)).toContainText(MOVED.address);
  await expect(card(mover, MOVED.name)).not.toContainText('not sent');
  await expect(writer.getByText(MESSAGE_ARRIVED)).toBeVisible({ timeout: 30_000 });
  for (const tab of tabs) {
    const status = tab.getByRole('region', { name: 'Shop status' });
    await expect(status).not.toContainText(/\d thing/);
  }
  await expect.poll(() => piecesLeft(product), { timeout: 30_000 }).toBeLessThan(5);

  const attempts = network.log.slice(before).filter(isCommit).map(documentOf);
  expect(new Set(attempts).size, 'every attempt was for one of ten documents').toBe(SAVED);
  expect(attempts.length, 'what was lost was sent again, or read back').toBeGreaterThanOrEqual(
    SAVED,
  );
  const messages = (await listDocuments('contact-us')).map(({ fields }) => JSON.stringify(fields));
  const counts = [
    ...(await Promise.all(soldOut.map(async ({ id }) => (await enquiriesAbout(id)).length))),
    ...marks.map((mark) => messages.filter((text) => text.includes(mark)).length),
    (await ordersOf(uid)).length,
    (await addressesOf(uid)).filter(({ fields }) => JSON.stringify(fields).includes(MOVED.name))
      .length,
    (await listDocuments('users')).filter(({ id, fields }) => id === uid && fields.first_name)
      .length,
    5 - (await piecesLeft(product)),
  ];
  noteTally({
    promise: 'many-drains',
    repetitions: SAVED,
    lost: counts.filter((count) => count === 0).length,
    doubled: counts.filter((count) => count > 1).length,
    falselyConfirmed: confirmed.filter(Boolean).length,
  });
  expect(counts).toEqual(counts.map(() => 1));
  expect(confirmed).toEqual([false, false, false]);
  await Promise.all(soldOut.map(unmakeProduct));
}

test('four tabs and the worker send ten things at once without Web Locks: ten documents, one order, one piece less in stock', async ({
  page,
  context,
  network,
  product,
}) => {
  test.slow(true, 'a lease that nobody ends has to run out');
  await sendAtOnce({ page, context, network, product }, false);
});

test('four tabs and the worker send ten things at once with Web Locks: ten documents, one order, one piece less in stock', async ({
  page,
  context,
  network,
  product,
}) => {
  test.slow(true, 'a lease that nobody ends has to run out');
  await sendAtOnce({ page, context, network, product }, true);
});
