// Places an order that is paid online, at once or not at all: nothing of it is ever queued.
import { deviceDatabase } from '#core/device/database.ts';
import type { NewOrder } from '#core/model/order.ts';
import { deviceDrainSetup } from '#core/sync/outbox/device-setup.ts';
import { type OnlineOutcome, placeOnlineOrder } from '#core/sync/writes/online-order.ts';
import { noteAnswered } from './reachability.ts';

/** Places it at the shop in the name of whoever is signed in on this phone. */
export async function placeOnline(order: NewOrder): Promise<OnlineOutcome> {
  const setup = await deviceDrainSetup(deviceDatabase());
  const placed = await placeOnlineOrder(setup, order, Date.now());
  if (placed.outcome === 'no-answer') noteAnswered(false);
  if (placed.outcome === 'placed' || placed.outcome === 'changed') noteAnswered(true);
  return placed;
}
