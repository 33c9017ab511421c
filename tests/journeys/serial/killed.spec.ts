// The browser, or only its page, is killed at random moments of the order flow: the shop has each order once. HAAT_SEED=… repeats a run.
import { trustAccount } from '../../support/demo-accounts.ts';
import { type DemoProduct, makeProduct, piecesLeft } from '../../support/demo-products.ts';
import { noteTally } from '../../support/note-tally.ts';
import { openCheckout, ordersOf } from '../steps/checkout-journey.ts';
import { expect, test } from '../steps/journey.ts';
import { dealMoments, MOMENTS, type Moment } from '../steps/kill-moments.ts';
import { KillablePhone } from '../steps/killable-phone.ts';
import { type Held, heldIn, judgeEnd, Ledger, orderedPieces } from '../steps/order-ledger.ts';
import { Chance, seedOfRun } from '../steps/seeded.ts';

/** Each is a phone with its own account, product and line; they live at the same time. */
const PHONES = 2;
/** `npm run guarantees` asks for more. */
const KILLS = Number(process.env.HAAT_KILLS ?? 2);
const PIECES = 900;
const PAISE = 240_00;

test('killed with SIGKILL at random moments of ordering, the app has the cart or the order, and the shop each order once', {
  tag: '@core',
}, async ({ launchOptions }) => {
  if (process.env.HAAT_KILLS) test.setTimeout(8 * 60_000);
  const seed = seedOfRun();
  const { annotations } = test.info();
  annotations.push({ type: 'seed', description: `HAAT_SEED=${seed}` });
  const moments = dealMoments(KILLS, new Chance(seed));
  const lives = await Promise.all(
    Array.from({ length: PHONES }, async (_, at) => {
      const own = moments.filter((_moment, index) => index % PHONES === at);
      const phone = await KillablePhone.make(launchOptions);
      const life = live(phone, own, new Chance(seed + at), `HAAT_SEED=${seed}, phone ${at + 1}`);
      const ledger = await life.finally(() => phone.throwAway());
      return { ...ledger, ...ledger.count, thrownAway: phone.thrownAway };
    }),
  );
  const sum = (of: 'kills' | 'thrownAway' | keyof Ledger['count']) =>
    lives.reduce((all, life) => all + life[of], 0);
  annotations.push({ type: 'databases thrown away', description: `${sum('thrownAway')}` });
  const [lost, doubled, falselyConfirmed] = [sum('lost'), sum('doubled'), sum('falselyConfirmed')];
  noteTally({ promise: 'killed', repetitions: sum('kills'), lost, doubled, falselyConfirmed });
  expect(lives.flatMap(({ problems }) => problems)).toEqual([]);
  expect(sum('kills'), 'kills').toBeGreaterThanOrEqual(KILLS);
});

/** One phone, from its first visit to its last kill; a failure names the seed and the kill. */
async function live(
  phone: KillablePhone,
  moments: readonly Moment[],
  chance: Chance,
  name: string,
): Promise<Ledger> {
  const ledger = new Ledger();
  let doing = 'the first visit';
  try {
    const product = await makeProduct(PIECES);
    const uid = await openCheckout(phone.page, product);
    await trustAccount(uid);
    let before = heldIn(await phone.tables());
    for (const moment of moments) {
      doing = `${name}: kill ${ledger.kills + 1}, ${moment}`;
      const due = await MOMENTS[moment].lead({ phone, uid, product, chance, before });
      if (MOMENTS[moment].dies === 'page') {
        await phone.killPage();
      } else {
        await phone.kill();
        await phone.start();
      }
      phone.network.heal();
      before = heldIn(await phone.tables());
      await ledger.noteKill(due, before, uid, `${doing}, ${due.note}`);
    }
    doing = `${name}: the end`;
    ledger.note(await atTheEnd(phone, uid, before, product), doing);
    return ledger;
  } catch (error) {
    const found = [error instanceof Error ? error.message : error, ...ledger.problems].join('\n');
    throw new Error(`${doing}: ${found}`, { cause: error });
  }
}

/** With the network back, every order arrives: once, at its price, and nothing else does. */
async function atTheEnd(phone: KillablePhone, uid: string, held: Held, product: DemoProduct) {
  await phone.page.goto('/orders');
  const waits = async () => (await ordersOf(uid)).filter(({ id }) => held.orders.has(id)).length;
  await expect
    .poll(waits)
    .toBe(held.orders.size)
    .catch(() => undefined);
  const count = judgeEnd(held, await ordersOf(uid), PAISE);
  await expect
    .poll(() => piecesLeft(product), 'pieces left at the shop')
    .toBe(PIECES - orderedPieces(held));
  return count;
}
