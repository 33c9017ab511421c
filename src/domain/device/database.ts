// The shop's one IndexedDB database on this device: its tables, and how to open it. New tables need a further version
// (Dexie's `version(n).stores(…).upgrade(…)`); the tables of a released version never change.
import Dexie from 'dexie';
import { abortOnPagehide } from '#engine/device/abort-on-pagehide.ts';
import { watchBlocked, watchOpening } from '#engine/device/database-blocked.ts';
import { restoreBackup } from './backup.ts';
import type { HaatDatabase } from './tables.ts';

// On localhost Dexie would record a stack for each transaction, so a shop tried out there would be slower than others.
Dexie.debug = false;

/**
 * Opens (or creates) the database. Every write waits for the disk ("strict"), because "Saved on this phone" is shown
 * after it. `name` and `options` differ from the defaults in tests only.
 */
export function openDatabase(
  name = 'haat',
  options: { indexedDB?: IDBFactory; IDBKeyRange?: typeof IDBKeyRange } = {},
): HaatDatabase {
  const database = new Dexie(name, { chromeTransactionDurability: 'strict', ...options });
  database.version(1).stores({
    products: '[generation+id], [generation+shelf+name], [generation+category]',
    productDetails: '[generation+id]',
    categories: '[generation+id], [generation+categoryName]',
    brands: '[generation+id]',
    blogs: '[generation+id]',
    shop: '[generation+id]',
    catalogueList: 'key',
    mirrorState: 'key',
    filling: 'key',
    publishedReviews: 'productId',
    cartItems: 'productId, addedAt',
    seenProducts: 'productId, seenAt',
    enquiries: 'id, productId',
    profiles: 'uid',
    addresses: '[uid+id]',
    orders: '[uid+orderId], [uid+timestamp]',
    quotations: '[uid+id]',
    quotationPdfs: '[uid+id]',
    wishes: '[uid+productId]',
    outbox: '++seq, &id',
    waitingFiles: 'id',
    drafts: 'form',
    deviceState: 'key',
    deskOrders: '[uid+customer+orderId], [uid+arrivedAt]',
    deskEnquiries: '[uid+id], [uid+at]',
    deskStock: '[uid+productId]',
    deskInbox: '[uid+id], [uid+at]',
    deskMarks: '[uid+id]',
    deskProducts: '[uid+productId]',
    deskEntries: '[uid+collection+entryId]',
    deskQuotations: '[uid+id], [uid+createdAt]',
    deskPhoneOrders: '[uid+id]',
    deskShop: 'uid',
    deskImports: 'uid',
    deskImportFiles: '[uid+name]',
  });
  database.version(2).stores({
    deskRecords: '[uid+customer+orderId], [uid+changedAt]',
    deskPapers: '[uid+number], [uid+issuedAt]',
  });
  database.version(3).stores({
    deskOrders:
      '[uid+customer+orderId], [uid+arrivedAt], [uid+deliveryStatus], [uid+refund], [uid+owedPaise]',
  });
  watchBlocked(database);
  // Before any read, at every opening: the browser may have deleted the database meanwhile. Dexie passes this very
  // database, already usable.
  database.on('ready', (early) => restoreBackup(early as HaatDatabase), true);
  return database as HaatDatabase;
}

let opened: HaatDatabase | undefined;

/** This device's database, opened on first use. */
export function deviceDatabase(): HaatDatabase {
  if (!opened) {
    opened = openDatabase();
    abortOnPagehide(opened);
    watchOpening(opened);
  }
  reopenIfFailed(opened);
  return opened;
}

/** Lets the next use reopen a database that failed to open; Dexie itself would never retry. */
export function reopenIfFailed(database: HaatDatabase): void {
  if (database.hasFailed()) database.close({ disableAutoOpen: false });
}
