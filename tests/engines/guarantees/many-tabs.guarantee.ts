// Tabs send at the same moment while first replies get lost: each press is one document and has one effect, even without locks.
import { expect } from 'vitest';
import { sightingsIn, untrue } from '../../support/confirmations.ts';
import { makeProduct, piecesLeft } from '../../support/demo-products.ts';
import { everythingOnDevice } from '../../support/device-storage.ts';
import { newMark } from '../../support/marked-messages.ts';
import { documentOf, isCommit } from '../../support/sent-requests.ts';
import {
  addToCart,
  atShop,
  loseFirstReplies,
  makeShopper,
  placeOrder,
  raiseEnquiry,
  visitAs,
  writeMessage,
} from '../shopper.ts';
import type { Tab } from '../tab.ts';
import { countArrived, guarantee } from './guarantee.ts';

const TABS = 4;
const PIECES = 5;
/** ms; a reopened tab does not wait for the end of the others' backoffs. */
const OPENED_AGAIN_AFTER_MS = 8_000;
const WITHIN_MS = 100_000;

for (const hasNoLocks of [false, true]) {
  guarantee(
    `four tabs send eight things at once ${hasNoLocks ? 'without' : 'with'} Web Locks: eight documents, one order, one piece less in stock`,
    { hasNoLocks, notesSightings: true },
    async ({ phone, tab, network }) => {
      const [asha, product, ...soldOut] = await Promise.all([
        makeShopper(),
        makeProduct(PIECES),
        ...[1, 2, 3].map(() => makeProduct(0)),
      ]);
      const marks = [1, 2, 3, 4].map(newMark);
      await visitAs(asha, tab);
      const tabs = [tab];
      while (tabs.length < TABS) tabs.push(await phone.openTab());
      network.cut();
      const presses: ((tab: Tab) => Promise<void>)[] = [
        async (it) => {
          await addToCart(it, product);
          await placeOrder(it);
        },
        ...soldOut.map((about) => (it: Tab) => raiseEnquiry(it, about)),
        ...marks.map((mark) => (it: Tab) => writeMessage(it, mark)),
      ];
      for (const [at, press] of presses.entries()) await press(tabs[at % TABS] ?? tab);
      for (const it of tabs) {
        expect(await it.evaluate(() => 'locks' in navigator)).toBe(!hasNoLocks);
      }
      expect(await waitingIn(tab)).toBe(presses.length);

      loseFirstReplies(network);
      const before = network.log.length;
      network.join();
      let opened = Date.now();
      const isEmpty = async () => {
        if (Date.now() - opened > OPENED_AGAIN_AFTER_MS) {
          await tabs.at(-1)?.reload();
          opened = Date.now();
        }
        return (await waitingIn(tab)) === 0;
      };
      await tab.until('nothing to wait', isEmpty, WITHIN_MS);
      const found = async () => [
        PIECES - (await piecesLeft(product)),
        ...(await atShop(asha, soldOut, marks)),
      ];
      const arrived = await countArrived(tab, found, [1, 1, 1, 1, 1, 1, 1, 1, 1]);
      const attempts = network.log.slice(before).filter(isCommit).map(documentOf);
      expect(new Set(attempts).size, 'every attempt was for one of the documents').toBe(
        presses.length,
      );
      const sightings = await Promise.all(tabs.map(sightingsIn));
      return {
        ...arrived,
        promise: 'many-drains',
        repetitions: presses.length,
        falselyConfirmed: untrue(sightings.flat(), network).length,
      };
    },
  );
}

async function waitingIn(tab: Tab): Promise<number | undefined> {
  return (await everythingOnDevice(tab)).outbox?.length;
}
