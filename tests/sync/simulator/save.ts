// Saves a press, perhaps twice, and perhaps the app is killed meanwhile.
import { Broken } from './broken.ts';
import { landings } from './judge.ts';
import type { Press } from './ledger.ts';
import { turns } from './network.ts';
import type { World } from './world.ts';

/** Saves a press; the app may be killed this many turns later. A write reported as saved must be there afterwards. */
export async function save(
  world: World,
  press: Press,
  twice: boolean,
  killAfter: number | null,
): Promise<void> {
  const { wish } = press;
  world.wishes.push(wish);
  if (twice) world.note('pressed twice');
  const saving = Promise.allSettled(twice ? [press.save(), press.save()] : [press.save()]);
  if (killAfter !== null) {
    world.note('killed while saving');
    await turns(killAfter);
    await world.restart();
  }
  const saids = await saving;
  const isSaid = saids.some((it) => it.status === 'fulfilled' && it.value.outcome === 'saved');
  if (killAfter === null && saids.some((it) => it.status === 'rejected')) {
    throw new Broken('stuck', `a press threw: ${JSON.stringify(saids)}`);
  }
  const isThere = (await world.database.outbox.get({ id: wish.id })) !== undefined;
  const wasSent = landings(world, wish).length > 0;
  if (isSaid && !isThere && !wasSent) throw new Broken('lost', `said to be saved: ${wish.kind}`);
  if (!isThere && !isSaid && !wasSent) world.wishes.splice(world.wishes.indexOf(wish), 1);
  if (wish.kind === 'order' && killAfter !== null) await eitherCartOrOrder(world, wish.id, isThere);
}

async function eitherCartOrOrder(world: World, id: string, isThere: boolean): Promise<void> {
  const isCart = (await world.database.cartItems.count()) > 0;
  const isOrder = (await world.database.orders.filter((it) => it.orderId === id).count()) > 0;
  if (isThere !== isOrder || isOrder === isCart) {
    throw new Broken('lost', `row ${isThere}, order ${isOrder}, cart ${isCart} after a kill`);
  }
}
