// The row types of the shop's database on this device. No rules of the shop.
import type { EntityTable, Table } from 'dexie';
import type { EngineDatabase } from '#engine/device/engine-database.ts';
import type { Profile } from '../account/profile-form.ts';
import type { Address } from '../address/address.ts';
import type { CartLine } from '../cart/cart.ts';
import type { Blog, Brand, Category, MirroredCollection } from '../catalogue/categories.ts';
import type { InboxItem } from '../inbox/inbox.ts';
import type { Order } from '../order/order.ts';
import type { OrderRecord } from '../order/order-record.ts';
import type { PhoneOrder } from '../order/phone-order.ts';
import type { Product, ProductWithDetails } from '../product/product.ts';
import type { TableAnswers } from '../product/table/product-table.ts';
import type { FolderPicture } from '../product/table/row-pictures.ts';
import type { OfferedQuotation } from '../quotation/offered-quotation.ts';
import type { Quotation } from '../quotation/quotation.ts';
import type { PublishedReview } from '../review/review.ts';
import type { KeptSearch } from '../search/search.ts';
import type { ShopSettings } from '../settings/settings.fields.ts';
import type { Paper } from '../tax/paper.ts';

/** A mirrored document belongs to one generation of the mirror; only the current generation is shown. */
type Mirrored<T> = T & { generation: number };

/** A product and its sort key in the recommended order. */
export type ListedProduct = Mirrored<Product & { shelf: [number, number] }>;

type ProductDetails = Mirrored<
  Pick<ProductWithDetails, 'id' | 'editorContent' | 'facts' | 'texts'>
>;

/** Each product as a tuple in the order of `columns`: half the size of objects, and fast to read. */
export type CompactList = { key: 'list'; stamp: string; columns: string[]; rows: unknown[][] };

/**
 * The stored search index, in three rows; a start reads the first two. `madeWith`: the version of its form, the
 * searched fields and the synonyms; `stamp`: of the list that it matches; `of`: the `id` of the index.
 */
type KeptSearchRow =
  | { key: 'search'; id: string; madeWith: string; index: KeptSearch['index'] }
  | { key: 'search-state'; of: string; stamp: string; soldOut: string[] }
  | { key: 'search-texts'; of: string; texts: KeptSearch['texts'] };

/** A new generation being read page by page or part by part; it resumes where it stopped. Stored as `filling`. */
export type ImportProgress = {
  key: 'filling';
  generation: number;
  /** Server time of its start, RFC 3339: changes since then are read before it is shown. */
  since: string;
  /** For each collection begun: the resource name to continue after, or 'done'. */
  progress: Partial<Record<MirroredCollection, { after: string } | 'done'>>;
  /** The published parts still to import; missing where the import reads Firestore. */
  parts?: string[];
  /** MIRROR_FORM of the version that began it. */
  madeWith?: string;
};

export type MirrorState = {
  key: 'catalogue';
  /** The generation shown; 0 before the first whole one. */
  generation: number;
  /** All changes up to this server time are in the mirror. RFC 3339. */
  cursor: string;
  /** The catalogue's head at the last refresh that changed the mirror; null where there is none. */
  head: string | null;
  /** When the mirror was last known to be up to date, ms by this phone's clock; 0 for never. */
  refreshedAt: number;
  /** MIRROR_FORM of the version that filled it. */
  madeWith?: string;
};

/** A row of one account; another account on the same phone never sees it. */
type Owned<T> = T & { uid: string };

/** `seenAt`: when it was last read from the shop other than through the account's newest page, ms. */
export type KeptOrder = Owned<Order> & { seenAt?: number };
export type KeptQuotation = Owned<Quotation> & { seenAt?: number };

/** The time range of one older page of a list, and when it was read; ms since 1970. */
export type OlderPage = { since: number; until: number; seenAt: number };

/** Bytes instead of a Blob: some browsers lose Blobs in IndexedDB. */
export type QuotationPdf = { uid: string; id: string; url: string; bytes: ArrayBuffer };

/** A product's published reviews as read, newest first. */
export type ReviewsOfProduct = { productId: string; reviews: PublishedReview[] };

export type RaisedEnquiry = {
  /** Also the id of its document and its outbox row. */
  id: string;
  productId: string;
  /** The account that asked, or null. */
  uid: string | null;
  /** ms since 1970. */
  raisedAt: number;
  /** When it was proven to have landed, ms; null until then. */
  sentAt: number | null;
};

