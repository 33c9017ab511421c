// The phone's clock is wrong by a day, and the shop wants new keys again and again: what was saved is sent once, nobody is logged out, and
// nothing changes when the clock is set right.
import { expect } from 'vitest';
import { countOff } from '../../journeys/steps/count-off.ts';
import { setClockOff } from '../../journeys/steps/shifted-clock.ts';
import { sightingsIn, untrue } from '../../support/confirmations.ts';
import { makeProduct } from '../../support/demo-products.ts';
import { everythingOnDevice } from '../../support/device-storage.ts';
import { refuseKeys } from '../../support/refused-keys.ts';
import { enquiriesAbout } from '../../support/shop-server.ts';
import {
  addToCart,
  makeShopper,
  placeOrder,
  raiseEnquiry,
  type Shopper,
  visitAs,
} from '../shopper.ts';
import type { Tab } from '../tab.ts';
import { addressesOf, guarantee, ordersOf, untilArrived, untilNothingWaits } from './guarantee.ts';
import { addAddress } from './presses.ts';

const DAY = 24 * 60 * 60 * 1000;
const CLOCKS = [DAY, -DAY];

guarantee(
  'with a clock that is a day ahead or behind, and keys that are refused, everything arrives once and nobody is logged out',
  { hasOwnClock: true, notesSightings: true },
  async ({ tab, network }) => {
    const [asha, product, ...soldOut] = await Promise.all([
      makeShopper(),
      makeProduct(9),
      ...CLOCKS.map(() => makeProduct(0)),
    ]);
    await visitAs(asha, tab);
    await tab.goto('/profile/addresses');
    await tab.sees('12 Lake Road');
    const arrived = async () => [
      (await addressesOf(asha)).length,
      (await ordersOf(asha)).length,
      ...(await Promise.all(soldOut.map(async ({ id }) => (await enquiriesAbout(id)).length))),
    ];
    let [addresses, orders, wanted] = [1, 0, [1, 0, ...soldOut.map(() => 0)]];
    for (const [at, off] of CLOCKS.entries()) {
      await setClockOff(tab, off);
      refuseKeys(network, 3, 2);
      await addAddress(tab, `Ravi ${at + 1}`);
      await expectClockOff(tab, off);
      await addToCart(tab, product);
      await placeOrder(tab);
      [addresses, orders] = [addresses + 1, orders + 1];
      wanted = wanted.with(0, addresses).with(1, orders);
      await tab.reload();
      expect(await untilArrived(tab, arrived, wanted), `clock off by ${off}`).toEqual(wanted);
      await expectLoggedIn(tab, asha);

      network.cut();
      await addAddress(tab, `Mira ${at + 1}`);
      await raiseEnquiry(tab, soldOut[at] ?? product);
      await setClockOff(tab, 0);
      refuseKeys(network, 1, 1);
      wanted = wanted.with(0, ++addresses).with(2 + at, 1);
      network.join();
      await tab.reload();
      expect(await untilArrived(tab, arrived, wanted), `${off}, set right`).toEqual(wanted);
      await expectLoggedIn(tab, asha);
    }
    return {
      promise: 'wrong-clock',
      repetitions: CLOCKS.length * 4,
      ...countOff(await arrived(), wanted),
      falselyConfirmed: untrue(await sightingsIn(tab), network).length,
    };
  },
);

async function expectClockOff(tab: Tab, off: number): Promise<void> {
  const now = await tab.evaluate(() => Date.now());
  expect(Math.abs(now - Date.now() - off)).toBeLessThan(60_000);
}

/** The account is on the phone with its keys, sees its own things, and nothing of it was refused or waits. */
async function expectLoggedIn(tab: Tab, { uid }: Shopper): Promise<void> {
  await untilNothingWaits(tab, 45_000);
  const { deviceState = [] } = await everythingOnDevice(tab);
  expect(deviceState).toContainEqual({
    key: 'account',
    value: expect.objectContaining({ uid, idToken: expect.any(String) }),
  });
  expect(JSON.stringify(deviceState)).not.toContain('"isOver":true');
  await tab.goto('/orders');
  await tab.sees('My Orders');
}
