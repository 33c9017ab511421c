// Without Background Sync, waiting writes go in four ways. The clock is stopped around each, so that no other can be the cause.
import type { Page } from 'playwright/test';
import { type DemoProduct, makeProduct } from '../../support/demo-products.ts';
import { everythingOnDevice } from '../../support/device-storage.ts';
import type { FaultProxy } from '../../support/fault-proxy.ts';
import { noteTally } from '../../support/note-tally.ts';
import { isEnquiryAbout } from '../../support/sent-requests.ts';
import { enquiriesAbout } from '../../support/shop-server.ts';
import { takeSyncAway } from '../../support/without-sync.ts';
import { type Sighting, watchConfirmations } from '../steps/confirmations.ts';
import { countOff } from '../steps/count-off.ts';
import { expectOneEnquiry, raiseEnquiry } from '../steps/enquiry-journey.ts';
import { expect, test } from '../steps/journey.ts';
import { lookAgain } from '../steps/profile-journey.ts';
import { visitShop } from '../steps/whole-device.ts';

type Setting = { page: Page; network: FaultProxy; sightings(): Promise<Sighting[]> };
/** The one event while the clock is stopped; `isClosed`: the shop is not open meanwhile. */
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
    .poll(async () => JSON.stringify((await everythingOnDevice(page)).outbox))
    .toContain('"state":"backoff"');
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
  await expect.poll(async () => (await everythingOnDevice(page)).outbox).toEqual([]);
  return tooEarly.length;
}
