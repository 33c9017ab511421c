// The tables of the shop's database on this device: what their rows look like. It holds no rules of the shop.
import type { EntityTable, Table } from 'dexie';
import type { EngineDatabase } from '#engine/device/engine-database.ts';
import type { Profile } from '../account/profile.ts';
import type { Address } from '../address/address.ts';
import type { CartLine } from '../cart/cart.ts';
import type { Blog, Brand, Category, MirroredCollection } from '../catalogue/categories.ts';
import type { InboxItem } from '../inbox/inbox.ts';
import type { Order } from '../order/order.ts';
import type { PhoneOrder } from '../order/phone-order.ts';
import type { PackFacts, Product } from '../product/product.ts';
import type { FolderPicture } from '../product/table/row-pictures.ts';
import type { OfferedQuotation } from '../quotation/offered-quotation.ts';
import type { Quotation } from '../quotation/quotation.ts';
import type { PublishedReview } from '../review/review.ts';
import type { KeptSearch } from '../search/search.ts';
import type { ShopSettings } from '../settings/settings.fields.ts';

/** A mirrored thing belongs to one generation of the mirror; only the current generation is shown. */
type Mirrored<T> = T & { generation: number };

/** A product and its place in the recommended order. */
export type ListedProduct = Mirrored<Product & { shelf: [number, number] }>;

type ProductDetails = Mirrored<{ id: string; editorContent: string; facts?: PackFacts }>;

/** Each product as a tuple, in the order of `columns`: half the size of objects, and quick to read. */
export type CompactList = { key: 'list'; stamp: string; columns: string[]; rows: unknown[][] };

/**
 * The index of the search as the device keeps it, in three rows, of which a start reads the first two. `madeWith`: the version of its
 * form, and the synonyms; `stamp`: of the list that it is as new as; `of`: the `id` of the index.
 */
type KeptSearchRow =
  | { key: 'search'; id: string; madeWith: string; index: KeptSearch['index'] }
  | { key: 'search-state'; of: string; stamp: string; soldOut: string[] }
  | { key: 'search-texts'; of: string; texts: KeptSearch['texts'] };

/** A new generation that is being read page by page or part by part; it goes on where it stopped. Its table and key are stored as `filling`. */
export type ImportProgress = {
  key: 'filling';
  generation: number;
  /** Server time at which it began, RFC 3339: changes since then are read before it is shown. */
  since: string;
  /** For each collection begun: the resource name to go on after, or 'done'. */
  progress: Partial<Record<MirroredCollection, { after: string } | 'done'>>;
  /** Names of the published parts that are still to come, where it is filled from those and not from Firestore. */
  parts?: string[];
  /** MIRROR_FORM of the version that began it. */
  madeWith?: string;
};

export type MirrorState = {
  key: 'catalogue';
  /** The generation that is shown; 0 while there has never been a whole one. */
  generation: number;
  /** Everything that changed up to this server time is in the mirror. RFC 3339. */
  cursor: string;
  /** The catalogue's head when it was last followed, or null where there is none. */
  head: string | null;
  /** When the mirror was last known to be up to date, ms by this phone's clock; 0 for never. */
  refreshedAt: number;
  /** MIRROR_FORM of the version that filled it. */
  madeWith?: string;
};

/** A thing that belongs to one account; another account on the same phone never sees it. */
type Owned<T> = T & { uid: string };

/** `seenAt`: when the shop itself was last seen to have it so by other means than the account's newest page, ms. */
export type KeptOrder = Owned<Order> & { seenAt?: number };
export type KeptQuotation = Owned<Quotation> & { seenAt?: number };

/** Which part of a list a page of it is, and when it was read; ms since 1970. */
export type OlderPage = { since: number; until: number; seenAt: number };

/** Bytes and not a Blob: some browsers lose the Blobs that they keep in IndexedDB. */
export type QuotationPdf = { uid: string; id: string; url: string; bytes: ArrayBuffer };

/** What was read of one product, newest first. */
export type ReviewsOfProduct = { productId: string; reviews: PublishedReview[] };

export type RaisedEnquiry = {
  /** Also the id of its document and of its outbox row. */
  id: string;
  productId: string;
  /** The account that asked, or null. */
  uid: string | null;
  /** ms since 1970. */
  raisedAt: number;
  /** When the shop was proven to have it, ms; null until then. */
  sentAt: number | null;
};

/** A product on a wish list, and since when, ms. `uid`: empty for a visitor, who has no account. */
export type KeptWish = Owned<{ productId: string; savedAt: number }>;

/**
 * An order on the desk of the merchant `uid`: whose it is, and how the shop was seen to have it. By the server's clock, in ms: when it arrived,
 * and when it changed last.
 */
export type DeskOrder = Owned<Order> & { customer: string; arrivedAt: number; changedAt: number };

