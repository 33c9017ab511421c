// A function records when a year is over; Firestore deletes by that date, which the emulator does not.
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, expect, test } from 'vitest';
import { SENT_KEPT_MS } from '#domain/shared/limits.ts';
import { commitDocument } from '#engine/firestore/commit-document.ts';
import { mintId } from '#engine/lib/identifiers.ts';
import { closeDatabase, database, pause, seen } from './shop-database.ts';

const SETTLED_MS = 1_500;
const id = `expiry-${mintId()}`;
const fileURL = `http://localhost:9199/v0/b/demo-haat.appspot.com/o/service-documents%2F${id}?alt=media`;
const message = { name: 'Asha', phone: '+91 9876543210', email: 'asha@example.com', message: 'Hm' };

test.each([
  ['queries', { userId: null, productId: 'moringa', timestamp: 1 }],
  ['contact-us', message],
  ['services', { name: 'Moringa', description: 'Good.', fileURL }],
  ['productChanges', { productId: 'moringa', by: 3, timestamp: 1 }],
  ['shopChanges', { settingsId: 'settings', upon: {}, timestamp: 1 }],
])(
  'one of the %s gets its end a year after it came, keeps it when it is sent again, and stays if the merchant wants to keep it',
  async (collection, fields) => {
    const document = database.doc(`${collection}/${id}`);
    const isSent = !collection.endsWith('Changes');
    const send = async () => {
      if (!isSent) return document.set(fields);
      const answer = await commitDocument({ path: `/${document.path}`, does: 'set', fields }, null);
      expect(answer).toMatchObject({ kind: 'ok' });
    };
    const ended = () => seen(document.path, (it) => it.get('expiresAt') instanceof Timestamp);
    await send();
    const stored = await ended();
    const came = stored.createTime?.toMillis() ?? 0;
    const expiresAt = Timestamp.fromMillis(came + SENT_KEPT_MS);
    expect(stored.data()).toEqual({ ...fields, expiresAt });
    if (isSent) {
      await send();
      expect((await ended()).get('expiresAt')).toEqual(expiresAt);
      await document.update({ expiresAt: null });
      await pause(SETTLED_MS);
      expect((await document.get()).get('expiresAt')).toBeNull();
    }
    await document.delete();
  },
);

afterAll(closeDatabase);
