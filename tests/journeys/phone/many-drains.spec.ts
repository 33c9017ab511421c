// Two tabs and the worker send at the same moment: each press is one document. How drains meet in other ways: tests/sync/simulator.
import { LEASE_MS } from '#engine/limits.ts';
import { piecesLeft } from '../../support/demo-products.ts';
import { noteTally } from '../../support/note-tally.ts';
import { enquiriesAbout } from '../../support/shop-server.ts';
import {
  choose,
  heading,
  openCheckout,
  ordersOf,
  placeButton,
  RECEIVED,
  UNPLACED,
} from '../steps/checkout-journey.ts';
import { countOff } from '../steps/count-off.ts';
import { dispatchSync } from '../steps/dispatch-sync.ts';
import { raiseEnquiry } from '../steps/enquiry-journey.ts';
import { expect, test, watchForWords } from '../steps/journey.ts';
import { waitingRows } from '../steps/waiting-rows.ts';

// The headless shell cannot bear several tabs of one site.
test.use({ wholeBrowser: true });
test('two tabs and the worker, which have no lock in common, send an order and an enquiry at once: one of each, and one piece less in stock', {
  tag: '@core',
}, async ({ page, context, product, soldOut }) => {
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'));
  const uid = await openCheckout(page, product);
  const wasToldTooEarly = await watchForWords(page, RECEIVED);
  await context.setOffline(true);
  await choose(page, 'Cash on delivery');
  await placeButton(page).click();
  await expect(heading(page, UNPLACED)).toBeVisible();
  const asker = await context.newPage();
  await raiseEnquiry(asker, soldOut);
  const falselyConfirmed = Number(await wasToldTooEarly());
  await Promise.all([context.setOffline(false), dispatchSync(context)]);
  await expect.poll(() => waitingRows(page), { timeout: LEASE_MS + 30_000 }).toEqual([]);
  const found = async () => [
    (await ordersOf(uid)).length,
    (await enquiriesAbout(soldOut.id)).length,
    5 - (await piecesLeft(product)),
  ];
  await expect.poll(found).toEqual([1, 1, 1]);
  await expect(heading(page, RECEIVED)).toBeVisible();
  const counted = countOff(await found(), [1, 1, 1]);
  noteTally({ promise: 'many-drains', repetitions: 2, ...counted, falselyConfirmed });
});
