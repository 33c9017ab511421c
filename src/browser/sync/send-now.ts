// Sending while the shopper waits: one drain, or one order paid online.
import { deviceDatabase } from '#domain/device/database.ts';
import { type OnlineOutcome, placeOnlineOrder } from '#domain/order/online-order-write.ts';
import type { NewOrder } from '#domain/order/order.ts';
import { deviceDrainSetup, drainDevice } from '#domain/writes/drain-device.ts';
import { recordAnswered } from './reachability.ts';

/** Sends every sendable row, ignoring backoffs. Resolves after one attempt each, or when no answer comes. */
export async function sendNow(): Promise<void> {
  const { shopAnswered } = await drainDevice(deviceDatabase(), { ignoreBackoff: true });
  if (shopAnswered !== null) recordAnswered(shopAnswered);
}

/** Places an order to be paid online, for the signed-in account, now or not at all: it is never queued. */
export async function placeOnline(order: NewOrder): Promise<OnlineOutcome> {
  const setup = await deviceDrainSetup(deviceDatabase());
  const placed = await placeOnlineOrder(setup, order, Date.now());
  if (placed.outcome === 'no-answer') recordAnswered(false);
  if (placed.outcome === 'placed' || placed.outcome === 'changed') recordAnswered(true);
  return placed;
}
