// Who sends what was saved without a network: the worker, though no page is open; page and worker at once; the page alone.
import type { Page } from 'playwright/test';
import * as v from 'valibot';
import { LEASE_MS } from '#engine/limits.ts';
import { type DemoProduct, makeProduct, piecesLeft } from '../../support/demo-products.ts';
import { everythingOnDevice } from '../../support/device-storage.ts';
import type { FaultProxy } from '../../support/fault-proxy.ts';
import { noteTally } from '../../support/note-tally.ts';
import { isEnquiryAbout } from '../../support/sent-requests.ts';
import { enquiriesAbout } from '../../support/shop-server.ts';
import { takeSyncAway } from '../../support/without-sync.ts';
import {
  expectOneOrder,
  heading,
  ordersOf,
  orderUnsent,
  RECEIVED,
} from '../steps/checkout-journey.ts';
import { newMark } from '../steps/contact-journey.ts';
import { countOff } from '../steps/count-off.ts';
import { dispatchSync } from '../steps/dispatch-sync.ts';
import { expectOneEnquiry, raiseEnquiry } from '../steps/enquiry-journey.ts';
import {
  expectOneFeedback,
  feedbackWith,
  giveFeedback,
  somePdf,
} from '../steps/feedback-journey.ts';
import { expect, test, watchForWords } from '../steps/journey.ts';
import { lookAgain } from '../steps/profile-journey.ts';
import {
  QUIET_PAGE,
  type Sighting,
  waitingRows,
  watchConfirmations,
} from '../steps/told-not-saved.ts';
import { visitShop } from '../steps/whole-device.ts';

const outbox = async (page: Page) => (await everythingOnDevice(page)).outbox;

test('an order, feedback with a file and an enquiry are counted on the icon and sent by the worker once the shop is closed', {
  tag: ['@background-sync', '@core'],
}, async ({ page, context, network, product, soldOut }) => {
  const [mark, file] = [newMark(), somePdf()];
  const uid = await orderUnsent(page, product, () => network.cut());
  await giveFeedback(page, mark, file);
  await raiseEnquiry(page, soldOut);
  await page.goto(QUIET_PAGE);
  const [worker] = context.serviceWorkers();
  // A headless browser has no icon.
  await worker?.evaluate(() => {
    const badges: (number | null)[] = [];
    Reflect.set(globalThis, 'badges', badges);
    Object.assign(navigator, {
      setAppBadge: async (count: number) => void badges.push(count),
      clearAppBadge: async () => void badges.push(null),
    });
  });
  const badge = () => worker?.evaluate(() => Reflect.get(globalThis, 'badges').at(-1));
  await Promise.all(context.pages().map((it) => it.close()));
  await dispatchSync(context);
  await expect.poll(badge, 'three wait').toBe(3);
  const early = [await ordersOf(uid), await feedbackWith(mark), await enquiriesAbout(soldOut.id)];
  expect(early).toEqual([[], [], []]);
  network.join();
  await dispatchSync(context);
  await expectOneOrder(uid);
  await expectOneFeedback(mark, file);
  await expectOneEnquiry(soldOut, uid);
  await expect.poll(badge, 'all is sent').toBe(null);
});

test('while the shop cannot be reached the worker is woken no more than once for each attempt', {
  tag: '@background-sync',
}, async ({ page, network, soldOut }) => {
  await page.addInitScript(() => {
    const { prototype } = Reflect.get(globalThis, 'SyncManager');
    const { register } = prototype;
    Reflect.set(globalThis, 'asked', 0);
    prototype.register = function (...given: unknown[]) {
      Reflect.set(globalThis, 'asked', Reflect.get(globalThis, 'asked') + 1);
      return register.apply(this, given);
    };
  });
  await visitShop(page);
  network.cut();
  await raiseEnquiry(page, soldOut);
  const attempts = async () =>
    v.parse(v.tuple([v.object({ attempts: v.number() })]), await outbox(page))[0].attempts;
  await expect.poll(attempts).toBeGreaterThanOrEqual(3);
  const woken = await page.evaluate(() => Reflect.get(globalThis, 'asked'));
  expect(woken).toBeGreaterThan(0);
  expect(woken).toBeLessThanOrEqual(await attempts());
});

