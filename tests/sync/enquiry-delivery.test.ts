// What becomes of an enquiry on good and bad networks: exactly one document, and never a false success.
import { expect, test } from 'vitest';
import { readOutbox, readOutboxRow } from '#core/device/outbox/outbox-rows.ts';
import { drain } from '#core/sync/outbox/drain.ts';
import { freshPhone, letTimePass } from './support/phone.ts';

const phone = freshPhone();

test('an enquiry raised with a network is in the shop a moment later, with the fields of the specification', async () => {
  const { shop, database, now } = phone();
  const id = await phone().raiseEnquiry('chia-seeds');
  expect(await drain(phone().setup())).toMatchObject({
    synced: 1,
    sendable: 0,
    shopAnswered: true,
  });
  expect([...shop.documents.keys()]).toEqual([`/queries/${id}`]);
  expect(shop.documents.get(`/queries/${id}`)?.fields).toEqual({
    userId: { nullValue: null },
    productId: { stringValue: 'chia-seeds' },
    timestamp: { integerValue: String(now) },
  });
  expect(await readOutbox(database)).toEqual([]);
  expect((await database.enquiries.get(id))?.sentAt).toBe(now);
});

test('an enquiry raised without a network waits on the phone and is sent once when it is back', async () => {
  phone().isOnline = false;
  const id = await phone().raiseEnquiry();
  expect(await drain(phone().setup())).toMatchObject({
    synced: 0,
    sendable: 1,
    shopAnswered: false,
  });
  expect(await readOutboxRow(phone().database, id)).toMatchObject({
    state: 'backoff',
    lastError: { code: 'network' },
  });
  phone().isOnline = true;
  expect(await drain(phone().setup(), { ignoreBackoff: true })).toMatchObject({
    synced: 1,
    sendable: 0,
  });
  expect(phone().shop.documents.size).toBe(1);
});

test('a waiting enquiry survives a reload of the shop and is sent afterwards', async () => {
  phone().isOnline = false;
  const id = await phone().raiseEnquiry();
  phone().reload();
  expect(await readOutboxRow(phone().database, id)).toMatchObject({ state: 'queued', id });
  phone().isOnline = true;
  await drain(phone().setup());
  expect([...phone().shop.documents.keys()]).toEqual([`/queries/${id}`]);
});

test('an app killed while it was sending leaves a row that the next start sends, once', async () => {
  const id = await phone().raiseEnquiry();
  phone().shop.faults.push({ landsFirst: true, until: new Promise(() => undefined) });
  // The dead page never hears of its end.
  drain(phone().setup()).catch(() => undefined);
  await expect.poll(() => phone().shop.commits.length).toBe(1);
  expect(await readOutboxRow(phone().database, id)).toMatchObject({
    state: 'sending',
    everSent: true,
  });
  phone().reload();
  // While the dead drain's lease lasts nobody else takes the row; afterwards the next one does.
  expect(await drain(phone().setup())).toMatchObject({ synced: 0, sendable: 1 });
  letTimePass(phone(), 31_000);
  expect(await drain(phone().setup())).toMatchObject({ synced: 1, sendable: 0 });
  expect(phone().shop.documents.size).toBe(1);
});

test('two tabs that drain at the same time without locks make one document', async () => {
  for (let at = 0; at < 10; at++) await phone().raiseEnquiry(`product-${at}`);
  const reports = await Promise.all([
    drain(phone().setup()),
    drain(phone().setup()),
    drain(phone().setup()),
  ]);
  letTimePass(phone(), 31_000);
  await drain(phone().setup());
  expect(reports.reduce((sum, { synced }) => sum + synced, 0)).toBe(10);
  expect(phone().shop.documents.size).toBe(10);
  expect(await readOutbox(phone().database)).toEqual([]);
});