/** A product on a wish list since `savedAt`, ms. `uid`: empty for a visitor without an account. */
export type KeptWish = Owned<{ productId: string; savedAt: number }>;

/**
 * An order on the desk of the merchant `uid`, as the shop has it. `customer`: who ordered; `arrivedAt`, `changedAt`: by
 * the server's clock, ms.
 */
export type DeskOrder = Owned<Order> & { customer: string; arrivedAt: number; changedAt: number };

/** An enquiry on the desk of the merchant `uid`. `customer`: its sender, or null; `at`: arrival, server's clock, ms. */
export type DeskEnquiry = Owned<{
  id: string;
  productId: string;
  customer: string | null;
  at: number;
}>;

/** A product's pieces and its stored price, in rupees, on the desk of the merchant `uid`. */
export type DeskStock = Owned<{
  productId: string;
  quantity: number;
  price: number;
  /** The fields shown in the list of products. */
  card: {
    name: string;
    category: string;
    brand: string;
    cover: string | null;
    hidden: boolean;
    tags?: string[];
    /** At this many pieces it is nearly sold out. */
    lowStock?: number;
  };
}>;

/** An editable product on the desk of the merchant `uid`: its fields as stored. */
export type DeskProduct = Owned<{ productId: string; fields: StoredFields }>;
type StoredFields = Record<string, StoredValue>;
type StoredValue =
  | null
  | boolean
  | number
  | string
  | StoredValue[]
  | { [part: string]: StoredValue };

/** The same for a category, a brand or a blog. */
export type DeskEntry = Owned<{
  collection: Exclude<MirroredCollection, 'products' | 'shop'>;
  entryId: string;
  fields: StoredFields;
}>;

/** The shop's settings on the desk of the merchant `uid`: the fields as stored. */
type DeskSettings = Owned<{ fields: StoredFields }>;

/** An item of the inbox on the desk of the merchant `uid`, and whether any merchant is done with it. */
type DeskInboxItem = Owned<InboxItem>;
type DeskMark = Owned<{ id: string; answered: boolean; removed: boolean }>;

/** A quotation made by the shop, on the desk of the merchant `uid`. */
type DeskQuotation = Owned<OfferedQuotation>;

/** What the desk keeps about an order, on the desk of the merchant `uid`. `changedAt`: by the server's clock, ms. */
export type DeskRecord = Owned<OrderRecord & { orderId: string; changedAt: number }>;

/** A tax paper, on the desk of the merchant `uid`. */
type DeskPaper = Owned<{ number: string; issuedAt: number; paper: Paper }>;

/** A phone order that has landed, until the order that it becomes is on the desk of the merchant `uid`. */
export type DeskPhoneOrder = Owned<PhoneOrder & { id: string }>;

/** The import that the merchant `uid` has chosen; its files lie beside it. */
export type KeptImport = Owned<{
  /** The name of the spreadsheet. */
  name: string;
  /** The pictures that its rows mean: their numbers, or their problems. `isInTable`: it came inside the spreadsheet. */
  pictures: (FolderPicture & { file: string; isInTable?: true })[];
  /** Files that no row means. */
  unused: string[];
  /** What the merchant has answered about it; none in rows of older versions. */
  answers?: TableAnswers;
  /** When writing began, ms, and how many rows are done; null before that. */
  writing: { since: number; done: number; of: number } | null;
}>;

/** The spreadsheet has an empty name; pictures have their numbers. */
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
  deskRecords: Table<DeskRecord, [string, string, string]>;
  deskEnquiries: Table<DeskEnquiry, [string, string]>;
  deskStock: Table<DeskStock, [string, string]>;
  deskProducts: Table<DeskProduct, [string, string]>;
  deskEntries: Table<DeskEntry, [string, string, string]>;
  deskInbox: Table<DeskInboxItem, [string, string]>;
  deskMarks: Table<DeskMark, [string, string]>;
  deskQuotations: Table<DeskQuotation, [string, string]>;
  deskPapers: Table<DeskPaper, [string, string]>;
  deskPhoneOrders: Table<DeskPhoneOrder, [string, string]>;
  deskShop: EntityTable<DeskSettings, 'uid'>;
  deskImports: EntityTable<KeptImport, 'uid'>;
  deskImportFiles: Table<KeptImportFile, [string, string]>;
  wishes: Table<KeptWish, [string, string]>;
  /** Products viewed here, and when last, ms. */
  seenProducts: EntityTable<{ productId: string; seenAt: number }, 'productId'>;
  enquiries: EntityTable<RaisedEnquiry, 'id'>;
};
