// The shop's one IndexedDB database on this device: its tables and their versions. It holds no rules of the shop.
import Dexie, { type EntityTable, type Table } from 'dexie';
import type { Address } from '../model/address.ts';
import type { CartLine } from '../model/cart.ts';
import type { Blog, Brand, Category } from '../model/catalogue.ts';
import type { Order } from '../model/order.ts';
import type { Product } from '../model/product.ts';
import type { Profile } from '../model/profile.ts';
import type { Quotation } from '../model/quotation.ts';
import { restoreBackup } from './backup.ts';
import type { CompactList } from './catalogue-list.ts';
import { watchBlocked, watchOpening } from './database-blocked.ts';
import type { ImportProgress, MirrorState } from './mirror-state.ts';
import type { KeptSearchIndex } from './product-search.ts';
import type { ReviewsOfProduct } from './published-reviews.ts';
import type { QuotationPdf } from './quotation-pdfs.ts';
import type { RaisedEnquiry } from './raised-enquiries.ts';
import type { WaitingFile } from './waiting-files.ts';

/** A mirrored thing belongs to one generation of the mirror; only the current generation is shown. */
export type Mirrored<T> = T & { generation: number };
/** Where a product stands in the list: 0 in stock, 1 out of stock; then by name. */
export type ShelvedProduct = Mirrored<Product & { shelf: 0 | 1 }>;
export type ProductDetails = Mirrored<{ id: string; editorContent: string }>;

/** A thing that belongs to one account; another account on the same phone never sees it. */
export type Owned<T> = T & { uid: string };

/** `seenAt`: when the shop itself was last seen to have it so while it was being watched, ms. */
export type KeptOrder = Owned<Order> & { seenAt?: number };

export type HaatDatabase = Dexie & {
  products: Table<ShelvedProduct, [number, string]>;
  productDetails: Table<ProductDetails, [number, string]>;
  categories: Table<Mirrored<Category>, [number, string]>;
  brands: Table<Mirrored<Brand>, [number, string]>;
  blogs: Table<Mirrored<Blog>, [number, string]>;
  catalogueList: Table<CompactList | KeptSearchIndex, string>;
  mirrorState: EntityTable<MirrorState, 'key'>;
  filling: EntityTable<ImportProgress, 'key'>;
  cartItems: EntityTable<CartLine, 'productId'>;
  profiles: EntityTable<Owned<Profile>, 'uid'>;
  addresses: Table<Owned<Address>, [string, string]>;
  quotations: Table<Owned<Quotation>, [string, string]>;
  quotationPdfs: Table<QuotationPdf, [string, string]>;
  publishedReviews: EntityTable<ReviewsOfProduct, 'productId'>;
  orders: Table<KeptOrder, [string, string]>;
  enquiries: EntityTable<RaisedEnquiry, 'id'>;
  /** Rows are parsed where they are read: what an older version or a fault left may be of any shape. */
  outbox: Table<unknown, number>;
  waitingFiles: EntityTable<WaitingFile, 'id'>;
  /** What was typed into a form and not sent yet, by the form's name. */
  drafts: Table<{ form: string; values: unknown }, string>;
  deviceState: Table<{ key: string; value: unknown }, string>;
};

/**
 * Opens (or makes) the database. Every write waits for the disk ("strict"), because "Saved on this phone" is
 * said after it. `name` and `options` are other than the default in tests only.
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
    catalogueList: 'key',
    mirrorState: 'key',
    filling: 'key',
    cartItems: 'productId, addedAt',
    enquiries: 'id, productId',
    outbox: '++seq, &id',
    waitingFiles: 'id',
    drafts: 'form',
    deviceState: 'key',
  });
  database.version(2).stores({ profiles: 'uid', addresses: '[uid+id]' });
  database.version(3).stores({
    orders: '[uid+orderId], [uid+timestamp]',
    quotations: '[uid+id]',
    quotationPdfs: '[uid+id]',
    publishedReviews: 'productId',
  });
  watchBlocked(database);
  // Before anybody reads, at every opening: the browser may have thrown the database away meanwhile. Dexie hands over this very
  // database, with a right to use it already.
  database.on('ready', (early) => restoreBackup(early as HaatDatabase), true);
  return database as HaatDatabase;
}

let opened: HaatDatabase | undefined;

/** This device's database, opened at the first use. */
export function deviceDatabase(): HaatDatabase {
  if (!opened) {
    opened = openDatabase();
    watchOpening(opened);
  }
  reopenIfFailed(opened);
  return opened;
}

/** Lets a database that could not be opened be tried again by its next use; Dexie by itself would never do so. */
export function reopenIfFailed(database: HaatDatabase): void {
  if (database.hasFailed()) database.close({ disableAutoOpen: false });
}
