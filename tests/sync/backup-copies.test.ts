// The backup of data that only this phone has: its contents, and that one whole copy always exists.
import { IDBKeyRange as FakeKeyRange, IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { restoreBackup, saveBackup } from '#domain/device/backup.ts';
import { readBackup, writeBackup } from '#domain/device/backup-stores.ts';
import { openDatabase } from '#domain/device/database.ts';
import { readOutbox } from '#engine/outbox/outbox-rows.ts';
import { saveAddress, someAddress } from './support/account-writes.ts';
import { freshPhone } from './support/phone.ts';

const phone = freshPhone();
let isFull: boolean;

beforeEach(() => {
  isFull = false;
  const stored = new Map<string, Response>();
  const cache = {
    async put(path: string, response: Response) {
      if (isFull) throw new DOMException('no room', 'QuotaExceededError');
      stored.set(path, response);
    },
    delete: async (path: string) => stored.delete(path),
    keys: async () => [...stored.keys()].map((path) => ({ url: `http://shop.invalid${path}` })),
  };
  const match = async (path: string) => stored.get(path)?.clone();
  vi.stubGlobal('caches', { open: async () => cache, match });
});

test('a copy for which there is no room leaves the one before', async () => {
  await writeBackup({ cartItems: ['honey'] });
  isFull = true;
  await expect(writeBackup({ cartItems: ['honey', 'millet'] })).rejects.toThrow('no room');
  expect(await readBackup()).toEqual({ cartItems: ['honey'] });
});

test('what waits, what was asked and the addresses are in a database that is made anew', async () => {
  const { database } = phone();
  await restoreBackup(database);
  await phone().raiseEnquiry('chia-seeds');
  await saveAddress(database, 'asha', someAddress());
  await vi.waitFor(
    async () => {
      await saveBackup(database);
      expect((await readBackup())?.outbox).toHaveLength(2);
    },
    { timeout: 20_000 },
  );
  const fresh = openDatabase('haat', { indexedDB: new IDBFactory(), IDBKeyRange: FakeKeyRange });
  for (const name of ['enquiries', 'addresses']) {
    expect(await fresh.table(name).toArray()).toEqual(await database.table(name).toArray());
    expect(await fresh.table(name).count()).toBe(1);
  }
  const kinds = (await readOutbox(fresh)).map(({ row }) => row?.kind);
  expect(kinds).toEqual(['enquiry', 'address']);
  fresh.close();
});