test.describe('several tabs', () => {
  // The headless shell cannot bear several tabs of one site.
  test.use({ wholeBrowser: true });

  test('two tabs and the worker, which have no lock in common, send an order and an enquiry at once: one of each, and one piece less in stock', {
    tag: '@core',
  }, async ({ page, context, product, soldOut }) => {
    await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'));
    const wasToldTooEarly = await watchForWords(page, RECEIVED);
    const uid = await orderUnsent(page, product, () => context.setOffline(true));
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
    await expect.poll(found).toEqual([1, 1, 1]);
    await expect(heading(page, RECEIVED)).toBeVisible();
    const counted = countOff(await found(), [1, 1, 1]);
    noteTally({ promise: 'many-drains', repetitions: 2, ...counted, falselyConfirmed });
  });
});

type Setting = { page: Page; network: FaultProxy; sightings(): Promise<Sighting[]> };
/** The one event while the clock is stopped, so that nothing else can be the cause; `isClosed`: the shop is not open meanwhile. */
type Way = { nudge(page: Page): Promise<unknown>; isClosed?: true };

/** ms, longer than the page ever pauses. */
const A_WHILE = 31_000;
/** ms, longer than the page goes on honouring backoffs after an attempt in vain that ignored them. */
const BACKOFFS_MAY_BE_IGNORED = 16_000;

const WAYS: Record<string, Way> = {
  'the shop is looked at again': { nudge: lookAgain },
  'the browser says that the network is back': {
    nudge: (page) => page.evaluate(() => dispatchEvent(new Event('online'))),
  },
  'some time passes': { nudge: (page) => page.clock.runFor(A_WHILE) },
  'the shop is opened': {
    isClosed: true,
    async nudge(page) {
      await page.clock.resume();
      await page.goto('/products');
    },
  },
};

test('without Background Sync what waits goes in each of four ways, once', {
  tag: '@core',
}, async ({ page, context, network }) => {
  await takeSyncAway(context);
  await page.clock.install();
  const products = await Promise.all(Object.keys(WAYS).map(() => makeProduct(0)));
  await visitShop(page);
  const setting = { page, network, sightings: await watchConfirmations(page) };
  let falselyConfirmed = 0;
  expect(await page.evaluate(() => 'sync' in ServiceWorkerRegistration.prototype)).toBe(false);
  for (const [at, [name, way]] of Object.entries(WAYS).entries()) {
    const product = products[at] as DemoProduct;
    falselyConfirmed += await test.step(name, () => sendBy(way, product, setting));
  }
  const found = await Promise.all(
    products.map(async ({ id }) => (await enquiriesAbout(id)).length),
  );
  const counted = countOff(found, [1, 1, 1, 1]);
  noteTally({ promise: 'no-background-sync', repetitions: 4, ...counted, falselyConfirmed });
});

/** Raises an enquiry offline, and sees that only the nudge sends it. Returns how often the page claimed its arrival too early. */
async function sendBy(way: Way, product: DemoProduct, setting: Setting): Promise<number> {
  const { page, network } = setting;
  await expect(page.getByText('Connected.')).toBeVisible();
  network.cut();
  await raiseEnquiry(page, product);
  await expect(page.getByText('No connection.')).toBeVisible();
  await expect(page.getByText('1 update waiting.')).toBeVisible();
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + BACKOFFS_MAY_BE_IGNORED);
  // After a failed attempt it waits before the next.
  await expect
    .poll(async () => (await waitingRows(page)).map(({ state }) => state))
    .toEqual(['backoff']);
  const tooEarly = (await setting.sightings()).filter(({ path }) => path.endsWith(product.id));
  if (way.isClosed) await page.goto('about:blank');
  network.join({ quietly: true });
  const before = network.seen(isEnquiryAbout(product.id)).length;
  expect(await enquiriesAbout(product.id)).toEqual([]);
  expect(network.seen(isEnquiryAbout(product.id))).toHaveLength(before);
  // On a slow machine one nudge is not always enough. The page's clock stands still: nothing else sends it.
  await expect(async () => {
    await way.nudge(page);
    const arrived = async () => (await enquiriesAbout(product.id)).length;
    await expect.poll(arrived, { timeout: 15_000 }).toBe(1);
  }).toPass();
  await expectOneEnquiry(product, null);
  await page.clock.resume();
  // Cut sooner, the network would lose the reply, and the row would go on waiting.
  await expect.poll(() => outbox(page)).toEqual([]);
  return tooEarly.length;
}
