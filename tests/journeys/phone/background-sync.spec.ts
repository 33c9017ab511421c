// The worker sends writes saved without a network, even when no page of the shop is open any more.
import * as v from 'valibot';
import { everythingOnDevice } from '../../support/device-storage.ts';
import { enquiriesAbout } from '../../support/shop-server.ts';
import {
  choose,
  expectOneOrder,
  NOT_PLACED,
  openCheckout,
  ordersOf,
  placeButton,
} from '../steps/checkout-journey.ts';
import { newMark } from '../steps/contact-journey.ts';
import { dispatchSync } from '../steps/dispatch-sync.ts';
import { expectOneEnquiry, raiseEnquiry } from '../steps/enquiry-journey.ts';
import {
  expectOneFeedback,
  feedbackWith,
  pressSendFeedback,
  somePdf,
  writeFeedback,
} from '../steps/feedback-journey.ts';
import { expect, test } from '../steps/journey.ts';
import { QUIET_PAGE } from '../steps/told-not-saved.ts';
import { visitShop } from '../steps/whole-device.ts';

test('an order, feedback with a file and an enquiry are counted on the icon and sent by the worker once the shop is closed', {
  tag: ['@background-sync', '@core'],
}, async ({ page, context, network, product, soldOut }) => {
  const [mark, file] = [newMark(), somePdf()];
  const uid = await openCheckout(page, product);
  network.cut();
  await choose(page, 'Cash on delivery');
  await placeButton(page).click();
  await expect(page.getByText(NOT_PLACED).first()).toBeVisible();
  await page.goto('/services');
  await writeFeedback(page, mark, file);
  await pressSendFeedback(page);
  await expect(page.getByLabel('Description')).toHaveValue('');
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
  const attempts = async () => {
    const { outbox } = await everythingOnDevice(page);
    return v.parse(v.tuple([v.object({ attempts: v.number() })]), outbox)[0].attempts;
  };
  await expect.poll(attempts).toBeGreaterThanOrEqual(3);
  const woken = await page.evaluate(() => Reflect.get(globalThis, 'asked'));
  expect(woken).toBeGreaterThan(0);
  expect(woken).toBeLessThanOrEqual(await attempts());
});
