// A portal answers in the shop’s place: the shop stays usable, believes none of it, and sends everything once when the portal is gone.
import { captivePortals } from '../../support/captive-portals.ts';
import { makeProduct } from '../../support/demo-products.ts';
import { noteTally } from '../../support/note-tally.ts';
import { isEnquiryAbout } from '../../support/sent-requests.ts';
import { enquiriesAbout } from '../../support/shop-server.ts';
import { add, openAddresses } from '../steps/address-journey.ts';
import { heading, ordersOf, placeOrder, UNPLACED } from '../steps/checkout-journey.ts';
import { untrue, watchConfirmations } from '../steps/confirmations.ts';
import { countOff } from '../steps/count-off.ts';
import { raiseEnquiry } from '../steps/enquiry-journey.ts';
import { expect, test } from '../steps/journey.ts';
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
