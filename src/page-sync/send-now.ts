// One drain that the shopper asked for and waits for.
import { deviceDatabase } from '#core/device/database.ts';
import { deviceDrainSetup } from '#core/sync/outbox/device-setup.ts';
import { drain } from '#core/sync/outbox/drain.ts';
import { noteAnswered } from './reachability.ts';

/** Sends what can be sent, backoffs or not. It ends when every row was tried once, or no answer came. */
export async function sendNow(): Promise<void> {
  const { shopAnswered } = await drain(await deviceDrainSetup(deviceDatabase()), {
    ignoreBackoff: true,
  });
  if (shopAnswered !== null) noteAnswered(shopAnswered);
}
