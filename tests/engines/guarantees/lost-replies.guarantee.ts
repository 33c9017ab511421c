// Hardly any reply comes back: each write meets faults of the network of its own, and is one document with one effect.
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { countOff } from '../../journeys/steps/count-off.ts';
import { dealNetworkFaults, PACK } from '../../journeys/steps/network-faults.ts';
import { sightingsIn, untrue } from '../../support/confirmations.ts';
import { makeProduct, piecesLeft } from '../../support/demo-products.ts';
import { messagesWith, newMark } from '../../support/marked-messages.ts';
import { enquiriesAbout } from '../../support/shop-server.ts';
import { addToCart, makeShopper, placeOrder, raiseEnquiry, visitAs } from '../shopper.ts';
import {
  addressesOf,
  guarantee,
  ordersOf,
  seesOrders,
  untilArrived,
  untilNothingWaits,
} from './guarantee.ts';
import { addAddress, writeMessage } from './presses.ts';

/** Every round writes an address, an order, a message and an enquiry. */
const ROUNDS = ['Mira Rao', 'Ravi Rao', 'Uma Rao'];
const PIECES = 9;

guarantee(
  'twelve writes whose replies are lost, late, reset or doubled are twelve documents, and three orders take three pieces',
  { notesSightings: true },
  async ({ tab, network }) => {
    const seed = process.env.HAAT_SEED ?? randomUUID();
    const [asha, product, ...soldOut] = await Promise.all([
      makeShopper(),
      makeProduct(PIECES),
      ...ROUNDS.map(() => makeProduct(0)),
    ]);
    await visitAs(asha, tab);
    await tab.goto('/profile/addresses');
    await tab.sees('12 Lake Road');
    const met = dealNetworkFaults(network, seed);
    const marks: string[] = [];
    for (const [at, about] of soldOut.entries()) {
      await addAddress(tab, ROUNDS[at] ?? '');
      await addToCart(tab, product);
      await placeOrder(tab);
      const mark = newMark();
      marks.push(mark);
      await writeMessage(tab, mark);
      await raiseEnquiry(tab, about);
    }
    await untilNothingWaits(tab);
    await seesOrders(tab, asha);
    const found = async () => [
      (await addressesOf(asha)).length,
      (await ordersOf(asha)).length,
      PIECES - (await piecesLeft(product)),
      ...(await Promise.all(marks.map(async (it) => (await messagesWith(it)).length))),
      ...(await Promise.all(soldOut.map(async ({ id }) => (await enquiriesAbout(id)).length))),
    ];
    const wanted = [1 + ROUNDS.length, ROUNDS.length, ROUNDS.length, 1, 1, 1, 1, 1, 1];
    const counts = await untilArrived(tab, found, wanted, 30_000);
    expect(met.size, `writes that met a fault, seed ${seed}`).toBe(PACK.length);
    return {
      promise: 'lost-reply',
      repetitions: ROUNDS.length * 4,
      ...countOff(counts, wanted),
      falselyConfirmed: untrue(await sightingsIn(tab), network).length,
    };
  },
);
