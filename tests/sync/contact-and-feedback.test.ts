// Messages and feedback with a file, on good and bad networks: one document and one file each, never a false success,
// and nothing that was typed is lost.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readOutbox, readOutboxRow } from '#core/device/outbox/outbox-rows.ts';
import { mintId } from '#core/model/identifiers.ts';
import { UPLOAD_KNOWN_MS, UPLOAD_LEASE_MS } from '#core/model/limits.ts';
import { contactMessage } from '#core/model/outbox/contact-message.ts';
import { drain } from '#core/sync/outbox/drain.ts';
import { enqueue } from '#core/sync/outbox/enqueue.ts';
import { discard, retryNow } from '#core/sync/outbox/retry-and-discard.ts';
import { writeKinds } from '#core/sync/writes/registry.ts';
import goldenContact from './golden/contact-v1.json' with { type: 'json' };
import goldenFeedback from './golden/feedback-v1.json' with { type: 'json' };
import { type FaultyStorage, startFaultyStorage } from './support/faulty-storage.ts';
import { freshPhone, letTimePass } from './support/phone.ts';

const phone = freshPhone();
let storage: FaultyStorage;

beforeEach(async () => {
  storage = await startFaultyStorage();
  const phonesFetch = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    phonesFetch(url.replace('http://localhost:9199', storage.origin), init),
  );
});
afterEach(() => storage.close());

const TEXTS = { name: 'Moringa leaf powder', description: 'Fine and fresh.' };
/** An odd number of bytes, as files have it. */
const PHOTO = Uint8Array.from({ length: 12_345 }, (_, at) => at % 251);

async function save(
  kind: 'contact' | 'feedback',
  collection: string,
  payload: unknown,
  file?: string,
) {
  const id = mintId();
  const { database, now } = phone();
  const saved = await enqueue(
    database,
    { id, kind, v: 1, uid: null, entityKey: `${collection}/${id}`, payload },
    now,
    [database.waitingFiles],
    async () => file && database.waitingFiles.put({ id, type: file, bytes: PHOTO.slice().buffer }),
  );
  expect(saved.outcome).toBe('saved');
  return id;
}

const writeMessage = () => {
  const form = { name: 'Asha Rao', countryCode: '91', phone: '9876543210' };
  const message = { ...form, email: 'asha.rao@example.com', message: 'Do you deliver to Sehore?' };
  return save('contact', 'contact-us', contactMessage(message));
};
const giveFeedback = (type = 'image/jpeg') => save('feedback', 'services', TEXTS, type);
const row = (id: string) => readOutboxRow(phone().database, id);
const seqOf = async (id: string) => (await row(id))?.seq ?? 0;
const addressOf = (id: string) =>
  `http://localhost:9199/v0/b/demo-haat.appspot.com/o/service-documents%2F${id}?alt=media`;

async function drainFully(): Promise<void> {
  for (let round = 0; round < 4; round++) {
    await drain(phone().setup());
    letTimePass(phone());
  }
}

/** One file and one document that names it, and nothing left on the phone. */
async function expectDelivered(id: string): Promise<void> {
  expect([...storage.files.keys()]).toEqual([`service-documents/${id}`]);
  expect(storage.files.get(`service-documents/${id}`)).toEqual({
    type: 'image/jpeg',
    bytes: Buffer.from(PHOTO),
  });
  expect([...phone().shop.documents.keys()]).toEqual([`/services/${id}`]);
  expect(await readOutbox(phone().database)).toEqual([]);
  expect(await phone().database.waitingFiles.count()).toBe(0);
}

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
