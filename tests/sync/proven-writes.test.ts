// What a screen may call "sent": only the latest are remembered.
import { expect, test } from 'vitest';
import { isProven, noteProven } from '#core/device/outbox/proven-writes.ts';
import { drain } from '#core/sync/outbox/drain.ts';
import { saveAddress, someAddress } from './support/account-writes.ts';
import { freshPhone } from './support/phone.ts';

const phone = freshPhone();

test('what is sent side by side is all proven, also after a restart; only the latest are remembered', async () => {
  const { database } = phone();
  await phone().enter();
  const saved = [1, 2, 3].map(() => saveAddress(database, 'asha', someAddress()));
  const ids = await Promise.all(saved);
  await drain(phone().setup());
  phone().reload();
  for (const id of ids) expect(await isProven(phone().database, id)).toBe(true);
  for (let at = 0; at < 60; at++)
    await noteProven(phone().database, { id: `later-${at}`, uid: null });
  expect(await isProven(phone().database, ids[0] ?? '')).toBe(false);
  expect(await isProven(phone().database, 'later-59')).toBe(true);
});
