// Two merchants' phones and a sale under faults drawn from a seed: pieces add up, each press has one effect, and none is lost.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { signIn } from '#domain/account-mirror/sign-in.ts';
import type { HaatDatabase } from '#domain/device/tables.ts';
import { acceptConflict } from '#domain/editing/desk-conflict.ts';
import { changePath } from '#domain/editing/desk-edit.ts';
import { savePrice } from '#domain/product/desk/price-write.ts';
import { saveStockChange } from '#domain/product/desk/stock-write.ts';
import { deskKinds } from '#domain/writes/desk-registry.ts';
import { mintId } from '#engine/lib/identifiers.ts';
import { readOutbox } from '#engine/outbox/outbox-rows.ts';
import { discard } from '#engine/outbox/retry-and-discard.ts';
import { databaseOn } from './support/database.ts';
import { freshDesk, MERCHANT, PRODUCT_ID } from './support/desk-shop.ts';
import type { Fault } from './support/faulty-firestore.ts';
import { noteTally } from './support/note-tally.ts';

const SCHEDULES = 80;
const desk = freshDesk();
const { phone } = desk;

const FAULTS = {
  'never arrives': { drop: true },
  'reply lost': { landsFirst: true, drop: true },
  'shop busy': { reply: { status: 503, body: '{"error":{"code":503,"status":"UNAVAILABLE"}}' } },
  'false answer': { reply: { status: 200, body: '<html>Welcome to the Wi-Fi</html>' } },
  'arrives twice': { landsFirst: true, landsTwice: true },
  'lands, false answer': { landsFirst: true, reply: { status: 200, body: '{}' } },
} satisfies Record<string, Fault>;

const on = fc.constantFrom(0, 1);
const act = fc.oneof(
  fc.record({ does: fc.constant('count'), on, by: fc.integer({ min: -6, max: 6 }) }),
  fc.record({ does: fc.constant('price'), on, rupees: fc.integer({ min: 200, max: 230 }) }),
  fc.record({ does: fc.constant('send'), on }),
  fc.record({ does: fc.constant('both send') }),
  fc.record({ does: fc.constant('page and worker send'), on }),
  fc.record({ does: fc.constant('fault'), kind: fc.constantFrom(...Object.keys(FAULTS)) }),
  fc.record({ does: fc.constant('sale'), pieces: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ does: fc.constant('network'), isOnline: fc.boolean() }),
  fc.record({ does: fc.constant('answer'), on, isWanted: fc.boolean() }),
  fc.record({ does: fc.constant('pass') }),
);
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never;

const total = { presses: 0, lost: 0, doubled: 0, falselyConfirmed: 0 };

async function anotherPhone(): Promise<HaatDatabase> {
  const database = databaseOn();
  await signIn(database, phone.accountOf(MERCHANT));
  return database;
}

/** Plays a schedule and counts the outcomes of its presses. */
async function play(acts: readonly Act[]): Promise<void> {
  const { shop } = phone;
  shop.documents.clear();
  shop.faults.length = 0;
  phone.isOnline = true;
  desk.shopWrites({ name: 'Moringa powder', price: 250, quantity: 10 });
  const phones = [await anotherPhone(), await anotherPhone()];
  const pressed: string[] = [];
  const given: string[] = [];
  const seen = [250, 250];
  let sold = 0;

  const landed = (id: string) => shop.documents.has(changePath(id));
  const waiting = async () =>
    (await Promise.all(phones.map(readOutbox))).flat().map(({ row }) => row?.id);
  /** A row that is gone tells its merchant "done". */
  const judge = async () => {
    const rows = await waiting();
    const said = pressed.filter((id) => !rows.includes(id) && !given.includes(id));
    total.falselyConfirmed += said.filter((id) => !landed(id)).length;
  };
  const answer = async (database: HaatDatabase, isWanted: boolean) => {
    const asked = (await readOutbox(database)).find(({ row }) => row?.state === 'held');
    if (!asked?.row) return;
    if (isWanted) return acceptConflict(database, asked.seq);
    given.push(asked.row.id);
    await discard(database, deskKinds, asked.seq, phone.now);
  };
  const press = async (it: Extract<Act, { does: 'count' | 'price' }> & Act) => {
    const database = phones[it.on] as HaatDatabase;
    const write = { id: mintId(), uid: MERCHANT, productId: PRODUCT_ID };
    const { now } = phone;
    pressed.push(write.id);
    if ('by' in it) return saveStockChange(database, { ...write, by: it.by || 1 }, now);
    const base = { price: seen[it.on] ?? 0 };
    seen[it.on] = it.rupees;
    return savePrice(database, { ...write, fields: { price: it.rupees }, base }, now);
  };
  const sendFrom = (on: number) => desk.send({ database: phones[on] as HaatDatabase });
  const sale = (pieces: number) => {
    const left = Number(desk.product().quantity);
    if (left < pieces) return;
    desk.shopWrites({ quantity: left - pieces });
    sold += pieces;
  };

  for (const it of acts) {
    if ('by' in it || 'rupees' in it) await press(it as Parameters<typeof press>[0]);
    if (it.does === 'send' && 'on' in it) await sendFrom(it.on);
    if (it.does === 'both send') await Promise.all([sendFrom(0), sendFrom(1)]);
    if (it.does === 'page and worker send' && 'on' in it) {
      await Promise.all([sendFrom(it.on), sendFrom(it.on)]);
    }
    if ('kind' in it) shop.faults.push(FAULTS[it.kind as keyof typeof FAULTS]);
    if ('pieces' in it) sale(it.pieces);
    if ('isOnline' in it) phone.isOnline = it.isOnline;
    if ('isWanted' in it) await answer(phones[it.on] as HaatDatabase, it.isWanted);
    if (it.does === 'pass') phone.pass();
    await judge();
  }

  phone.isOnline = true;
  shop.faults.length = 0;
  for (let round = 0; round < 6; round++) {
    phone.pass();
    for (const database of phones) await desk.send({ database });
    for (const database of phones) await answer(database, true);
  }
  await judge();
  const rows = await waiting();
  total.presses += pressed.length;
  total.lost += pressed.filter(
    (id) => !landed(id) && !rows.includes(id) && !given.includes(id),
  ).length;
  // A change of price adds no pieces.
  const counted = pressed.map((id) => Number(phone.atShop(changePath(id))?.by ?? 0));
  const added = counted.reduce((sum, it) => sum + it, 0);
  if (Number(desk.product().quantity) !== 10 + added - sold) total.doubled++;
  for (const database of phones) database.close();
}

test('whatever the network does to two merchants and a sale, pieces add up, each press counts once, and none is lost', async ({
  task,
}) => {
  await fc.assert(fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 24 }), play), {
    numRuns: SCHEDULES,
    seed: 2026,
  });
  const { presses, lost, doubled, falselyConfirmed } = total;
  expect(presses).toBeGreaterThan(SCHEDULES);
  expect({ lost, doubled, falselyConfirmed }).toEqual({ lost: 0, doubled: 0, falselyConfirmed: 0 });
  noteTally(task, { promise: 'desk', repetitions: presses, lost, doubled, falselyConfirmed });
}, 180_000);
