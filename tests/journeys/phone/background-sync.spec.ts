// What was saved without a network is sent by the worker, also when no page of the shop is open any more.
import type { BrowserContext, Page } from 'playwright/test';
import * as v from 'valibot';
import { everythingOnDevice } from '../../support/device-storage.ts';
import { enquiriesAbout } from '../../support/shop-server.ts';
import { BACKGROUND_SYNC } from '../../support/without-sync.ts';
import { dispatchSync } from '../steps/dispatch-sync.ts';
import { expectOneEnquiry, raiseEnquiry } from '../steps/enquiry-journey.ts';
import { expect, test } from '../steps/journey.ts';
import { QUIET_PAGE } from '../steps/told-not-saved.ts';
import { visitShop } from '../steps/whole-device.ts';

test.beforeEach(({ complaints }) => complaints.expectFailedRequests());

async function closeShop(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.close()));
}

/** What the worker shows on the app's icon from now on; null: nothing. A browser without a window has no icon. */
async function watchBadges(context: BrowserContext): Promise<() => Promise<(number | null)[]>> {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('the shop has no worker');
  await worker.evaluate(() => {
    const badges: (number | null)[] = [];
    Reflect.set(globalThis, 'badges', badges);
    Object.assign(navigator, {
      setAppBadge: async (count: number) => void badges.push(count),
      clearAppBadge: async () => void badges.push(null),
    });
  });
  return () => worker.evaluate(() => Reflect.get(globalThis, 'badges'));
}

/** How often this page asks the browser to wake the worker, from its next start on. */
async function countAsking(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const { prototype } = Reflect.get(globalThis, 'SyncManager');
    const { register } = prototype;
    Reflect.set(globalThis, 'asked', 0);
    prototype.register = function (...given: unknown[]) {
      Reflect.set(globalThis, 'asked', Reflect.get(globalThis, 'asked') + 1);
      return register.apply(this, given);
    };
  });
  return () => page.evaluate(() => Reflect.get(globalThis, 'asked'));
}

test('a worker that finds no network keeps the enquiry and sends it at the next sync', {
  tag: BACKGROUND_SYNC,
}, async ({ page, context, network, soldOut }) => {
  await visitShop(page);
  network.cut();
  await raiseEnquiry(page, soldOut);
  await closeShop(context);
  await dispatchSync(context);
  expect(await enquiriesAbout(soldOut.id)).toEqual([]);
  network.join();
  await dispatchSync(context);
  await expectOneEnquiry(soldOut, null);
});

test('the worker puts the number of what waits on the app’s icon, and takes it off when all is sent', {
  tag: BACKGROUND_SYNC,
}, async ({ page, context, network, soldOut }) => {
  await visitShop(page);
  network.cut();
  await raiseEnquiry(page, soldOut);
  await page.goto(QUIET_PAGE);
  const badges = await watchBadges(context);
  await dispatchSync(context);
  await expect.poll(badges, 'one waits').toEqual([1]);
  network.join();
  await dispatchSync(context);
  await expectOneEnquiry(soldOut, null);
  await expect.poll(badges, 'it was sent').toEqual([1, null]);
});

test('while the shop cannot be reached the worker is woken no more than once for each attempt', {
  tag: BACKGROUND_SYNC,
}, async ({ page, network, soldOut }) => {
  const asked = await countAsking(page);
  await visitShop(page);
  network.cut();
  await raiseEnquiry(page, soldOut);
  const attempts = async () => {
    const { outbox } = await everythingOnDevice(page);
    return v.parse(v.tuple([v.object({ attempts: v.number() })]), outbox)[0].attempts;
  };
  await expect.poll(attempts).toBeGreaterThanOrEqual(3);
  const woken = await asked();
  expect(woken).toBeGreaterThan(0);
  expect(woken).toBeLessThanOrEqual(await attempts());
});
