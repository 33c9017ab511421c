// Answers that are not the shop's: a portal answers in its place, or it refuses a phone's tokens while the clock is a day off. Nothing
// is believed of it, nobody is signed out, and everything is sent once.
import type { Page } from 'playwright/test';
import { captivePortals } from '../../support/captive-portals.ts';
import { makeProduct } from '../../support/demo-products.ts';
import { everythingOnDevice } from '../../support/device-storage.ts';
import type { FaultProxy } from '../../support/fault-proxy.ts';
import type { Fault } from '../../support/fault-proxy-faults.ts';
import { noteTally } from '../../support/note-tally.ts';
import { isCommit, isEnquiryAbout, isTokenExchange } from '../../support/sent-requests.ts';
import { enquiriesAbout } from '../../support/shop-server.ts';
import { takeSyncAway } from '../../support/without-sync.ts';
import { add, addressesOf, HOME, openAddresses } from '../steps/address-journey.ts';
import { heading, ordersOf, placeOrder, RECEIVED, UNPLACED } from '../steps/checkout-journey.ts';
import { countOff } from '../steps/count-off.ts';
import { raiseEnquiry } from '../steps/enquiry-journey.ts';
import { expect, test } from '../steps/journey.ts';
import { untrue, watchConfirmations } from '../steps/told-not-saved.ts';
import { haveOwnProducts } from '../steps/whole-device.ts';

/** The sync tests try all, and `npm run guarantees` tries all in a browser. Always tried: false yeses, and redirects, which need a browser. */
const PORTALS = Object.entries(captivePortals).filter(
  ([name]) => process.env.HAAT_KILLS || /empty yes|redirect/.test(name),
);
/** A different one is opened behind each portal. */
const SCREENS: [string, string][] = [
  ['/products', 'Products'],
  ['/blogs', 'Blogs'],
  ['/orders', 'My Orders'],
  ['/profile/addresses', 'Manage Addresses'],
  ['/contact-us', 'Contact'],
];

test('false answers to everything: no order and no enquiry is called arrived before it is, and each arrives once', {
  tag: '@core',
}, async ({ page, network, product }) => {
  const asked = await Promise.all(PORTALS.map(() => makeProduct(0)));
  const uid = await openAddresses(page);
  await add(page);
  await expect(page.getByText(/^Sending/)).toHaveCount(0);
  // Behind a portal none of them could load any more.
  await haveOwnProducts(page);
  const sightings = await watchConfirmations(page);
  for (const [at, [answer, fault]] of PORTALS.entries()) {
    await test.step(answer, async () => {
      network.heal({ quietly: true });
      // The browser's preflight passes, so that the actual request gets the false answer.
      network.fault(({ method }) => method !== 'OPTIONS', fault);
      const soldOut = asked[at] ?? product;
      await raiseEnquiry(page, soldOut);
      await expect(page.getByRole('main')).toContainText(/saved on this phone/i);
      await expect.poll(() => network.seen(isEnquiryAbout(soldOut.id)).length).toBeGreaterThan(0);
      await placeOrder(page, product);
      await expect(heading(page, UNPLACED)).toBeVisible();
      const [path, title] = SCREENS[at] ?? ['/', ''];
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
      await expect(page.getByText('No connection.')).toBeVisible();
    });
  }
  const wanted = [...PORTALS.map(() => 1), PORTALS.length];
  const arrived = async () => [
    ...(await Promise.all(asked.map(async ({ id }) => (await enquiriesAbout(id)).length))),
    (await ordersOf(uid)).length,
  ];
  expect(await arrived(), 'nothing can have arrived').toEqual(wanted.map(() => 0));
  network.heal();
  await expect.poll(arrived).toEqual(wanted);
  await page.goto('/waiting');
  await expect(page.getByText('Nothing is waiting to be sent.')).toBeVisible();
  noteTally({
    promise: 'false-success',
    repetitions: PORTALS.length * 2,
    ...countOff(await arrived(), wanted),
    falselyConfirmed: untrue(await sightings(), network).length,
  });
});

/** Refuses this many writes and token exchanges, as a shop that does not accept a sign-in's tokens. */
function refuseKeys(network: FaultProxy, commits: number, exchanges: number): void {
  const error = { code: 401, message: 'Please prove who you are.', status: 'UNAUTHENTICATED' };
  const body = JSON.stringify({ error });
  const unknownKey: Fault = { do: 'answer', status: 401, type: 'application/json', body };
  network.fault(isCommit, unknownKey, commits);
  network.fault(isTokenExchange, unknownKey, exchanges);
}

/** Runs in every page before its own scripts: the clock is off by what is stored, in ms. */
function shiftClock(): void {
  const RightDate = Date;
  const now = () => RightDate.now() + Number(localStorage.getItem('clock-is-off-by') ?? 0);
  globalThis.Date = new Proxy(RightDate, {
    construct: (target, given, asked) =>
      Reflect.construct(target, given.length > 0 ? given : [now()], asked),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
}

/** Sets the clock off by `ms` from now on, across reloads. */
async function setClockOff(page: Page, ms: number): Promise<void> {
  await page.evaluate((off) => localStorage.setItem('clock-is-off-by', String(off)), ms);
}

const DAY = 24 * 60 * 60 * 1000;

test('with a clock that is a day behind, and keys that are refused, everything arrives once and nobody is signed out', {
  tag: '@core',
}, async ({ page, context, network, product, soldOut }) => {
  // The worker's clock cannot be set here, so that the page has to send everything.
  await takeSyncAway(context);
  await page.addInitScript(shiftClock);
  const uid = await openAddresses(page);
  await add(page);
  const sightings = await watchConfirmations(page);
  const arrived = async () => [
    (await addressesOf(uid)).length,
    (await ordersOf(uid)).length,
    (await enquiriesAbout(soldOut.id)).length,
  ];
  await setClockOff(page, -DAY);
  refuseKeys(network, 3, 2);
  await page.goto('/profile/addresses');
  await add(page, { ...HOME, name: 'Ravi' });
  await placeOrder(page, product);
  await expect(heading(page, RECEIVED).or(heading(page, UNPLACED))).toBeVisible();
  await page.reload();
  await expect.poll(arrived).toEqual([2, 1, 0]);
  await expectSignedIn(page, uid);

  network.cut();
  await page.goto('/profile/addresses');
  await add(page, { ...HOME, name: 'Mira' });
  await raiseEnquiry(page, soldOut);
  await setClockOff(page, 0);
  refuseKeys(network, 1, 1);
  network.join();
  await page.reload();
  const wanted = [3, 1, 1];
  await expect.poll(arrived, { message: 'set right' }).toEqual(wanted);
  await expectSignedIn(page, uid);
  noteTally({
    promise: 'wrong-clock',
    repetitions: 4,
    ...countOff(await arrived(), wanted),
    falselyConfirmed: untrue(await sightings(), network).length,
  });
});

/** The account with its tokens is on the phone, sees its own things, and none of its writes was refused or waits. */
async function expectSignedIn(page: Page, uid: string): Promise<void> {
  await expect.poll(async () => (await everythingOnDevice(page)).outbox).toEqual([]);
  const { deviceState = [] } = await everythingOnDevice(page);
  const value = expect.objectContaining({ uid, idToken: expect.any(String) });
  expect(deviceState).toContainEqual({ key: 'account', value });
  expect(JSON.stringify(deviceState)).not.toContain('"isOver":true');
  await page.goto('/orders');
  await expect(heading(page, 'My Orders')).toBeVisible();
}
