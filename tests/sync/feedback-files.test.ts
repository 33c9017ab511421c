// The file of feedback: it goes before its document, once, and off the phone with what it belongs to.
import { expect, test } from 'vitest';
import { UPLOAD_KNOWN_MS } from '#core/model/limits.ts';
import { drain } from '#core/sync/outbox/drain.ts';
import { GOLDEN } from './golden/rows.ts';
import {
  eachWithStorage,
  expectDelivered,
  giveFeedback,
  PHOTO,
  phone,
  storage,
  TEXTS,
} from './support/messages-and-files.ts';
import { letTimePass } from './support/phone.ts';

const golden = GOLDEN['feedback-v1'];

eachWithStorage();

test('feedback goes as its file first, and only then one document', async () => {
  const id = await giveFeedback();
  phone().shop.rule = () =>
    storage.files.size === 1 ? null : { code: 400, status: 'INVALID_ARGUMENT' };
  expect(await drain(phone().setup())).toMatchObject({ synced: 1, sendable: 0 });
  await expectDelivered(id);
});

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

test('a file that went longer than an hour before its document is sent again: the shop may have cleared it away', async () => {
  const id = await giveFeedback();
  phone().shop.faults.push({ drop: true });
  await drain(phone().setup());
  storage.files.clear();
  letTimePass(phone(), UPLOAD_KNOWN_MS);
  await phone().drainAgain();
  expect(storage.uploads).toHaveLength(2);
  await expectDelivered(id);
});

test('feedback of the first release whose file had arrived and whose reply was lost goes on from there', async () => {
  const { database } = phone();
  const { id } = golden;
  const bytes = PHOTO.slice().buffer;
  await database.outbox.add({ ...golden, state: 'backoff', attempts: 1, everSent: true });
  await database.waitingFiles.put({ id, type: 'image/jpeg', bytes });
  const path = `service-documents/${id}`;
  storage.files.set(path, { type: 'image/jpeg', bytes: Buffer.from(PHOTO) });
  await phone().drainAgain();
  expect(storage.uploads).toEqual([path]);
  await expectDelivered(id);
});

test('a file that the shop does not take is refused, and the text stays for the shopper to see', async () => {
  const id = await giveFeedback('image/svg+xml');
  const other = await phone().raiseEnquiry();
  await phone().drainAgain(4);
  expect(await phone().row(id)).toMatchObject({
    state: 'refused',
    payload: TEXTS,
    lastError: { code: 'PERMISSION_DENIED', message: 'the file was not accepted' },
  });
  expect(await phone().database.waitingFiles.count()).toBe(1);
  expect([...phone().shop.documents.keys()]).toEqual([`/queries/${other}`]);
  expect(storage.files.size).toBe(0);
});

test('feedback that is discarded takes its file off the phone, and only its own', async () => {
  phone().isOnline = false;
  const [id, kept] = [await giveFeedback(), await giveFeedback()];
  await phone().giveUp(id);
  phone().isOnline = true;
  await phone().drainAgain();
  await expectDelivered(kept);
});

test('feedback whose file has gone from the phone is refused and says why; its text stays', async () => {
  const id = await giveFeedback();
  await phone().database.waitingFiles.delete(id);
  // Nobody was asked, so nobody answered.
  expect(await drain(phone().setup())).toMatchObject({ shopAnswered: null });
  expect(await phone().row(id)).toMatchObject({
    state: 'refused',
    payload: TEXTS,
    lastError: { code: 'FILE_GONE' },
  });
  expect([storage.uploads.length, phone().shop.commits.length]).toEqual([0, 0]);
});
