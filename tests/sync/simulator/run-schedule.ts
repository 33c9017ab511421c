// Plays one schedule, heals everything, lets the shopper answer every question, and judges every moment.

import { signOut } from '#domain/account-mirror/sign-in.ts';
import { blockedOrder } from '#domain/order/requote-write.ts';
import { drain } from '#engine/outbox/drain.ts';
import { readOutbox } from '#engine/outbox/outbox-rows.ts';
import { retryNow } from '#engine/outbox/retry-and-discard.ts';
import { perform, type Schedule } from './acts.ts';
import { Broken, judgeNow } from './judge.ts';
import { judgeEnd, judgeWaiting } from './judge-end.ts';
import { acceptOne, discardEach, ownRows } from './settling.ts';
import { ACCOUNTS, drainSetup, enter, type Spoiling, World } from './world.ts';

const DAY_MS = 86_400_000;
/** Acts that may change the phone or the shop; the others only prepare for them. */
const TELLING = /^(drain|sign-in|sign-out|discard|late ones arrive)$/;

/** Runs a schedule from a new phone to the end; throws when the shop breaks a promise. Returns how often each act and fault happened. */
export async function runSchedule(
  { who, acts }: Schedule,
  spoiling: Spoiling = {},
): Promise<Record<string, number>> {
  const world = new World(spoiling);
  try {
    if (who) await enter(world, who);
    for (const act of acts) {
      await perform(world, act);
      if (TELLING.test(act.act)) await judgeNow(world);
    }
    await heal(world);
    await judgeNow(world);
    return world.happened;
  } finally {
    world.close();
  }
}

async function heal(world: World): Promise<void> {
  const { shop, network } = world;
  network.isOnline = true;
  network.faults = [];
  for (const arrives of network.late.splice(0)) arrives();
  shop.closed.clear();
  shop.tokenService = 'good';
  world.skew = 0;
  await drainEverybody(world, false);
  judgeWaiting(await readOutbox(world.database));
  await judgeNow(world);
  await drainEverybody(world, true);
  const left = (await readOutbox(world.database)).flatMap(({ row }) => row ?? []);
  judgeEnd(world, left);
}

/** Everybody signs in once more, one after the other; `isAnswering`: they also answer every question they get. */
async function drainEverybody(world: World, isAnswering: boolean): Promise<void> {
  for (const uid of ACCOUNTS) {
    await enter(world, uid);
    await drainUntilQuiet(world);
    for (let round = 0; isAnswering && round < 3; round++) {
      await answerAll(world, round === 2);
      await drainUntilQuiet(world);
    }
  }
  await signOut(world.database, 'bala');
  await drainUntilQuiet(world);
}

/** The shopper says yes where possible, retries the rest, and at last gives up the impossible. */
async function answerAll(world: World, isLast: boolean): Promise<void> {
  const own = await ownRows(world);
  for (const { seq, row } of own) {
    if (!row || world.oddRows.some(({ id }) => id === row.id)) continue;
    const held = blockedOrder(row, world.kinds);
    if (held?.today) await acceptOne(world, 0);
    else if (isLast && mayBeImpossible(world, row.id)) await discardEach(world, [{ seq, row }]);
    else if (!held && (row.state === 'held' || row.state === 'refused'))
      await retryNow(world.database, seq);
  }
}

/** An order with nothing left in it, a change of a given-up or cancelled order, the cancelling of a packed one: nobody can send those. */
function mayBeImpossible(world: World, id: string): boolean {
  const wish = world.wishes.find((it) => it.id === id);
  const order = world.wishes.find((it) => it.kind === 'order' && it.entityKey === wish?.entityKey);
  if (wish?.kind === 'order') return true;
  const stored = world.shop.documents.get(`/${wish?.entityKey}`);
  if (stored?.deliveryStatus === 'cancel' || stored?.packed === true) return true;
  return order?.givenUp !== null && order !== undefined;
}

async function drainUntilQuiet(world: World): Promise<void> {
  const page = { locks: 'patient' } as const;
  for (let round = 0; round < 12; round++) {
    const before = world.shop.now;
    const { sendable } = await drain(await drainSetup(world, page), { ignoreBackoff: true });
    world.shop.now = before + 20 * 60_000;
    if (sendable === 0 && round > 0) return;
    if (world.shop.now > before + DAY_MS) return;
  }
  throw new Broken('stuck', 'what waits is sent again and again');
}
