// What anybody may send is deleted at the shop after a year: a function notes when, whatever the phone says and however often it sends
// it. Firestore itself deletes by that note, which the emulator does not.
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { mintId } from '#core/model/identifiers.ts';
import { SENT_KEPT_MS } from '#core/model/limits.ts';
import { commitDocument } from '#core/remote/commit-document.ts';
import { closeDatabase, database, pause, seen } from './shop-database.ts';

const SETTLED_MS = 1_500;
const id = `expiry-${mintId()}`;
const file = `http://localhost:9199/v0/b/demo-haat.appspot.com/o/service-documents%2F${id}?alt=media`;
const message = { name: 'Asha', phone: '+91 9876543210', email: 'asha@example.com', message: 'Hm' };

describe.each([
  ['an enquiry', 'queries', { userId: null, productId: 'moringa', timestamp: 1 }],
  ['a message', 'contact-us', message],
  ['feedback', 'services', { name: 'Moringa', description: 'Good.', fileURL: file }],
])('%s', (_what, collection, fields) => {
  const path = `${collection}/${id}`;
  const send = () => commitDocument({ path: `/${path}`, does: 'set', fields }, null);
  const ended = () => seen(path, (it) => it.get('expiresAt') instanceof Timestamp);

  afterEach(() => database.doc(path).delete());

  test('gets its end a year after it came', async () => {
    expect(await send()).toMatchObject({ kind: 'ok' });
    const stored = await ended();
    const came = stored.createTime?.toMillis() ?? 0;
    expect(stored.data()).toEqual({
      ...fields,
      expiresAt: Timestamp.fromMillis(came + SENT_KEPT_MS),
    });
  });

  test('that is sent once more, because its reply was lost, is taken and keeps its end', async () => {
    await send();
    const end = (await ended()).get('expiresAt');
    expect(await send()).toMatchObject({ kind: 'ok' });
    expect((await ended()).get('expiresAt')).toEqual(end);
  });

  test('that the merchant wants to keep stays', async () => {
    await send();
    await ended();
    await database.doc(path).update({ expiresAt: null });
    await pause(SETTLED_MS);
    expect((await database.doc(path).get()).get('expiresAt')).toBeNull();
  });
});

test.each([
  ['of a product', 'productChanges', { productId: 'moringa', by: 3, timestamp: 1 }],
  ['of the settings', 'shopChanges', { settingsId: 'settings', upon: {}, timestamp: 1 }],
])('what the merchant changed %s gets its end as well', async (_what, collection, fields) => {
  const path = `${collection}/${id}`;
  await database.doc(path).set(fields);
  const stored = await seen(path, (it) => it.get('expiresAt') instanceof Timestamp);
  const came = stored.createTime?.toMillis() ?? 0;
  expect(stored.get('expiresAt')).toEqual(Timestamp.fromMillis(came + SENT_KEPT_MS));
  await database.doc(path).delete();
});

afterAll(closeDatabase);