/** An enquiry on the desk of the merchant `uid`. `customer`: who asked, or null; `at`: when it arrived by the server's clock, ms. */
export type DeskEnquiry = Owned<{
  id: string;
  productId: string;
  customer: string | null;
  at: number;
}>;

/** How many pieces of a product there are, on the desk of the merchant `uid`, and what it costs, in rupees as it is stored. */
export type DeskStock = Owned<{
  productId: string;
  quantity: number;
  price: number;
  /** What the list of products shows; not there where an older version read it. */
  card?: { name: string; category: string; brand: string; cover: string | null; hidden: boolean };
}>;

/** A product as it can be edited, on the desk of the merchant `uid`: its fields as they are stored. */
export type DeskProduct = Owned<{ productId: string; fields: StoredFields }>;
type StoredFields = Record<string, StoredValue>;
type StoredValue =
  | null
  | boolean
  | number
  | string
  | StoredValue[]
  | { [part: string]: StoredValue };

/** The same of a category, a brand or a blog. */
export type DeskEntry = Owned<{
  collection: Exclude<MirroredCollection, 'products' | 'shop'>;
  entryId: string;
  fields: StoredFields;
}>;

/** What is said of the shop, on the desk of the merchant `uid`: the fields as they are stored. */
type DeskSettings = Owned<{ fields: StoredFields }>;

/** What was sent to the shop, on the desk of the merchant `uid`, and whether that merchant or another is done with it. */
type DeskInboxItem = Owned<InboxItem>;
type DeskMark = Owned<{ id: string; answered: boolean; removed: boolean }>;

/** A quotation that was made at the shop, on the desk of the merchant `uid`. */
type DeskQuotation = Owned<OfferedQuotation>;

/** An order by phone that the shop has, until the order that it becomes is on the desk of the merchant `uid`. */
export type DeskPhoneOrder = Owned<PhoneOrder & { id: string }>;

/** What the merchant `uid` has chosen to import; its files lie beside it. */
export type KeptImport = Owned<{
  /** The name of the spreadsheet. */
  name: string;
  /** The pictures that its rows mean: their numbers, or what is wrong with them. */
  pictures: (FolderPicture & { file: string })[];
  /** Files that no row means. */
  unused: string[];
  /** Since when it is being written, ms, and how many rows are done; null before that. */
  writing: { since: number; done: number; of: number } | null;
}>;

/** The spreadsheet under an empty name, pictures under their numbers. */
export type KeptImportFile = Owned<{ name: string; type: string; bytes: ArrayBuffer }>;

export type HaatDatabase = EngineDatabase & {
  products: Table<ListedProduct, [number, string]>;
  productDetails: Table<ProductDetails, [number, string]>;
  categories: Table<Mirrored<Category>, [number, string]>;
  brands: Table<Mirrored<Brand>, [number, string]>;
  blogs: Table<Mirrored<Blog>, [number, string]>;
  shop: Table<Mirrored<ShopSettings & { id: string }>, [number, string]>;
  catalogueList: Table<CompactList | KeptSearchRow, string>;
  mirrorState: EntityTable<MirrorState, 'key'>;
  filling: EntityTable<ImportProgress, 'key'>;
  cartItems: EntityTable<CartLine, 'productId'>;
  profiles: EntityTable<Owned<Profile>, 'uid'>;
  addresses: Table<Owned<Address>, [string, string]>;
  quotations: Table<KeptQuotation, [string, string]>;
  quotationPdfs: Table<QuotationPdf, [string, string]>;
  publishedReviews: EntityTable<ReviewsOfProduct, 'productId'>;
  orders: Table<KeptOrder, [string, string]>;
  deskOrders: Table<DeskOrder, [string, string, string]>;
  deskEnquiries: Table<DeskEnquiry, [string, string]>;
  deskStock: Table<DeskStock, [string, string]>;
  deskProducts: Table<DeskProduct, [string, string]>;
  deskEntries: Table<DeskEntry, [string, string, string]>;
  deskInbox: Table<DeskInboxItem, [string, string]>;
  deskMarks: Table<DeskMark, [string, string]>;
  deskQuotations: Table<DeskQuotation, [string, string]>;
  deskPhoneOrders: Table<DeskPhoneOrder, [string, string]>;
  deskShop: EntityTable<DeskSettings, 'uid'>;
  deskImports: EntityTable<KeptImport, 'uid'>;
  deskImportFiles: Table<KeptImportFile, [string, string]>;
  wishes: Table<KeptWish, [string, string]>;
  /** Products that were looked at here, and when last, ms. */
  seenProducts: EntityTable<{ productId: string; seenAt: number }, 'productId'>;
  enquiries: EntityTable<RaisedEnquiry, 'id'>;
};
