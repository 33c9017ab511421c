// The phone's clock is wrong by a day, and the shop wants new keys again and again: what was saved is sent once, nobody is signed
// out, and nothing changes when the clock is set right.
import type { Page } from 'playwright/test';
import { type DemoProduct, makeProduct, unmakeProduct } from '../../support/demo-products.ts';
import { everythingOnDevice } from '../../support/device-storage.ts';
import { noteTally } from '../../support/note-tally.ts';
import { refuseKeys } from '../../support/refused-keys.ts';
import { enquiriesAbout } from '../../support/shop-server.ts';
import { takeSyncAway } from '../../support/without-sync.ts';
import { add, addressesOf, HOME, openAddresses } from '../steps/address-journey.ts';
import {
  addToCart,
  choose,
  heading,
  ordersOf,
  placeButton,
  RECEIVED,
  test,
  UNPLACED,
} from '../steps/checkout-journey.ts';
import { untrue, watchConfirmations } from '../steps/confirmations.ts';
import { countOff } from '../steps/count-off.ts';
import { raiseEnquiry } from '../steps/enquiry-journey.ts';
import { expect } from '../steps/journey.ts';
import { setClockOff, useShiftedClock } from '../steps/shifted-clock.ts';

const DAY = 24 * 60 * 60 * 1000;
const CLOCKS = { 'a day ahead': DAY, 'a day behind': -DAY };

test('with a clock that is a day ahead or behind, and keys that are refused, everything arrives once and nobody is signed out', async ({
  page,
  context,
  network,
  product,
  complaints,
}) => {
  test.slow(true, 'two wrong clocks, each with refused keys');
  complaints.expectFailedRequests();
  // The worker's clock cannot be set here, so that the page has to send everything.
  await takeSyncAway(context);
  await useShiftedClock(page);
  const clocks = Object.entries(CLOCKS);
  const soldOut = await Promise.all(clocks.map(() => makeProduct(0)));
  try {
    const uid = await openAddresses(page);
    await add(page);
    const sightings = await watchConfirmations(page);
    const arrived = async () => [
      (await addressesOf(uid)).length,
      (await ordersOf(uid)).length,
      ...(await Promise.all(soldOut.map(async ({ id }) => (await enquiriesAbout(id)).length))),
    ];
    let [addresses, orders, wanted] = [1, 0, [1, 0, ...soldOut.map(() => 0)]];
    for (const [at, [name, off]] of clocks.entries()) {
      await test.step(name, async () => {
        await setClockOff(page, off);
        refuseKeys(network, 3, 2);
        await page.goto('/profile/addresses');
        await add(page, { ...HOME, name: `Ravi ${at + 1}` });
        await placeOrder(page, product);
        [addresses, orders] = [addresses + 1, orders + 1];
        wanted = wanted.with(0, addresses).with(1, orders);
        await page.reload();
        await expect.poll(arrived, { timeout: 60_000, message: name }).toEqual(wanted);
        await expectSignedIn(page, uid);

        network.cut();
        await page.goto('/profile/addresses');
        await add(page, { ...HOME, name: `Mira ${at + 1}` });
        await raiseEnquiry(page, soldOut[at] ?? product);
        await setClockOff(page, 0);
        refuseKeys(network, 1, 1);
        addresses++;
        wanted = wanted.with(0, addresses).with(2 + at, 1);
        network.join();
        await page.reload();
        await expect
          .poll(arrived, { timeout: 60_000, message: `${name}, set right` })
          .toEqual(wanted);
        await expectSignedIn(page, uid);
      });
    }
    const tally = {
      repetitions: clocks.length * 4,
      ...countOff(await arrived(), wanted),
      falselyConfirmed: untrue(await sightings(), network).length,
    };
    noteTally({ promise: 'wrong-clock', ...tally });
    expect(tally).toMatchObject({ lost: 0, doubled: 0, falselyConfirmed: 0 });
  } finally {
    await Promise.all(soldOut.map(unmakeProduct));
  }
});

async function placeOrder(page: Page, product: DemoProduct): Promise<void> {
  await addToCart(page, product);
  await page.goto('/place-order');
  await choose(page, 'Cash on delivery');
  await placeButton(page).click();
  await expect(heading(page, RECEIVED).or(heading(page, UNPLACED))).toBeVisible();
}

/** The account is on the phone with its keys, sees its own things, and nothing of it was refused or waits. */
async function expectSignedIn(page: Page, uid: string): Promise<void> {
  await expect
    .poll(async () => (await everythingOnDevice(page)).outbox, { timeout: 30_000 })
    .toEqual([]);
  const { deviceState = [] } = await everythingOnDevice(page);
  expect(deviceState).toContainEqual({
    key: 'account',
    value: expect.objectContaining({ uid, idToken: expect.any(String) }),
  });
  expect(JSON.stringify(deviceState)).not.toContain('"isOver":true');
  await page.goto('/orders');
  await expect(heading(page, 'My Orders')).toBeVisible();
}
