// The browser, or only its page, is killed at random moments of the order flow: the shop has each order once. HAAT_SEED=… repeats a run.
import { trustAccount } from '../../support/demo-accounts.ts';
import {
  type DemoProduct,
  makeProduct,
  piecesLeft,
  unmakeProduct,
} from '../../support/demo-products.ts';
import { noteTally } from '../../support/note-tally.ts';
import { openCheckout, ordersOf } from '../steps/checkout-journey.ts';
import { expect, test } from '../steps/journey.ts';
import { dealMoments, MOMENTS, type Moment } from '../steps/kill-moments.ts';
import { KillablePhone } from '../steps/killable-phone.ts';
import {
  type Count,
  type Held,
  heldIn,
  judge,
  judgeEnd,
  orderedPieces,
  ordersNowhere,
  words,
} from '../steps/order-ledger.ts';
import { Chance, seedOfRun } from '../steps/seeded.ts';

/** Each is a phone with its own account, product and line; they live at the same time. */
const PHONES = 2;
/** `npm run guarantees` asks for more. */
const KILLS = Number(process.env.HAAT_KILLS ?? 2);
const PIECES = 900;
const PAISE = 240_00;

type Life = {
  kills: number;
  /** How often the browser had discarded its database. */
  thrownAway: number;
  count: Count;
  problems: string[];
};

test('killed with SIGKILL at random moments of ordering, the app has the cart or the order, and the shop each order once', {
  tag: '@core',
}, async ({ launchOptions }) => {
  if (process.env.HAAT_KILLS) test.setTimeout(8 * 60_000);
  const seed = seedOfRun();
  test.info().annotations.push({ type: 'seed', description: `HAAT_SEED=${seed}` });
  const moments = dealMoments(KILLS, new Chance(seed));
  const lives = await Promise.all(
    Array.from({ length: PHONES }, (_, at) => {
      const own = moments.filter((_moment, index) => index % PHONES === at);
      const name = `HAAT_SEED=${seed}, phone ${at + 1}`;
      return live(launchOptions, own, new Chance(seed + at), name);
    }),
  );
  const sum = (of: (life: Life) => number) => lives.reduce((all, life) => all + of(life), 0);
  const thrownAway = sum((life) => life.thrownAway);
  test.info().annotations.push({ type: 'databases thrown away', description: `${thrownAway}` });
  const repetitions = sum(({ kills }) => kills);
  const lost = sum(({ count }) => count.lost);
  const doubled = sum(({ count }) => count.doubled);
  const falselyConfirmed = sum(({ count }) => count.falselyConfirmed);
  noteTally({ promise: 'killed', repetitions, lost, doubled, falselyConfirmed });
  expect(lives.flatMap(({ problems }) => problems)).toEqual([]);
  expect({ lost, doubled, falselyConfirmed }).toEqual({ lost: 0, doubled: 0, falselyConfirmed: 0 });
  expect(repetitions, 'kills').toBeGreaterThanOrEqual(KILLS);
});

/** One phone, from its first visit to its last kill; a failure names the seed and the kill. */
async function live(
  options: Parameters<typeof KillablePhone.make>[0],
  moments: readonly Moment[],
  chance: Chance,
  name: string,
): Promise<Life> {
  const product = await makeProduct(PIECES);
  const phone = await KillablePhone.make(options);
  const life: Life = {
    kills: 0,
    thrownAway: 0,
    count: { lost: 0, doubled: 0, falselyConfirmed: 0 },
    problems: [],
  };
  const note = (count: Count, what: string) => {
    for (const kind of ['lost', 'doubled', 'falselyConfirmed'] as const) {
      life.count[kind] += count[kind];
      if (count[kind] > 0) life.problems.push(`${name}: ${kind} ${count[kind]}, ${what}`);
    }
  };
  let doing = 'the first visit';
  try {
    const uid = await openCheckout(phone.page, product);
    await trustAccount(uid);
    let before = heldIn(await phone.tables());
    for (const moment of moments) {
      doing = `kill ${life.kills + 1}, ${moment}`;
      const due = await MOMENTS[moment].lead({ phone, uid, product, chance, before });
      if (MOMENTS[moment].dies === 'page') {
        await phone.killPage();
      } else {
        await phone.kill();
        await phone.start();
      }
      life.kills += 1;
      phone.network.heal();
      const now = heldIn(await phone.tables());
      const { note: when, before: had } = due;
      note(judge(due, now), `${doing}, ${when}: ${words(had)}, then ${words(now)}`);
      const nowhere = await ordersNowhere(uid, now);
      note(
        { lost: nowhere.length, doubled: 0, falselyConfirmed: 0 },
        `${doing}: neither waits nor is there`,
      );
      before = now;
    }
    life.thrownAway = phone.thrownAway;
    doing = 'the end';
    note(await atTheEnd(phone, uid, before, product), doing);
    return life;
  } catch (error) {
    const found = [error instanceof Error ? error.message : error, ...life.problems].join('\n');
    throw new Error(`${name}, ${doing}: ${found}`, { cause: error });
  } finally {
    await phone.throwAway();
    await unmakeProduct(product);
  }
}

/** With the network back, every order arrives: once, at its price, and nothing else does. */
async function atTheEnd(
  phone: KillablePhone,
  uid: string,
  held: Held,
  product: DemoProduct,
): Promise<Count> {
  await phone.page.goto('/orders');
  const waits = async () => (await ordersOf(uid)).filter(({ id }) => held.orders.has(id)).length;
  await expect
    .poll(waits, { timeout: 60_000 })
    .toBe(held.orders.size)
    .catch(() => undefined);
  const count = judgeEnd(held, await ordersOf(uid), PAISE);
  await expect
    .poll(() => piecesLeft(product), { message: 'pieces left at the shop', timeout: 30_000 })
    .toBe(PIECES - orderedPieces(held));
  return count;
}
