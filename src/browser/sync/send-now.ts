// What the shopper asked for and waits for: one drain, or one order that is paid online.
import { deviceDatabase } from '#domain/device/database.ts';
import { type OnlineOutcome, placeOnlineOrder } from '#domain/order/online-order-write.ts';
import type { NewOrder } from '#domain/order/order.ts';
import { deviceDrainSetup, drainDevice } from '#domain/writes/drain-device.ts';
import { noteAnswered } from './reachability.ts';

/** Sends what can be sent, backoffs or not. It ends when every row was tried once, or no answer came. */
export async function sendNow(): Promise<void> {
  const { shopAnswered } = await drainDevice(deviceDatabase(), { ignoreBackoff: true });
  if (shopAnswered !== null) noteAnswered(shopAnswered);
}

/** Places an order that is paid online, in the name of whoever is signed in, at once or not at all: nothing of it is ever queued. */
export async function placeOnline(order: NewOrder): Promise<OnlineOutcome> {
  const setup = await deviceDrainSetup(deviceDatabase());
  const placed = await placeOnlineOrder(setup, order, Date.now());
  if (placed.outcome === 'no-answer') noteAnswered(false);
  if (placed.outcome === 'placed' || placed.outcome === 'changed') noteAnswered(true);
  return placed;
}
