// The phone's database on IndexedDB in memory.
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { openDatabase } from '#domain/device/database.ts';

/** Opens it on this disk, or on a new one. */
export const databaseOn = (indexedDB = new IDBFactory()) =>
  openDatabase('haat', { indexedDB, IDBKeyRange });
