// Messages and feedback with a file on a phone in memory, whose Storage fails on purpose.
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { readOutbox, readOutboxRow } from '#core/device/outbox/outbox-rows.ts';
import { mintId } from '#core/model/identifiers.ts';
import { contactMessage } from '#core/model/outbox/contact-message.ts';
import { drain } from '#core/sync/outbox/drain.ts';
import { enqueue } from '#core/sync/outbox/enqueue.ts';
import { type FaultyStorage, startFaultyStorage } from './faulty-storage.ts';
import { freshPhone, letTimePass, type Phone } from './phone.ts';

let current: () => Phone;
export const phone = () => current();
export let storage: FaultyStorage;

/** Every test of the file has a new phone and a new Storage. */
export function eachWithStorage(): void {
  current = freshPhone();
  beforeEach(async () => {
    storage = await startFaultyStorage();
    const phonesFetch = globalThis.fetch;
    vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
      phonesFetch(url.replace('http://localhost:9199', storage.origin), init),
    );
  });
  afterEach(() => storage.close());
}

export const TEXTS = { name: 'Moringa leaf powder', description: 'Fine and fresh.' };
/** An odd number of bytes, as files have it. */
export const PHOTO = Uint8Array.from({ length: 12_345 }, (_, at) => at % 251);

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

export const writeMessage = () => {
  const form = { name: 'Asha Rao', countryCode: '91', phone: '9876543210' };
  const message = { ...form, email: 'asha.rao@example.com', message: 'Do you deliver to Sehore?' };
  return save('contact', 'contact-us', contactMessage(message));
};
export const giveFeedback = (type = 'image/jpeg') => save('feedback', 'services', TEXTS, type);
export const row = (id: string) => readOutboxRow(phone().database, id);
export const seqOf = async (id: string) => (await row(id))?.seq ?? 0;
export const addressOf = (id: string) =>
  `http://localhost:9199/v0/b/demo-haat.appspot.com/o/service-documents%2F${id}?alt=media`;

export async function drainFully(): Promise<void> {
  for (let round = 0; round < 4; round++) {
    await drain(phone().setup());
    letTimePass(phone());
  }
}

/** One file and one document that names it, and nothing left on the phone. */
export async function expectDelivered(id: string): Promise<void> {
  expect([...storage.files.keys()]).toEqual([`service-documents/${id}`]);
  expect(storage.files.get(`service-documents/${id}`)).toEqual({
    type: 'image/jpeg',
    bytes: Buffer.from(PHOTO),
  });
  expect([...phone().shop.documents.keys()]).toEqual([`/services/${id}`]);
  expect(await readOutbox(phone().database)).toEqual([]);
  expect(await phone().database.waitingFiles.count()).toBe(0);
}
