// The browser is killed at random moments of the order flow and restarted; in the end the shop has each order once. HAAT_SEED=… repeats a run.
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import {
  type Due,
  type Held,
  heldIn,
  judgeEnd,
  Ledger,
  namesNewOrder,
  orderedPieces,
} from '../../journeys/steps/order-ledger.ts';
import { Chance, seedOfRun } from '../../journeys/steps/seeded.ts';
import { trustAccount } from '../../support/demo-accounts.ts';
import { type DemoProduct, makeProduct, piecesLeft } from '../../support/demo-products.ts';
import { everythingOnDevice } from '../../support/device-storage.ts';
import type { SeenRequest } from '../../support/fault-proxy-log.ts';
import { QUIET_PAGE } from '../../support/saved-on-device.ts';
import { isCommit } from '../../support/sent-requests.ts';
import type { Phone } from '../phone.ts';
import {
  addToCart,
  makeShopper,
  NOT_PLACED,
  openPayment,
  ordersOf,
  RECEIVED,
  type Shopper,
  untilArrived,
  visitAs,
} from '../shopper.ts';
import { guarantee } from './guarantee.ts';

const PIECES = 900;
const PAISE = 240_00;

type Scene = {
  phone: Phone;
  shopper: Shopper;
  product: DemoProduct;
  chance: Chance;
  before: Held;
};
/** How often each moment comes among twenty kills, in a random order. */
const MOMENTS = { 'around the press': 12, sending: 4, 'saved was read': 3, 'received was read': 1 };
type Moment = keyof typeof MOMENTS;

guarantee(
  'killed with SIGKILL twenty times, the browser has the cart or the order, and the shop each order once',
  {},
  async ({ phone }) => {
    const seed = seedOfRun();
    const chance = new Chance(seed);
    const [shopper, product] = await Promise.all([makeShopper(), makeProduct(PIECES)]);
    await trustAccount(shopper.uid);
    await visitAs(shopper, phone.tab);
    const ledger = new Ledger();
    let doing = 'the first look';
    try {
      let before = heldIn(await tables(phone));
      const moments = Object.entries(MOMENTS).flatMap(([it, times]) => Array(times).fill(it));
      for (const moment of chance.shuffled<Moment>(moments)) {
        doing = `kill ${ledger.kills + 1}, ${moment}`;
        const due = await leadTo(moment, { phone, shopper, product, chance, before });
        await phone.kill();
        await phone.start();
        phone.network.heal();
        before = heldIn(await tables(phone));
        await ledger.noteKill(due, before, shopper.uid, doing);
      }
      doing = 'the end';
      ledger.note(await atTheEnd(phone, shopper, before, product), doing);
    } catch (error) {
      const found = [error instanceof Error ? error.message : error, ...ledger.problems].join('\n');
      throw new Error(`HAAT_SEED=${seed}, ${doing}: ${found}`, { cause: error });
    }
    expect(ledger.problems, `HAAT_SEED=${seed}`).toEqual([]);
    return { promise: 'killed', repetitions: ledger.kills, ...ledger.count };
  },
);

/** Everything up to the moment of the kill. */
async function leadTo(moment: Moment, scene: Scene): Promise<Due> {
  const { phone, product, chance, before } = scene;
  const { tab, network } = phone;
  const isNew = (it: SeenRequest) =>
    isCommit(it) && namesNewOrder(scene.shopper.uid, before, it.body.toString());
  if (moment === 'saved was read' || (moment === 'around the press' && chance.next() < 0.5)) {
    network.cut();
  } else {
    network.join();
  }
  if (moment === 'sending') {
    // Either the shop hears of it after the browser's death, or it has the order and its reply trickles.
    const isLate = chance.next() < 0.5;
    network.fault(
      isNew,
      isLate ? { do: 'delay', ms: 500 } : { do: 'throttle', bytesPerSecond: 20 },
    );
  }
  if (before.inCart === 0) await addToCart(tab, product);
  else await tab.goto('/cart');
  await openPayment(tab);
  // A press cut off by the kill is not a failure.
  const press = tab.press('Place Order').catch(() => undefined);
  const had = { ...before, inCart: before.inCart || 1 };
  if (moment === 'around the press') {
    // Some at any time around it; the others just as the page saves.
    const isAnywhere = chance.next() < 0.4;
    if (!isAnywhere) await press;
    await sleep(chance.upTo(isAnywhere ? 600 : 60));
    return { before: had, outcome: 'cart or order', wasTold: false };
  }
  if (moment === 'sending') {
    await tab.until('the order to be sent', async () => network.seen(isNew).length > 0, 45_000);
    await sleep(chance.upTo(150));
  } else {
    await tab.sees(moment === 'received was read' ? RECEIVED : NOT_PLACED, 45_000);
  }
  return { before: had, outcome: 'the order', wasTold: moment !== 'sending' };
}

/** Every row of every table, read while no shop page runs; if the browser has discarded them, the shop is opened once first. */
async function tables({ tab }: Phone): Promise<Record<string, unknown[]>> {
  await tab.goto(QUIET_PAGE);
  const found = await everythingOnDevice(tab);
  if (Object.keys(found).length > 0) return found;
  await tab.goto('/cart');
  await tab.sees('Cart');
  await tab.goto(QUIET_PAGE);
  return everythingOnDevice(tab);
}

/** With the network back, every order arrives: once, at its price, and nothing else does. */
async function atTheEnd({ tab }: Phone, shopper: Shopper, held: Held, product: DemoProduct) {
  await tab.goto('/orders');
  const arrived = async () => [
    (await ordersOf(shopper)).filter(({ id }) => held.orders.has(id)).length,
  ];
  await untilArrived(tab, arrived, [held.orders.size]);
  const count = judgeEnd(held, await ordersOf(shopper), PAISE);
  const wanted = [PIECES - orderedPieces(held)];
  const left = async () => [await piecesLeft(product)];
  expect(await untilArrived(tab, left, wanted, 30_000)).toEqual(wanted);
  return count;
}
