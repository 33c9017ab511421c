// Asks the shop what it has said to these messages, and stores it. Nothing waits for it, and without a reply the last
// known stays.

import { deviceDatabase } from '#domain/device/database.ts';
import { readSaid } from '#domain/inbox/fetch-said.ts';
import { recordSaid } from '#domain/message/sent-messages.ts';

/** `ids`: at least one. */
export async function refreshSentMessages(ids: readonly string[]): Promise<void> {
  const answer = await readSaid(ids);
  if (answer.kind === 'ok') await recordSaid(deviceDatabase(), answer.value);
}
