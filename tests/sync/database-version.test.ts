// A database left by an older version of the shop is migrated to today's tables without losing anything.
import Dexie from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { openDatabase } from '#domain/device/database.ts';

test('the rows of an older version stay, and today’s tables are there', async () => {
  const options = { indexedDB: new IDBFactory(), IDBKeyRange };
  const older = new Dexie('haat', options);
  // A version that the shop never had, older than its first.
  older.version(0.5).stores({ outbox: '++seq, &id', cartItems: 'productId, addedAt' });
  await older.table('outbox').add({ id: 'waits' });
  older.close();
  const database = openDatabase('haat', options);
  expect(await database.outbox.toArray()).toEqual([{ seq: 1, id: 'waits' }]);
  const counts = await Promise.all(database.tables.map((table) => table.count()));
  expect(counts.reduce((sum, one) => sum + one)).toBe(1);
  database.close();
});