test('an enquiry whose reply was lost is sent again and is still one document', async () => {
  const id = await phone().raiseEnquiry();
  phone().shop.faults.push({ landsFirst: true, drop: true }, { landsFirst: true, drop: true });
  expect(await drain(phone().setup())).toMatchObject({ synced: 0, sendable: 1 });
  letTimePass(phone());
  expect(await drain(phone().setup())).toMatchObject({ synced: 0, sendable: 1 });
  letTimePass(phone());
  expect(await drain(phone().setup())).toMatchObject({ synced: 1, sendable: 0 });
  expect(phone().shop.commits.length).toBe(3);
  expect([...phone().shop.documents.keys()]).toEqual([`/queries/${id}`]);
});

const html = { 'Content-Type': 'text/html' };
const captivePortals = {
  'an empty JSON object': { status: 200, body: '{}' },
  'a login page': { status: 200, body: '<html>Sign in to the free WiFi</html>', headers: html },
  'a redirect to a login page': { status: 302, body: '', headers: { Location: '/login' } },
  'network authentication required': { status: 511, body: '<html></html>', headers: html },
  'a reply cut in the middle': { status: 200, body: '{"writeResults":[{"upd' },
  'a commit reply without its time': { status: 200, body: '{"writeResults":[{}]}' },
  'forbidden in words that are not Firestore’s': { status: 403, body: 'Forbidden', headers: html },
};
for (const [what, reply] of Object.entries(captivePortals)) {
  test(`${what} is not taken for a success, nor for a refusal; the enquiry lands when the network heals`, async () => {
    const id = await phone().raiseEnquiry();
    phone().shop.faults.push({ reply });
    expect(await drain(phone().setup())).toMatchObject({ synced: 0, sendable: 1 });
    expect(phone().shop.documents.size).toBe(0);
    expect((await phone().database.enquiries.get(id))?.sentAt).toBeNull();
    letTimePass(phone());
    expect(await drain(phone().setup())).toMatchObject({ synced: 1, sendable: 0 });
    expect(phone().shop.documents.size).toBe(1);
  });
}

test('a shop that is busy is left alone for as long as it asks', async () => {
  const id = await phone().raiseEnquiry();
  const body = JSON.stringify({
    error: { code: 429, status: 'RESOURCE_EXHAUSTED', message: 'later' },
  });
  phone().shop.faults.push({ reply: { status: 429, body, headers: { 'Retry-After': '90' } } });
  await drain(phone().setup());
  const row = await readOutboxRow(phone().database, id);
  expect(row?.state).toBe('backoff');
  expect((row?.nextAt ?? 0) - phone().now).toBeGreaterThanOrEqual(90_000);
  letTimePass(phone(), 60_000);
  await drain(phone().setup());
  // A network that is back does not change what the shop asked for.
  await drain(phone().setup(), { ignoreBackoff: true });
  expect(phone().shop.commits.length).toBe(1);
  letTimePass(phone(), 31_000);
  expect(await drain(phone().setup())).toMatchObject({ synced: 1 });
});

test('who claims to be busy for a day is asked again within a quarter of an hour', async () => {
  await phone().raiseEnquiry();
  const headers = { 'Content-Type': 'text/html', 'Retry-After': '86400' };
  phone().shop.faults.push({ reply: { status: 503, body: '<html>Later</html>', headers } });
  await drain(phone().setup());
  letTimePass(phone(), 15 * 60_000);
  expect(await drain(phone().setup())).toMatchObject({ synced: 1 });
});

test('a clock that is set back by a day keeps no enquiry waiting for that day', async () => {
  phone().isOnline = false;
  await phone().raiseEnquiry();
  await drain(phone().setup());
  const leased = await phone().raiseEnquiry('amla');
  const lease = { holder: 'dead', until: phone().now + 30_000 };
  await phone().database.outbox.where({ id: leased }).modify({ state: 'sending', lease });
  phone().isOnline = true;
  phone().now -= 86_400_000;
  expect(await drain(phone().setup())).toMatchObject({ synced: 2, sendable: 0 });
});
