// Whatever the shop, its published files and the network do, a phone shows one whole catalogue. Schedules are drawn from a seed. New ones:
// HAAT_SCHEDULES=2000 HAAT_SEED=7 npx vitest run --project sync tests/sync/mirror-schedules.test.ts
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readListPage } from '#domain/catalogue/catalogue.ts';
import { NO_FILTERS } from '#domain/product/filters.ts';
import { DAY_MS } from '#engine/limits.ts';
import { drawnSchedules } from './support/drawn-schedules.ts';
import * as fresh from './support/fresh-catalogue.ts';
import { database, importInWorker, refreshNow, shop } from './support/fresh-catalogue.ts';
import { noteTally, shownMixed } from './support/note-tally.ts';
import { productFields } from './support/small-catalogue.ts';

const drawn = drawnSchedules({ numRuns: process.env.HAAT_ALL ? 120 : 60, seed: 2026 });
const HALF_AN_HOUR = 30 * 60_000;
const PRODUCTS = ['amla', 'bel', 'chia', 'dill', 'ela'];

const act = fc.oneof(
  fc.record({ does: fc.constant('change'), of: fc.constantFrom(...PRODUCTS), price: fc.nat(900) }),
  fc.record({ does: fc.constant('remove'), of: fc.constantFrom(...PRODUCTS) }),
  fc.record({
    does: fc.constant('published'),
    state: fc.constantFrom('good', 'behind', 'without-parts', 'down'),
  }),
  fc.record({ does: fc.constant('publish whole') }),
  fc.record({ does: fc.constant('pass'), ms: fc.constantFrom(1_000, 60_000, DAY_MS, 40 * DAY_MS) }),
  fc.record({ does: fc.constant('refresh') }),
  fc.record({ does: fc.constant('two tabs refresh') }),
  fc.record({
    does: fc.constant('refresh with a worker'),
    lostAfter: fc.integer({ min: 0, max: 4 }),
  }),
  fc.record({ does: fc.constant('refresh, cut off'), at: fc.integer({ min: 1, max: 9 }) }),
  fc.record({ does: fc.constant('restart') }),
);
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never;

/** Plays a schedule; throws if anything but one whole catalogue was shown, or an older one. */
async function play(acts: readonly Act[]): Promise<void> {
  const history: string[] = [];
  let lastShown = -1;
  const note = () => history.push(JSON.stringify(shop.whole()));
  const judge = async () => {
    const shelf = await readListPage(database, NO_FILTERS, 100);
    if (!shelf) return;
    const rows = shelf.products.map(({ id, pricePaise }) => [id, pricePaise / 100]);
    const at = history.lastIndexOf(JSON.stringify(rows.sort()));
    expect(at, `shown: ${JSON.stringify(rows)}`).toBeGreaterThanOrEqual(lastShown);
    lastShown = Math.max(lastShown, history.indexOf(JSON.stringify(rows.sort()), lastShown));
  };
  fresh.startAnew();
  for (const of of PRODUCTS.slice(0, 3)) shop.put(`products/${of}`, productFields(of));
  note();
  for (const it of acts) {
    if (it.does === 'change')
      shop.put(`products/${it.of}`, productFields(it.of, { price: it.price }));
    if (it.does === 'remove' && shop.documents.has(`products/${it.of}`))
      shop.remove(`products/${it.of}`);
    if (it.does === 'published') shop.publication.state = it.state;
    if (it.does === 'publish whole') shop.publication.publishWhole();
    if (it.does === 'pass') shop.now += it.ms;
    if (it.does === 'refresh, cut off') Object.assign(shop, { questions: 0, failAt: it.at });
    note();
    if (it.does === 'refresh with a worker')
      await refreshNow({ importInWorker: importInWorker(it.lostAfter) });
    else if (it.does.startsWith('refresh')) await refreshNow();
    if (it.does === 'two tabs refresh') await Promise.all([refreshNow(), refreshNow()]);
    shop.failAt = Number.POSITIVE_INFINITY;
    if (it.does === 'restart') fresh.restart();
    await judge();
  }
  if (shop.publication.state === 'behind') shop.publication.state = 'good';
  await refreshNow();
  await judge();
  expect(lastShown === -1 ? null : history[lastShown]).toBe(JSON.stringify(shop.whole()));
}

test(
  'whatever the merchant, the CDN and the network do, a phone shows one whole catalogue, never an older one, and at last today’s',
  async ({ task }) => {
    // A failure names the seed and the shortest schedule that still fails.
    await fc.assert(fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 25 }), play), drawn);
    noteTally(task, { promise: 'half-a-catalogue', ...shownMixed(drawn.numRuns, 0) });
  },
  HALF_AN_HOUR,
);
