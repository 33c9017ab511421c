// The file of feedback: it goes before its document, once, and off the phone with what it belongs to.
import { expect, test } from 'vitest';
import { UPLOAD_KNOWN_MS, UPLOAD_LEASE_MS } from '#core/model/limits.ts';
import { drain } from '#core/sync/outbox/drain.ts';
import { discard } from '#core/sync/outbox/retry-and-discard.ts';
import { writeKinds } from '#core/sync/writes/registry.ts';
import {
  drainFully,
  eachWithStorage,
  expectDelivered,
  giveFeedback,
  phone,
  row,
  seqOf,
  storage,
  TEXTS,
} from './support/messages-and-files.ts';
import { letTimePass } from './support/phone.ts';

eachWithStorage();

test('a lost reply to the upload makes neither a second file nor a second document', async () => {
  const id = await giveFeedback();
  storage.faults.push({ landsFirst: true, drop: true });
  expect(await drain(phone().setup())).toMatchObject({ synced: 0, sendable: 1 });
  expect(phone().shop.documents.size).toBe(0);
  letTimePass(phone());
  expect(await drain(phone().setup())).toMatchObject({ synced: 1, sendable: 0 });
  // Nobody but the merchant may look whether it is there, so it goes once more, to the same place.
  expect(storage.uploads).toEqual(Array(2).fill(`service-documents/${id}`));
  await expectDelivered(id);
});

test('a lost reply to the document sends the document again, and not the file', async () => {
  const id = await giveFeedback();
  phone().shop.faults.push({ landsFirst: true, drop: true });
  await drainFully();
  expect(phone().shop.commits).toHaveLength(2);
  expect(storage.uploads).toHaveLength(1);
  await expectDelivered(id);
});

test('a file that went longer than an hour before its document is sent again: the shop may have cleared it away', async () => {
  const id = await giveFeedback();
  phone().shop.faults.push({ drop: true });
  await drain(phone().setup());
  storage.files.clear();
  letTimePass(phone(), UPLOAD_KNOWN_MS);
  await drainFully();
  expect(storage.uploads).toHaveLength(2);
  await expectDelivered(id);
});

test('an upload that was cut is sent again', async () => {
  const id = await giveFeedback();
  storage.faults.push({ drop: true }, { drop: true });
  await drainFully();
  expect(storage.uploads).toHaveLength(3);
  await expectDelivered(id);
});

test('an app killed between the upload and the document sends the rest after the restart, once', async () => {
  const id = await giveFeedback();
  phone().shop.faults.push({ until: new Promise(() => undefined) });
  // The dead page never hears of its end.
  drain(phone().setup()).catch(() => undefined);
  await expect.poll(() => phone().shop.commits.length).toBe(1);
  expect(storage.files.size).toBe(1);
  phone().reload();
  expect(await drain(phone().setup())).toMatchObject({ synced: 0, sendable: 1 });
  letTimePass(phone(), UPLOAD_LEASE_MS + 1_000);
  expect(await drain(phone().setup())).toMatchObject({ synced: 1, sendable: 0 });
  expect(storage.uploads).toHaveLength(1);
  await expectDelivered(id);
});

test('feedback that is discarded takes its file off the phone, and only its own', async () => {
  phone().isOnline = false;
  const [id, kept] = [await giveFeedback(), await giveFeedback()];
  await discard(phone().database, writeKinds, await seqOf(id), phone().now);
  phone().isOnline = true;
  await drainFully();
  await expectDelivered(kept);
});

test('feedback whose file has gone from the phone is refused and says why; its text stays', async () => {
  const id = await giveFeedback();
  await phone().database.waitingFiles.delete(id);
  // Nobody was asked, so nobody answered.
  expect(await drain(phone().setup())).toMatchObject({ shopAnswered: null });
  expect(await row(id)).toMatchObject({
    state: 'refused',
    payload: TEXTS,
    lastError: { code: 'FILE_GONE' },
  });
  expect([storage.uploads.length, phone().shop.commits.length]).toEqual([0, 0]);
});
