// Somebody else answers in the shop's place, whatever is asked: the shop still stands, believes none of it, and sends everything once
// when that is over.
import { expect } from 'vitest';
import { countOff } from '../../journeys/steps/count-off.ts';
import { captivePortals } from '../../support/captive-portals.ts';
import { sightingsIn, untrue } from '../../support/confirmations.ts';
import { makeProduct } from '../../support/demo-products.ts';
import { isEnquiryAbout } from '../../support/sent-requests.ts';
import { enquiriesAbout } from '../../support/shop-server.ts';
import {
  addToCart,
  makeShopper,
  NOT_PLACED,
  placeOrder,
  raiseEnquiry,
  visitAs,
} from '../shopper.ts';
import { guarantee, ordersOf, seesOrders, untilArrived, untilNothingWaits } from './guarantee.ts';

const PORTALS = Object.values(captivePortals);
/** A different one is opened behind each portal. */
const SCREENS: [string, string][] = [
  ['/products', '₹'],
  ['/blogs', 'Blogs'],
  ['/orders', 'My Orders'],
  ['/profile/addresses', 'Manage Addresses'],
  ['/contact-us', 'Send message'],
];

guarantee(
  'five kinds of false answers to everything: no order and no enquiry is called arrived before it is, and each arrives once',
  { notesSightings: true },
  async ({ tab, network }) => {
    const [asha, product, ...asked] = await Promise.all([
      makeShopper(),
      makeProduct(9),
      ...PORTALS.map(() => makeProduct(0)),
    ]);
    await visitAs(asha, tab);
    await tab.goto('/profile/addresses');
    await tab.sees('12 Lake Road');
    for (const [at, fault] of PORTALS.entries()) {
      network.heal({ quietly: true });
      // The browser's own question beforehand, whether it may ask, is let through: what is asked has to be answered falsely.
      network.fault(({ method }) => method !== 'OPTIONS', fault);
      const soldOut = asked[at] ?? product;
      await raiseEnquiry(tab, soldOut);
      await tab.sees(/saved on this phone/i);
      const wasAsked = async () => network.seen(isEnquiryAbout(soldOut.id)).length > 0;
      await tab.until('the enquiry to be sent', wasAsked);
      await addToCart(tab, product);
      await placeOrder(tab);
      await tab.sees(NOT_PLACED);
      const [path, words] = SCREENS[at] ?? ['/', ''];
      await tab.goto(path);
      await tab.sees(words);
      await tab.sees('No connection.');
    }
    const arrived = async () => [
      ...(await Promise.all(asked.map(async ({ id }) => (await enquiriesAbout(id)).length))),
      (await ordersOf(asha)).length,
    ];
    const wanted = [...PORTALS.map(() => 1), PORTALS.length];
    expect(await arrived(), 'nothing can have arrived').toEqual(wanted.map(() => 0));
    network.heal();
    const counts = await untilArrived(tab, arrived, wanted);
    await untilNothingWaits(tab);
    await seesOrders(tab, asha);
    return {
      promise: 'false-success',
      repetitions: PORTALS.length * 2,
      ...countOff(counts, wanted),
      falselyConfirmed: untrue(await sightingsIn(tab), network).length,
    };
  },
);
