// Four tabs and the worker send what was saved without a network, all at the same moment, while first replies get lost: each
// press is one document and has one effect, also where the browser cannot lock.
import type { BrowserContext } from 'playwright/test';
import { LEASE_MS } from '#core/model/limits.ts';
import { makeProduct, piecesLeft, unmakeProduct } from '../../support/demo-products.ts';
import type { FaultProxy } from '../../support/fault-proxy.ts';
import { noteTally } from '../../support/note-tally.ts';
import { documentOf, isCommit } from '../../support/sent-requests.ts';
import { enquiriesAbout } from '../../support/shop-server.ts';
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
import { MESSAGE_ARRIVED, messagesWith } from '../steps/contact-journey.ts';
import { countOff } from '../steps/count-off.ts';
import { dispatchSync } from '../steps/dispatch-sync.ts';
import { raiseEnquiry } from '../steps/enquiry-journey.ts';
import { expect, watchForWords } from '../steps/journey.ts';
import { writeMessages } from '../steps/many-messages.ts';
import { waitingRows } from '../steps/waiting-rows.ts';
import { RAISED } from '../steps/words.ts';

/** 3 enquiries, 4 messages, an order. */
const SAVED = 8;

// Several tabs of one site are more than the headless shell bears.
test.use({ wholeBrowser: true });
test.beforeEach(({ complaints }) => complaints.expectFailedRequests());

/** The shop takes every document at its first coming, and the phone does not hear of it. */
function loseFirstReplies(network: FaultProxy): void {
  const known = new Set<string>();
  const isFirst = (name: string) => known.size < known.add(name).size;
  network.fault((seen) => isCommit(seen) && isFirst(documentOf(seen)), { do: 'drop-reply' });
}

/** Neither the pages nor the worker can agree on who sends; before the first page is opened. */
async function takeLocksAway(context: BrowserContext, network: FaultProxy): Promise<void> {
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'));
  network.fault(({ url }) => url.pathname === '/service-worker.js', {
    do: 'rewrite',
    text: (worker) => `delete WorkerNavigator.prototype.locks;${worker}`,
  });
}

test.describe('four tabs', () => {
  // The worker of a phone that was never here can be given no locks.
  test.use({ device: 'new' });

  test('four tabs and the worker send eight things at once without Web Locks: eight documents, one order, one piece less in stock', async ({
    page,
    context,
    network,
    product,
  }) => {
    test.slow(true, 'a lease that nobody ends has to run out');
    await takeLocksAway(context, network);
    const soldOut = await Promise.all([0, 0, 0].map(makeProduct));
    const uid = await openCheckout(page, product);
    const buyer = page;
    const [asker, idle, writer] = await Promise.all([1, 2, 3].map(() => context.newPage()));
    if (!asker || !idle || !writer) throw new Error('no tabs');
    const tabs = [buyer, asker, idle, writer];
    const tooEarly = await Promise.all([
      watchForWords(buyer, RECEIVED),
      watchForWords(asker, RAISED),
      watchForWords(writer, MESSAGE_ARRIVED),
    ]);

    await idle.goto('/products');
    // A page that was left while it sent holds its row until nobody can be sending it any more.
    await expect.poll(() => waitingRows(buyer), { timeout: LEASE_MS + 30_000 }).toEqual([]);
    await context.setOffline(true);
    await choose(buyer, 'Cash on delivery');
    await placeButton(buyer).click();
    await expect(heading(buyer, UNPLACED)).toBeVisible();
    await buyer.reload();
    for (const one of soldOut) await raiseEnquiry(asker, one);
    const marks = await writeMessages(writer, 4);
    const [worker] = context.serviceWorkers();
    expect(await buyer.evaluate(() => 'locks' in navigator)).toBe(false);
    expect(await worker?.evaluate(() => 'locks' in navigator)).toBe(false);
    expect(await waitingRows(page)).toHaveLength(SAVED);
    const confirmed = await Promise.all(tooEarly.map((wasSaid) => wasSaid()));

    loseFirstReplies(network);
    const before = network.log.length;
    await context.setOffline(false);
    await Promise.all([dispatchSync(context), ...tabs.map((tab) => tab.reload())]);
    // Drains that meet push each other's rows into longer backoffs; a tab that is opened again does not wait for their end.
    await expect(async () => {
      await idle.reload();
      await expect.poll(() => waitingRows(page), { timeout: 15_000 }).toEqual([]);
    }).toPass({ timeout: LEASE_MS + 60_000 });

    await expect(heading(buyer, RECEIVED)).toBeVisible({ timeout: 30_000 });
    await expect(asker.getByText(RAISED)).toBeVisible({ timeout: 30_000 });
    await expect(writer.getByText(MESSAGE_ARRIVED)).toBeVisible({ timeout: 30_000 });
    for (const tab of tabs) {
      const status = tab.getByRole('region', { name: 'Shop status' });
      await expect(status).not.toContainText(/\d thing/);
    }
    await expect.poll(() => piecesLeft(product), { timeout: 30_000 }).toBeLessThan(5);

    const attempts = network.log.slice(before).filter(isCommit).map(documentOf);
    expect(new Set(attempts).size, 'every attempt was for one of eight documents').toBe(SAVED);
    expect(attempts.length, 'what was lost was sent again, or read back').toBeGreaterThanOrEqual(
      SAVED,
    );
    const counts = [
      ...(await Promise.all(soldOut.map(async ({ id }) => (await enquiriesAbout(id)).length))),
      ...(await Promise.all(marks.map(async (mark) => (await messagesWith(mark)).length))),
      (await ordersOf(uid)).length,
      5 - (await piecesLeft(product)),
    ];
    noteTally({
      promise: 'many-drains',
      repetitions: SAVED,
      ...countOff(
        counts,
        counts.map(() => 1),
      ),
      falselyConfirmed: confirmed.filter(Boolean).length,
    });
    expect(counts).toEqual(counts.map(() => 1));
    expect(confirmed).toEqual([false, false, false]);
    await Promise.all(soldOut.map(unmakeProduct));
  });
});

test('two tabs and the worker, which have no lock in common, send an order and an enquiry at once: one of each, and one piece less in stock', {
  tag: '@core',
}, async ({ page, context, product, soldOut }) => {
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'));
  const uid = await openCheckout(page, product);
  const wasToldTooEarly = await watchForWords(page, RECEIVED);
  await context.setOffline(true);
  await choose(page, 'Cash on delivery');
  await placeButton(page).click();
  await expect(heading(page, UNPLACED)).toBeVisible();
  const asker = await context.newPage();
  await raiseEnquiry(asker, soldOut);
  const falselyConfirmed = Number(await wasToldTooEarly());
  await Promise.all([context.setOffline(false), dispatchSync(context)]);
  await expect.poll(() => waitingRows(page), { timeout: LEASE_MS + 30_000 }).toEqual([]);
  const found = async () => [
    (await ordersOf(uid)).length,
    (await enquiriesAbout(soldOut.id)).length,
    5 - (await piecesLeft(product)),
  ];
  await expect.poll(found, { timeout: 30_000 }).toEqual([1, 1, 1]);
  await expect(heading(page, RECEIVED)).toBeVisible({ timeout: 30_000 });
  const counted = countOff(await found(), [1, 1, 1]);
  noteTally({ promise: 'many-drains', repetitions: 2, ...counted, falselyConfirmed });
  expect({ ...counted, falselyConfirmed }).toEqual({ lost: 0, doubled: 0, falselyConfirmed: 0 });
});
