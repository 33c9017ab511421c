// The whole browser is killed with SIGKILL, over and over, at random moments of the order flow, and started again on what its profile holds.
// After each start there is the cart or the order; in the end the shop has each order once. HAAT_SEED=… makes the same choices again.
import { expect } from 'vitest';
import {
  type Count,
  type Held,
  heldIn,
  judge,
  ordersNowhere,
} from '../../journeys/steps/order-ledger.ts';
import { Chance, seedOfRun } from '../../journeys/steps/seeded.ts';
import { trustAccount } from '../../support/demo-accounts.ts';
import { type DemoProduct, makeProduct, piecesLeft } from '../../support/demo-products.ts';
import { everythingOnDevice } from '../../support/device-storage.ts';
import { QUIET_PAGE } from '../../support/saved-on-device.ts';
import type { Phone } from '../phone.ts';
import { makeShopper, type Shopper, visitAs } from '../shopper.ts';
import { guarantee, ordersOf, untilArrived } from './guarantee.ts';
import { dealMoments, leadTo } from './kill-moments.ts';

const PIECES = 900;
const PAISE = 240_00;

guarantee(
  'killed with SIGKILL twenty times, the browser has the cart or the order, and the shop each order once',
  {},
  async ({ phone }) => {
    const seed = seedOfRun();
    const chance = new Chance(seed);
    const [shopper, product] = await Promise.all([makeShopper(), makeProduct(PIECES)]);
    await trustAccount(shopper.uid);
    await visitAs(shopper, phone.tab);
    await phone.tab.goto('/profile/addresses');
    await phone.tab.sees('12 Lake Road');
    const total: Count = { lost: 0, doubled: 0, falselyConfirmed: 0 };
    const problems: string[] = [];
    const note = (count: Count, what: string) => {
      for (const kind of ['lost', 'doubled', 'falselyConfirmed'] as const) {
        total[kind] += count[kind];
        if (count[kind] > 0) problems.push(`${kind} ${count[kind]}, ${what}`);
      }
    };
    let kills = 0;
    let doing = 'the first look';
    try {
      let before = heldIn(await tables(phone));
      for (const moment of dealMoments(chance)) {
        doing = `kill ${kills + 1}, ${moment}`;
        const due = await leadTo(moment, { phone, shopper, product, chance, before });
        await phone.kill();
        kills += 1;
        await phone.start();
        phone.network.heal();
        const now = heldIn(await tables(phone));
        note(judge(due, now), `${doing}, ${due.note}: ${words(due.before)}, then ${words(now)}`);
        const nowhere = await ordersNowhere(shopper.uid, now);
        note(
          { lost: nowhere.length, doubled: 0, falselyConfirmed: 0 },
          `${doing}: neither waits nor is there`,
        );
        before = now;
      }
      doing = 'the end';
      note(await atTheEnd(phone, shopper, before, product), doing);
    } catch (error) {
      const found = [error instanceof Error ? error.message : error, ...problems].join('\n');
      throw new Error(`HAAT_SEED=${seed}, ${doing}: ${found}`, { cause: error });
    }
    expect(problems, `HAAT_SEED=${seed}`).toEqual([]);
    return { promise: 'killed', repetitions: kills, ...total };
  },
);

/** Every row of every table, read while nothing of the shop runs on a page; where the browser has thrown them away, the shop is opened once before. */
async function tables({ tab }: Phone): Promise<Record<string, unknown[]>> {
  await tab.goto(QUIET_PAGE);
  const found = await everythingOnDevice(tab);
  if (Object.keys(found).length > 0) return found;
  await tab.goto('/cart');
  await tab.sees('Cart');
  await tab.goto(QUIET_PAGE);
  return everythingOnDevice(tab);
}

/** With a line again, everything that was ordered arrives: once, at its price, and nothing else does. */
async function atTheEnd(
  { tab }: Phone,
  shopper: Shopper,
  { orders }: Held,
  product: DemoProduct,
): Promise<Count> {
  await tab.goto('/orders');
  const arrived = async () => [(await ordersOf(shopper)).filter(({ id }) => orders.has(id)).length];
  await untilArrived(tab, arrived, [orders.size]);
  const atShop = await ordersOf(shopper);
  for (const { id, fields } of atShop) {
    const order = orders.get(id);
    if (!order) continue;
    expect(order.paise, 'what was accepted').toBe(PAISE * order.pieces);
    expect(fields.total, 'what is charged').toEqual({ integerValue: String(order.paise / 100) });
  }
  // An order that had its effect twice would have taken its pieces twice.
  const pieces = [...orders.values()].reduce((sum, order) => sum + order.pieces, 0);
  const left = async () => [await piecesLeft(product)];
  expect(await untilArrived(tab, left, [PIECES - pieces], 30_000)).toEqual([PIECES - pieces]);
  const ids = new Set(atShop.map(({ id }) => id));
  return {
    lost: [...orders.keys()].filter((id) => !ids.has(id)).length,
    doubled: atShop.filter(({ id }) => !orders.has(id)).length,
    falselyConfirmed: 0,
  };
}

function words({ inCart, orders }: Held): string {
  return `${inCart} in the cart and ${orders.size} ordered`;
}
