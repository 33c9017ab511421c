// A new version that nobody asked for, let in by a tab of an older one, and parts of the shop that are gone.
import type { BrowserContext, Page } from 'playwright/test';
import type { Fault } from '../../support/fault-proxy-faults.ts';
import { deployWithNewNames } from '../../support/next-deploy.ts';
import { noteTally } from '../../support/note-tally.ts';
import { isEnquiryAbout } from '../../support/sent-requests.ts';
import { enquiriesAbout } from '../../support/shop-server.ts';
import {
  choose,
  expectOneOrder,
  heading,
  openCheckout,
  ordersOf,
  practicePayment,
  RECEIVED,
  startPayment,
} from '../steps/checkout-journey.ts';
import { newMark, writeMessage } from '../steps/contact-journey.ts';
import { isNext, noticeNextVersion } from '../steps/deploy.ts';
import { expectOneEnquiry, RAISED, raiseEnquiry } from '../steps/enquiry-journey.ts';
import { expect, test, watchForWords } from '../steps/journey.ts';
import { expectKept } from '../steps/kept-draft.ts';
import { visitShop } from '../steps/whole-device.ts';

/** The shop's own reply that it is in trouble: the phone is connected, and a payment is possible. */
const IN_TROUBLE: Fault = {
  do: 'answer',
  status: 503,
  type: 'application/json',
  body: JSON.stringify({ error: { code: 503, message: 'In trouble.', status: 'UNAVAILABLE' } }),
};

test.beforeEach(({ complaints }) => {
  complaints.expectNotes(/dynamically imported module|Unable to preload CSS/);
});

const message = (page: Page) => page.getByLabel('Message', { exact: true });

/** Whether this page survives, without a reload, the second after the new version took control of it. */
function staysUnderNewVersion(page: Page): Promise<boolean> {
  return page.evaluate(
    () =>
      new Promise<boolean>((tell) => {
        Reflect.get(window, 'navigation').addEventListener('navigate', () => tell(false));
        navigator.serviceWorker.addEventListener('controllerchange', () => {
          setTimeout(() => tell(true), 1_000);
        });
      }),
  );
}

/** Activates the waiting version, as a tab of an older version does, which asks nobody whether they are busy. */
async function letInUnasked(context: BrowserContext, page: Page): Promise<void> {
  await noticeNextVersion(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.skipWaiting', { scopeURL: 'http://localhost:5000/' });
}

/** Counts the page's reloads from now on. */
function countStarts(page: Page): () => number {
  let starts = 0;
  page.on('domcontentloaded', () => starts++);
  return () => starts;
}

/** The browser's own cache keeps nothing for ever either. */
async function forgetFetched(context: BrowserContext, page: Page): Promise<void> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
  await devtools.detach();
}

test('a new version that nobody asked for comes under a message, a payment and a list: nobody is interrupted, nothing is blank, everything arrives once', async ({
  page: payer,
  context,
  network,
  product,
  soldOut,
}) => {
  const typed = 'Do you deliver to Sehore on';
  const uid = await openCheckout(payer, product);
  const isIt = isEnquiryAbout(soldOut.id);
  let isInTrouble = true;
  network.fault((seen) => isInTrouble && isIt(seen), IN_TROUBLE);
  const [writer, list] = [await context.newPage(), await context.newPage()];
  const wasRaised = await watchForWords(list, RAISED);
  await raiseEnquiry(list, soldOut);
  await list.goto('/products');
  await writer.goto('/contact-us');
  await message(writer).fill(typed);
  await expectKept(writer, typed);
  await choose(payer, 'Online payment');
  await startPayment(payer);

  deployWithNewNames(network);
  const stay = Promise.all([writer, payer].map(staysUnderNewVersion));
  await letInUnasked(context, list);
  await expect(isNext(list)).toHaveCount(1);
  await expect(list.locator('main a[href^="/product/"]').first()).toBeVisible();
  expect(await stay, 'nobody is interrupted').toEqual([true, true]);
  await expect(practicePayment(payer)).toBeVisible();
  await message(writer).fill(`${typed} Fridays?`);
  await expectKept(writer, `${typed} Fridays?`);
  await forgetFetched(context, writer);
  const starts = countStarts(writer);
  await writer.getByRole('link', { name: 'Blogs' }).click();
  await expect(heading(writer, 'Blogs')).toBeVisible();
  await expect(isNext(writer)).toHaveCount(1);
  expect(starts(), 'the page began anew once').toBe(1);
  await writer.goBack();
  await expect(message(writer)).toHaveValue(`${typed} Fridays?`);
  await practicePayment(payer).getByRole('button', { name: 'Success', exact: true }).click();
  await expect(heading(payer, RECEIVED)).toBeVisible();
  await expect(isNext(payer)).toHaveCount(1);
  expect((await expectOneOrder(uid)).fields.status).toEqual({ stringValue: 'success' });

  const wasToldTooEarly = await wasRaised();
  isInTrouble = false;
  await list.reload();
  await expectOneEnquiry(soldOut, uid);
  const counts = [(await ordersOf(uid)).length, (await enquiriesAbout(soldOut.id)).length];
  noteTally({
    promise: 'new-version',
    repetitions: context.pages().length,
    lost: counts.filter((count) => count === 0).length,
    doubled: counts.filter((count) => count > 1).length,
    falselyConfirmed: Number(wasToldTooEarly),
  });
  expect(counts).toEqual([1, 1]);
  expect(wasToldTooEarly).toBe(false);
});

test('a part of the shop that stays gone disturbs nobody', async ({ page, context, network }) => {
  const mark = newMark();
  await visitShop(page);
  await page.goto('/contact-us');
  await writeMessage(page, mark);
  await expectKept(page, mark);
  const isGone = ({ url }: { url: URL }) => /^\/assets\/pages-/.test(url.pathname);
  network.fault(isGone, { do: 'answer', status: 404, type: 'text/html', body: '<h1>Gone</h1>' });
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await forgetFetched(context, page);
  const starts = countStarts(page);
  const before = network.seen(isGone).length;
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).hover();
  await expect.poll(() => network.seen(isGone).length).toBeGreaterThan(before);
  await message(page).pressSequentially(' Thank you.');
  expect(starts()).toBe(0);
  await page.getByRole('link', { name: 'Blogs' }).click();
  await expect.poll(starts).toBe(1);
  await expect(heading(page, 'This page did not open.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page.locator('main a[href^="/product/"]').first()).toBeVisible();
});
