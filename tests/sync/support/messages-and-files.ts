// Feedback with a file on a phone in memory, whose Storage fails on purpose.
import { beforeEach, expect } from 'vitest';
import { mintId } from '#engine/lib/identifiers.ts';
import { enqueue } from '#engine/outbox/enqueue.ts';
import { type FaultyStorage, freshStorage } from './faulty-storage.ts';
import { freshPhone, type Phone } from './phone.ts';

let current: () => Phone;
export const phone = () => current();
export let storage: FaultyStorage;

/** Gives each test of the file a new phone and a new Storage. */
export function eachWithStorage(): void {
  current = freshPhone();
  const fresh = freshStorage();
  beforeEach(() => {
    storage = fresh();
  });
}

export const TEXTS = { name: 'Moringa leaf powder', description: 'Fine and fresh.' };
/** An odd number of bytes, as in real files. */
export const PHOTO = Uint8Array.from({ length: 12_345 }, (_, at) => at % 251);

export async function giveFeedback(type = 'image/jpeg'): Promise<string> {
  const id = mintId();
  const { database, now } = phone();
  const { waitingFiles } = database;
  const write = { id, kind: 'feedback', v: 1, uid: null, entityKey: `services/${id}` };
  const saved = await enqueue(database, { ...write, payload: TEXTS }, now, [waitingFiles], () =>
    waitingFiles.put({ id, type, bytes: PHOTO.slice().buffer }),
  );
  expect(saved.outcome).toBe('saved');
  return id;
}

/** Expects one file and one document that names it, and nothing left on the phone. */
export async function expectDelivered(id: string): Promise<void> {
  expect([...storage.files.keys()]).toEqual([`service-documents/${id}`]);
  expect(storage.files.get(`service-documents/${id}`)).toEqual({
    type: 'image/jpeg',
    bytes: Buffer.from(PHOTO),
  });
  expect([...phone().shop.documents.keys()]).toEqual([`/services/${id}`]);
  expect(await phone().rows()).toEqual([]);
  expect(await phone().database.waitingFiles.count()).toBe(0);
}
