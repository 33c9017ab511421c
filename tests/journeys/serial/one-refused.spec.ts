// The rules are tightened by mistake while writes wait, then rolled back: refused writes stay visible, and nothing is sent twice.
import type { Page } from 'playwright/test';
import type { FaultProxy } from '../../support/fault-proxy.ts';
import {
  refuseEnquiriesAndOrders,
  restoreRules,
  takesEnquiries,
} from '../../support/firestore-rules.ts';
import { noteTally } from '../../support/note-tally.ts';
import { documentOf, isCommit } from '../../support/sent-requests.ts';
import { enquiriesAbout } from '../../support/shop-server.ts';
import {
  expectOneOrder,
  isOrderWriteOf,
  ordersOf,
  orderUnsent,
  RECEIVED,
} from '../steps/checkout-journey.ts';
import { messagesWith, newMark, pressSend, writeMessage } from '../steps/contact-journey.ts';
import { countOff } from '../steps/count-off.ts';
import { expectOneEnquiry, RAISED, raiseEnquiry } from '../steps/enquiry-journey.ts';
import { expect, test, watchForWords } from '../steps/journey.ts';
import { waitingRows } from '../steps/told-not-saved.ts';

const REFUSED = 'did not accept';

test.afterEach(async () => {
  await restoreRules();
  expect(await takesEnquiries(), 'the rules are the shop’s own again').toBe(true);
});

const waiting = (page: Page, words: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: words });

/** How often each document was sent since then. */
function attemptsSince(network: FaultProxy, before: number): number[] {
  const names = network.log.slice(before).filter(isCommit).map(documentOf);
  return [...new Set(names)].map((name) => names.filter((it) => it === name).length);
}

test('rules refuse an enquiry and an order among ten things: eight arrive, two stay in sight with their reason, and after the roll-back Retry sends each once', {
  tag: '@core',
}, async ({ page, context, network, product, soldOut }) => {
  const said = await Promise.all([RECEIVED, RAISED].map((words) => watchForWords(page, words)));
  const uid = await orderUnsent(page, product, async () => {
    await expect.poll(() => waitingRows(page), { timeout: 30_000 }).toEqual([]);
    await context.setOffline(true);
  });
  await raiseEnquiry(page, soldOut);
  await page.goto('/contact-us');
  const marks = Array.from({ length: 8 }, newMark);
  for (const mark of marks) {
    await writeMessage(page, mark);
    await pressSend(page);
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
  }

  await refuseEnquiriesAndOrders();
  await context.setOffline(false);
  await page.goto('/waiting');
  const refused = [soldOut.name, 'Your order'];
  for (const words of refused) {
    await expect(waiting(page, words)).toContainText(REFUSED, { timeout: 45_000 });
  }
  await page.reload();
  for (const words of refused) await expect(waiting(page, words)).toContainText(REFUSED);
  await expect(page.getByText('2 updates need your attention')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Discard' })).toHaveCount(2);
  const kept = await waitingRows(page);
  await waiting(page, soldOut.name).getByRole('button', { name: 'Retry' }).click();
  await expect(waiting(page, soldOut.name)).toContainText('Nothing has changed', {
    timeout: 30_000,
  });
  const states = async () => (await waitingRows(page)).map(({ state }) => state);
  await expect.poll(states, { timeout: 45_000 }).toEqual(['refused', 'refused']);
  const tooEarly = await Promise.all(said.map((wasSaid) => wasSaid()));
  expect(await ordersOf(uid)).toEqual([]);
  expect(await enquiriesAbout(soldOut.id)).toEqual([]);

  await restoreRules();
  const before = network.log.length;
  for (const words of refused) {
    await waiting(page, words).getByRole('button', { name: 'Retry' }).click();
    await expect(waiting(page, words)).toBeHidden({ timeout: 30_000 });
  }
  await expectOneOrder(uid);
  await expectOneEnquiry(soldOut, uid);
  await page.reload();
  await expect(page.getByText('Nothing is waiting to be sent.')).toBeVisible();
  const attempts = attemptsSince(network, before);
  const messages = await Promise.all(marks.map(async (mark) => (await messagesWith(mark)).length));
  const counted = countOff(
    [...messages, kept.length, ...attempts],
    [...marks.map(() => 1), 2, 1, 1],
  );
  const falselyConfirmed = tooEarly.filter(Boolean).length;
  noteTally({ promise: 'one-refused', repetitions: 10, ...counted, falselyConfirmed });
  expect(kept.map(({ state }) => state)).toEqual(['refused', 'refused']);
  expect(network.seen(isOrderWriteOf(uid)).length).toBeGreaterThan(1);
});
