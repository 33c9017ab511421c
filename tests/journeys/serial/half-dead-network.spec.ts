// Connected, and nothing comes through: every screen and every press answers within a second all the same, and what was saved
// meanwhile arrives once.
import type { Page } from 'playwright/test';
import { makePhoneAccount } from '../../support/demo-accounts.ts';
import type { DemoProduct } from '../../support/demo-products.ts';
import { everythingOnDevice, putAccount } from '../../support/device-storage.ts';
import type { FaultProxy } from '../../support/fault-proxy.ts';
import type { Fault } from '../../support/fault-proxy-faults.ts';
import { noteTally } from '../../support/note-tally.ts';
import { enquiriesAbout } from '../../support/shop-server.ts';
import { addressesOf, fillIn, HOME, openNewForm } from '../steps/address-journey.ts';
import { addToCart, choose, ordersOf, test, UNPLACED } from '../steps/checkout-journey.ts';
import { forgetSightings, untrue, watchConfirmations } from '../steps/confirmations.ts';
import { countOff } from '../steps/count-off.ts';
import {
  furnish,
  isFurnished,
  openScreens,
  ownScreens,
  type Screens,
  type Shopper,
} from '../steps/every-screen.ts';
import { expect } from '../steps/journey.ts';
import {
  A_SECOND,
  timeByAddress,
  timeInApp,
  timePress,
  watchScreens,
} from '../steps/screen-times.ts';
import { somePhone } from '../steps/sign-in-journey.ts';
import { visitShop } from '../steps/whole-device.ts';

test.beforeEach(({ complaints }) => complaints.expectFailedRequests());

type Phone = { page: Page; network: FaultProxy; product: DemoProduct };

/** Somebody who was here before is on a phone whose network dies in this way; what the log-in's screen answers beforehand is noted. */
async function openOnDeadNetwork({ page, network, product }: Phone, fault: Fault) {
  const times: Record<string, number> = {};
  const die = () => network.fault(() => true, fault);
  await visitShop(page);
  await watchScreens(page);
  const sightings = await watchConfirmations(page);
  die();
  const login = { title: 'Login / Signup', shows: 'Send OTP' };
  times['/login'] = await timeByAddress(page, '/login', login);
  await page.getByLabel('Phone Number').fill(somePhone());
  // Filled in sooner than anybody could: until the code is there, the button of a drawn page cannot be pressed.
  await expect(page.getByRole('button', { name: 'Send OTP' })).toBeEnabled();
  const sending = { title: '', shows: 'Sending…|No connection' };
  times['Send OTP'] = await timePress(page, 'Send OTP', sending);
  network.heal();

  const account = await makePhoneAccount();
  const shopper = await furnish(account.uid);
  await putAccount(page, account);
  await addToCart(page, product);
  await page.goto('/orders');
  await expect
    .poll(async () => isFurnished(await everythingOnDevice(page)), { timeout: 30_000 })
    .toBe(true);
  die();
  const screens: Screens = { ...openScreens(product), ...ownScreens(shopper) };
  for (const [path, answer] of Object.entries(screens)) {
    times[path] = await timeByAddress(page, path, answer);
  }
  // The tour has shown an order that did arrive; from here on it is about those that have not.
  await forgetSightings(page);
  return { times, screens, shopper, sightings };
}

function expectWithinASecond(times: Record<string, number>): void {
  const slowest = Object.entries(times).sort(([, a], [, b]) => b - a);
  const named = slowest.slice(0, 3).map(([what, ms]) => `${what} ${Math.round(ms)} ms`);
  const words = `${slowest.length} answers, the slowest: ${named.join('; ')}`;
  test.info().annotations.push({ type: 'answers', description: words });
  expect(
    slowest.filter(([, ms]) => ms > A_SECOND),
    words,
  ).toEqual([]);
}

test('a network that is there and carries nothing: every screen and every press answers within a second, and what was saved arrives once', {
  tag: '@core',
}, async ({ page, network, product, soldOut }) => {
  test.slow(true, 'some fifty answers are timed');
  test.setTimeout(240_000);
  const phone = { page, network, product };
  const { times, shopper, sightings } = await openOnDeadNetwork(phone, { do: 'black-hole' });
  Object.assign(times, await pressEverything(page, shopper, soldOut));
  network.heal();
  const arrived = async () => [
    (await addressesOf(shopper.uid)).length,
    (await ordersOf(shopper.uid)).length,
    (await enquiriesAbout(soldOut.id)).length,
  ];
  const wanted = [2, 4, 1];
  await expect.poll(arrived, { timeout: 60_000, message: 'what was saved' }).toEqual(wanted);
  const tally = {
    repetitions: Object.keys(times).length,
    ...countOff(await arrived(), wanted),
    falselyConfirmed: untrue(await sightings(), network).length,
  };
  noteTally({ promise: 'half-dead-network', ...tally });
  expect(tally).toMatchObject({ lost: 0, doubled: 0, falselyConfirmed: 0 });
  expectWithinASecond(times);
});

test('a network of one byte a second: every screen answers within a second, by its address and by a link', async ({
  page,
  network,
  product,
}) => {
  test.slow(true, 'some hundred answers are timed');
  test.setTimeout(240_000);
  const fault = { do: 'throttle', bytesPerSecond: 1 } as const;
  const { times, screens } = await openOnDeadNetwork({ page, network, product }, fault);
  for (const [path, answer] of Object.entries(screens)) {
    times[`${path} by a link`] = await timeInApp(page, path, answer);
  }
  expectWithinASecond(times);
});

/** Every kind of press that a shopper waits for; how long each took to answer, ms. */
async function pressEverything(
  page: Page,
  { orders, seeded }: Shopper,
  soldOut: DemoProduct,
): Promise<Record<string, number>> {
  const open = (path: string) => page.goto(path, { waitUntil: 'commit' });
  const press = (name: string, shows: string, title = '') =>
    timePress(page, name, { title, shows });
  const times: Record<string, number> = {};
  await open(`/order/${orders.unpaid.orderId}`);
  times['Pay now'] = await press('Pay now', 'One moment…|Online payment needs a connection');
  await open('/profile/addresses');
  await openNewForm(page);
  await fillIn(page, { ...HOME, name: 'Ravi Rao' });
  await expect(page.getByLabel('City', { exact: true })).not.toHaveValue('');
  times['Save Address'] = await press('Save Address', 'Ravi Rao');
  await open(`/product/${seeded.id}`);
  times['Add to Cart'] = await press('Add to Cart', seeded.name, 'Cart');
  await open('/place-order');
  await choose(page, 'Cash on delivery');
  times['Place Order'] = await press('Place Order', UNPLACED.source);
  await open(`/product/${soldOut.id}`);
  times['Raise enquiry'] = await press('Raise enquiry', 'Saved on this phone');
  return times;
}
