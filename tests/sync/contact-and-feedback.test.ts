// Messages and feedback with a file, on good and bad networks: one document and one file each, never a false success,
// and nothing that was typed is lost.
import { expect, test } from 'vitest';
import { readOutbox } from '#core/device/outbox/outbox-rows.ts';
import { drain } from '#core/sync/outbox/drain.ts';
import { retryNow } from '#core/sync/outbox/retry-and-discard.ts';
import goldenContact from './golden/contact-v1.json' with { type: 'json' };
import goldenFeedback from './golden/feedback-v1.json' with { type: 'json' };
import {
  addressOf,
  drainFully,
  eachWithStorage,
  expectDelivered,
  giveFeedback,
  PHOTO,
  phone,
  row,
  seqOf,
  storage,
  TEXTS,
  writeMessage,
} from './support/messages-and-files.ts';
import { letTimePass } from './support/phone.ts';

eachWithStorage();

test('a message written without a network is sent once when it is back, with the fields of the specification', async () => {
  phone().isOnline = false;
  const id = await writeMessage();
  expect(await drain(phone().setup())).toMatchObject({ synced: 0, sendable: 1 });
  phone().reload();
  phone().isOnline = true;
  await drainFully();
  expect(phone().shop.commits.map(({ path }) => path)).toEqual([`/contact-us/${id}`]);
  expect(phone().shop.documents.get(`/contact-us/${id}`)?.fields).toEqual({
    name: { stringValue: 'Asha Rao' },
    phone: { stringValue: '+91 9876543210' },
    email: { stringValue: 'asha.rao@example.com' },
    message: { stringValue: 'Do you deliver to Sehore?' },
  });
  expect(await readOutbox(phone().database)).toEqual([]);
});

test('feedback goes as its file first and then one document that names the file', async () => {
  const id = await giveFeedback();
  phone().shop.rule = () =>
    storage.files.size === 1 ? null : { code: 400, status: 'INVALID_ARGUMENT' };
  expect(await drain(phone().setup())).toMatchObject({ synced: 1, sendable: 0 });
  await expectDelivered(id);
  expect(phone().shop.documents.get(`/services/${id}`)?.fields).toEqual({
    name: { stringValue: TEXTS.name },
    description: { stringValue: TEXTS.description },
    fileURL: { stringValue: addressOf(id) },
  });
});

test('feedback given without a network waits with its file and goes when the network is back', async () => {
  phone().isOnline = false;
  const id = await giveFeedback();
  await drainFully();
  expect(storage.uploads).toEqual([]);
  phone().reload();
  phone().isOnline = true;
  await drainFully();
  await expectDelivered(id);
});

const html = { 'Content-Type': 'text/html' };
const portals = {
  'a login page': { status: 200, body: '<html>Sign in to the free WiFi</html>', headers: html },
  'an empty JSON object': { status: 200, body: '{}' },
  'forbidden in a proxy’s words': { status: 403, body: '<h1>Forbidden</h1>', headers: html },
  'too large in a proxy’s words': { status: 413, body: 'Request Entity Too Large', headers: html },
  'a bad request in nobody’s words': { status: 400, body: '' },
  'a shop in trouble': { status: 503, body: '{"error":{"code":503,"message":"later"}}' },
};
for (const [what, answer] of Object.entries(portals)) {
  test(`${what} in reply to the upload is neither a success nor a refusal`, async () => {
    const id = await giveFeedback();
    // Twice, because one "forbidden" alone is never believed.
    storage.faults.push({ reply: answer }, { reply: answer });
    for (let round = 0; round < 2; round++) {
      expect(await drain(phone().setup())).toMatchObject({ synced: 0, sendable: 1 });
      expect(phone().shop.documents.size).toBe(0);
      letTimePass(phone());
    }
    await drainFully();
    await expectDelivered(id);
  });
}

test('a file that the shop does not take is refused, and the text stays for the shopper to see', async () => {
  const id = await giveFeedback('image/svg+xml');
  const other = await writeMessage();
  await drainFully();
  expect(await row(id)).toMatchObject({
    state: 'refused',
    payload: TEXTS,
    lastError: { code: 'PERMISSION_DENIED', message: 'the file was not accepted' },
  });
  expect(await phone().database.waitingFiles.count()).toBe(1);
  expect([...phone().shop.documents.keys()]).toEqual([`/contact-us/${other}`]);
  expect(storage.files.size).toBe(0);
});

test('feedback whose document is refused keeps its text and its file, and Retry sends it with the file that is there', async () => {
  const id = await giveFeedback();
  phone().shop.rule = () => ({ code: 403, status: 'PERMISSION_DENIED' });
  await drainFully();
  expect(await row(id)).toMatchObject({ state: 'refused', payload: TEXTS });
  expect(await phone().database.waitingFiles.count()).toBe(1);
  phone().shop.rule = () => null;
  await retryNow(phone().database, await seqOf(id));
  await drainFully();
  expect(storage.uploads).toHaveLength(1);
  await expectDelivered(id);
});

test('a message and feedback just as the first release saved them are still understood and sent', async () => {
  const { database, shop } = phone();
  await database.outbox.bulkAdd([goldenContact, goldenFeedback]);
  await database.waitingFiles.put({
    id: goldenFeedback.id,
    type: 'image/jpeg',
    bytes: PHOTO.slice().buffer,
  });
  await drainFully();
  expect([...shop.documents.keys()].sort()).toEqual([
    `/contact-us/${goldenContact.id}`,
    `/services/${goldenFeedback.id}`,
  ]);
  expect([...storage.files.keys()]).toEqual([`service-documents/${goldenFeedback.id}`]);
  expect(await readOutbox(database)).toEqual([]);
});

test('feedback of the first release whose file had arrived and whose reply was lost goes on from there', async () => {
  const { database, shop } = phone();
  const { id } = goldenFeedback;
  const bytes = PHOTO.slice().buffer;
  await database.outbox.add({ ...goldenFeedback, state: 'backoff', attempts: 1, everSent: true });
  await database.waitingFiles.put({ id, type: 'image/jpeg', bytes });
  const path = `service-documents/${id}`;
  storage.files.set(path, { type: 'image/jpeg', bytes: Buffer.from(PHOTO) });
  await drainFully();
  expect(storage.uploads).toEqual([path]);
  await expectDelivered(id);
  expect(shop.documents.get(`/services/${id}`)?.fields).toMatchObject({
    fileURL: { stringValue: addressOf(id) },
  });
});
