// The phone’s clock is a day off, and the shop demands new tokens: saved writes are sent once, and nobody is signed out.
import type { Page } from 'playwright/test';
import { everythingOnDevice } from '../../support/device-storage.ts';
import type { FaultProxy } from '../../support/fault-proxy.ts';
import type { Fault } from '../../support/fault-proxy-faults.ts';
import { noteTally } from '../../support/note-tally.ts';
import { isCommit, isTokenExchange } from '../../support/sent-requests.ts';
import { enquiriesAbout } from '../../support/shop-server.ts';
import { takeSyncAway } from '../../support/without-sync.ts';
import { add, addressesOf, HOME, openAddresses } from '../steps/address-journey.ts';
import { heading, ordersOf, placeOrder, RECEIVED, UNPLACED } from '../steps/checkout-journey.ts';
import { untrue, watchConfirmations } from '../steps/confirmations.ts';
import { countOff } from '../steps/count-off.ts';
import { raiseEnquiry } from '../steps/enquiry-journey.ts';
import { expect, test } from '../steps/journey.ts';

/** The answer of a shop that does not accept a sign-in's tokens. */
const error = { code: 401, message: 'Please prove who you are.', status: 'UNAUTHENTICATED' };
const unknownKey: Fault = {
  do: 'answer',
  status: 401,
  type: 'application/json',
  body: JSON.stringify({ error }),
};

/** Refuses this many writes and token exchanges for their token. */
function refuseKeys(network: FaultProxy, commits: number, exchanges: number): void {
  network.fault(isCommit, unknownKey, commits);
  network.fault(isTokenExchange, unknownKey, exchanges);
}

const CLOCK_KEY = 'clock-is-off-by';

/** Runs in every page before its own scripts. */
function shiftClock(key: string): void {
  const RightDate = Date;
  const now = () => RightDate.now() + Number(localStorage.getItem(key) ?? 0);
  globalThis.Date = new Proxy(RightDate, {
    construct: (target, given, asked) =>
      Reflect.construct(target, given.length > 0 ? given : [now()], asked),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
}

/** Sets the clock off by `ms` from now on, across reloads. */
async function setClockOff(page: Page, ms: number): Promise<void> {
  const given = [CLOCK_KEY, String(ms)] as const;
  await page.evaluate(([key, off]) => localStorage.setItem(key, off), given);
}

const DAY = 24 * 60 * 60 * 1000;

test.beforeEach(async ({ page, context }) => {
  // The worker's clock cannot be set here, so that the page has to send everything.
  await takeSyncAway(context);
  await page.addInitScript(shiftClock, CLOCK_KEY);
});

test('with a clock that is a day behind, and keys that are refused, everything arrives once and nobody is signed out', {
  tag: '@core',
}, async ({ page, network, product, soldOut }) => {
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
  expect(deviceState).toContainEqual({
    key: 'account',
    value: expect.objectContaining({ uid, idToken: expect.any(String) }),
  });
  expect(JSON.stringify(deviceState)).not.toContain('"isOver":true');
  await page.goto('/orders');
  await expect(heading(page, 'My Orders')).toBeVisible();
}
