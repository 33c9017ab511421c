// The backup of data that only this phone has: one whole copy always exists, and it is gone before an account is. And a database of an older version.
import Dexie from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { signIn, signOut } from '#domain/account-mirror/sign-in.ts';
import { saveBackup } from '#domain/device/backup.ts';
import { readBackup, writeBackup } from '#domain/device/backup-stores.ts';
import { readDeskState, writeDeskState } from '#domain/editing/desk-state.ts';
import { readAccount } from '#engine/account/account.ts';
import { readOutbox } from '#engine/outbox/outbox-rows.ts';
import { ASHA, saveAddress, saveProfile, someAddress } from './support/account-writes.ts';
import { databaseOn } from './support/database.ts';
import { eachPhone } from './support/phone.ts';

const phone = eachPhone();
let deleteCaches: () => Promise<void>;
let whenDeleted: () => Promise<void>;
let whenPut: () => Promise<void>;
let stored: Map<string, Response>;

function cacheStorage() {
  const cache = {
    put: async (path: string, response: Response) => {
      await whenPut();
      stored.set(path, response);
    },
    delete: async (path: string) => stored.delete(path),
    keys: async () => [...stored.keys()].map((path) => ({ url: `http://shop.invalid${path}` })),
  };
  return {
    open: async () => cache,
    match: async (path: string) => stored.get(path)?.clone(),
    delete: async () => {
      await deleteCaches();
      stored.clear();
      await whenDeleted();
      return true;
    },
  };
}

/** The contents of Cache Storage at each deletion from the device's notes, such as that of its account. */
function watchCopies(): string[][] {
  const kept: string[][] = [];
  phone.database.deviceState.hook('deleting', () => void kept.push([...stored.keys()]));
  return kept;
}

const everything = async () =>
  Promise.all(phone.database.tables.map(async (it) => [it.name, await it.toArray()]));

beforeEach(async () => {
  stored = new Map();
  deleteCaches = whenDeleted = whenPut = async () => {};
  vi.stubGlobal('caches', cacheStorage());
  await phone.enter();
  await saveProfile(phone.database, 'asha', ASHA);
  await untilCopied(async () => {
    expect(JSON.stringify(await readBackup())).toContain('refresh-asha');
  });
});

/** Waits until the copy passes `judge`: the previous test may have left a pause running. */
function untilCopied(judge: () => Promise<void>): Promise<void> {
  const copied = async () => {
    await saveBackup(phone.database);
    await judge();
  };
  return vi.waitFor(copied, { timeout: 20_000 });
}

test('the backup of an account is gone before anything of it changes on the phone', async () => {
  const before = await everything();
  deleteCaches = async () => expect(await everything()).toEqual(before);
  const copies = watchCopies();
  await signOut(phone.database, 'asha');
  expect(copies.length).toBeGreaterThan(0);
  expect(copies.flat()).toEqual([]);
});

test('no copy is made between the two, and then one of what is left', async () => {
  const copies = watchCopies();
  // As after every change, whatever its source.
  whenDeleted = () => saveBackup(phone.database);
  await signOut(phone.database, 'asha');
  expect(copies.flat()).toEqual([]);
  await untilCopied(async () => {
    const { outbox, profiles, deviceState } = (await readBackup()) ?? {};
    expect(outbox).toHaveLength(1);
    expect([profiles, JSON.stringify(deviceState).includes('asha')]).toEqual([[], false]);
  });
});

test.each([
  ['whoever logs out', () => signOut(phone.database, 'asha')],
  ['whoever logs in in another’s place', () => signIn(phone.database, phone.accountOf('bala'))],
])(
  '%s is told when the backup cannot be deleted, and then nothing has changed',
  async (_who, press) => {
    const before = await everything();
    deleteCaches = () => Promise.reject(new Error('no such luck'));
    await expect(press()).rejects.toThrow('no such luck');
    expect(await everything()).toEqual(before);
    expect((await readAccount(phone.database))?.uid).toBe('asha');
    deleteCaches = async () => {};
    await press();
    expect((await readAccount(phone.database))?.uid).not.toBe('asha');
  },
);

test('a copy for which there is no room leaves the one before', async () => {
  await writeBackup({ cartItems: ['honey'] });
  whenPut = () => Promise.reject(new DOMException('no room', 'QuotaExceededError'));
  await expect(writeBackup({ cartItems: ['honey', 'millet'] })).rejects.toThrow('no room');
  expect(await readBackup()).toEqual({ cartItems: ['honey'] });
});

test('what waits, what was asked and the addresses are in a database that is made anew', async () => {
  await phone.raiseEnquiry('chia-seeds');
  await saveAddress(phone.database, 'asha', someAddress());
  await untilCopied(async () => expect((await readBackup())?.outbox).toHaveLength(3));
  const fresh = databaseOn();
  for (const name of ['enquiries', 'addresses']) {
    expect(await fresh.table(name).toArray()).toEqual(await phone.database.table(name).toArray());
    expect(await fresh.table(name).count()).toBe(1);
  }
  const kinds = (await readOutbox(fresh)).map(({ row }) => row?.kind);
  expect(kinds).toEqual(['profile', 'enquiry', 'address']);
  fresh.close();
});

test('a desk whose database is made anew reads the shop whole again, also from a copy of an older version', async () => {
  const state = await readDeskState(phone.database);
  const to = new Date(phone.now).toISOString();
  const read = { orders: { to, wholeAt: phone.now }, papers: { to, wholeAt: phone.now } };
  await writeDeskState(phone.database, { ...state, readAt: phone.now, read });
  const rows = await phone.database.deviceState.toArray();
  const isUnread = async () => {
    const fresh = databaseOn();
    expect(await readDeskState(fresh)).toMatchObject({ readAt: null, read: {} });
    expect((await readAccount(fresh))?.uid).toBe('asha');
    fresh.close();
  };
  await saveBackup(phone.database);
  await isUnread();
  await writeBackup({ deviceState: rows });
  await isUnread();
});

test('the rows of an older version stay, and today’s tables are there', async () => {
  vi.unstubAllGlobals();
  const indexedDB = new IDBFactory();
  const older = new Dexie('haat', { indexedDB, IDBKeyRange });
  // A version that the shop never had, older than its first.
  older.version(0.5).stores({ outbox: '++seq, &id', cartItems: 'productId, addedAt' });
  await older.table('outbox').add({ id: 'waits' });
  older.close();
  const database = databaseOn(indexedDB);
  expect(await database.outbox.toArray()).toEqual([{ seq: 1, id: 'waits' }]);
  const counts = await Promise.all(database.tables.map((table) => table.count()));
  expect(counts.reduce((sum, one) => sum + one)).toBe(1);
  database.close();
});

// Last in the file, because the next copy would have to wait.
test('a slow phone pauses between two copies, and lets its shopper log out all the same', async () => {
  const copiedAt: number[] = [];
  whenPut = async () => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    copiedAt.push(performance.now());
  };
  void saveBackup(phone.database);
  await vi.waitFor(() => expect(copiedAt).toHaveLength(1), { timeout: 20_000 });
  // By now it waits for the pause to end.
  await saveBackup(phone.database);
  await signOut(phone.database, 'asha');
  expect([await readAccount(phone.database), copiedAt.length]).toEqual([null, 1]);
}, 60_000);
