// What a screen may call "sent": a write that the shop was proven to have, and never one that was given up.
import { expect, test } from 'vitest';
import { isProven, noteProven } from '#core/device/outbox/proven-writes.ts';
import { mintId } from '#core/model/identifiers.ts';
import { contactMessage } from '#core/model/outbox/contact-message.ts';
import { drain } from '#core/sync/outbox/drain.ts';
import { enqueue } from '#core/sync/outbox/enqueue.ts';
import { discard } from '#core/sync/outbox/retry-and-discard.ts';
import { writeKinds } from '#core/sync/writes/registry.ts';
import { freshPhone, letTimePass } from './support/phone.ts';

const phone = freshPhone();

async function writeMessage(): Promise<string> {
  const id = mintId();
  const form = { name: 'Asha Rao', countryCode: '91', phone: '9876543210' };
  const payload = contactMessage({ ...form, email: 'asha@example.com', message: 'Namaste' });
  const write = { id, kind: 'contact', v: 1, uid: null, entityKey: `contact-us/${id}`, payload };
  await enqueue(phone().database, write, phone().now);
  return id;
}

test('a message is proven once the shop has it, and not before', async () => {
  const id = await writeMessage();
  phone().shop.faults.push({ landsFirst: true, drop: true });
  await drain(phone().setup());
  expect(await isProven(phone().database, id)).toBe(false);
  letTimePass(phone());
  await drain(phone().setup());
  expect(await isProven(phone().database, id)).toBe(true);
  phone().reload();
  expect(await isProven(phone().database, id)).toBe(true);
});

test('a message that was discarded is gone and was never proven', async () => {
  const id = await writeMessage();
  await discard(phone().database, writeKinds, 1, phone().now);
  expect(await phone().database.outbox.count()).toBe(0);
  expect(await isProven(phone().database, id)).toBe(false);
});

test('messages that are sent side by side are all proven; only the latest are remembered', async () => {
  const ids = await Promise.all(Array.from({ length: 8 }, writeMessage));
  await drain(phone().setup());
  for (const id of ids) expect(await isProven(phone().database, id)).toBe(true);
  for (let at = 0; at < 60; at++)
    await noteProven(phone().database, { id: `later-${at}`, uid: null });
  expect(await isProven(phone().database, ids[0] ?? '')).toBe(false);
  expect(await isProven(phone().database, 'later-59')).toBe(true);
});
