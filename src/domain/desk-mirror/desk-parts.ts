// The parts of the desk's copy. Each declares its readers, the collections to watch for changes, and how to fetch
// (whole or since a time) and store it.

import type { Result } from '#engine/firestore/firestore-request.ts';
import type { Role } from '../account/desk/people.ts';
import { deleteDeskEntry, putDeskEntries } from '../catalogue/desk/desk-entries.ts';
import * as changes from '../catalogue/desk/fetch-changes.ts';
import type { HaatDatabase } from '../device/tables.ts';
import type { DeskState } from '../editing/desk-state.ts';
import { keepDeskInbox } from '../inbox/desk/desk-inbox.ts';
import * as inbox from '../inbox/desk/fetch-inbox.ts';
import {
  CLOSED_KEPT_MS,
  deleteDeskOrders,
  dropOldDeskOrders,
  dropPlacedPhoneOrders,
  keepDeskEnquiries,
  putDeskOrders,
} from '../order/desk/desk-orders.ts';
import { keepDeskRecords } from '../order/desk/desk-records.ts';
import * as documents from '../order/desk/fetch-orders.ts';
import * as records from '../order/desk/fetch-records.ts';
import { deleteDeskProduct, putDeskProducts } from '../product/desk/desk-products.ts';
import { putDeskStock } from '../product/desk/desk-stock.ts';
import { keepDeskQuotations } from '../quotation/desk/desk-quotations.ts';
import * as quotations from '../quotation/desk/fetch-quotations.ts';
import { putDeskShop } from '../settings/desk/desk-settings.ts';
import * as shop from '../settings/desk/fetch-settings.ts';
import { keepDeskPapers, oldestPaperKept } from '../tax/desk/desk-papers.ts';
import * as papers from '../tax/desk/fetch-papers.ts';
import { type CatalogueNews, fetchCatalogue } from './fetch-desk-catalogue.ts';

/** All requests that read the copy. */
export const deskRemote = {
  ...documents,
  ...changes,
  ...inbox,
  ...quotations,
  ...papers,
  ...records,
  ...shop,
};
export type DeskRemote = typeof deskRemote;

type Question = {
  remote: DeskRemote;
  state: DeskState;
  /** Fetch changes since this server time, RFC 3339; null: everything. */
  since: string | null;
  token: string;
  /** ms */
  now: number;
};

/** A part's news, complete up to server time `readTo`. `keep` runs in the transaction that records that time. */
export type PartNews = {
  readTo: string;
  refused: string[];
  keep(database: HaatDatabase, uid: string): Promise<unknown>;
};

/** A collection (or all of that name), and the server-time field that finds its newest document. */
export type Watched = { collection: string; isEverywhere?: true; by: string };

type Part = {
  /** Packers read it, too. */
  isForPackers?: true;
  /** The collections to watch for changes. */
  watched: readonly Watched[];
  /** Fails as a whole. */
  fetch(question: Question): Promise<Result<PartNews>>;
};

/** The parts, each read separately. */
export const DESK_PARTS = {
  orders: {
    isForPackers: true,
    watched: [{ collection: 'orders', isEverywhere: true, by: 'changedAt' }],
    fetch: fetchOrders,
  },
  records: {
    isForPackers: true,
    watched: [{ collection: 'orderRecords', by: 'changedAt' }],
    fetch: fetchRecords,
  },
  catalogue: {
    isForPackers: true,
    watched: [
      { collection: 'products', by: 'updatedAt' },
      { collection: 'categories', by: 'updatedAt' },
      { collection: 'brands', by: 'updatedAt' },
      { collection: 'blogs', by: 'updatedAt' },
      { collection: 'tombstones', by: 'deletedAt' },
    ],
    fetch: async ({ remote, state, since, token, now }) =>
      then(await fetchCatalogue(remote, state, since, token, now), (news) => ({
        ...{ readTo: news.readTo, refused: news.refused },
        keep: (database, uid) => keepCatalogue(database, uid, news),
      })),
  },
  inbox: {
    watched: [
      { collection: 'queries', by: 'expiresAt' },
      { collection: 'contact-us', by: 'expiresAt' },
      { collection: 'services', by: 'expiresAt' },
      { collection: 'reviews', by: 'changedAt' },
      { collection: 'inbox', by: 'changedAt' },
    ],
    fetch: async ({ remote, since, token }) =>
      then(
        await (since ? remote.readInboxSince(since, token) : remote.readNewestInbox(token)),
        (news) => ({
          ...{ readTo: news.readTo, refused: news.refused },
          async keep(database, uid) {
            await keepDeskInbox(database, uid, news, since === null);
            await keepDeskEnquiries(database, uid, news.enquiries, since === null);
          },
        }),
      ),
  },
  quotations: {
    watched: [{ collection: 'deskQuotations', by: 'changedAt' }],
    fetch: async ({ remote, since, token }) =>
      then(await remote.readQuotationsOfShop(since, token), ({ items, readTo, refused }) => ({
        ...{ readTo, refused },
        keep: (database, uid) => keepDeskQuotations(database, uid, items, since === null),
      })),
  },
  papers: {
    watched: [{ collection: 'invoices', by: 'changedAt' }],
    fetch: fetchPapers,
  },
  settings: {
    watched: [{ collection: 'shop', by: 'updatedAt' }],
    fetch: async ({ remote, token }) =>
      then(await remote.readShopSettings(token), (settings) => ({
        ...{ readTo: '', refused: [] },
        keep: (database, uid) => putDeskShop(database, uid, settings),
      })),
  },
} satisfies Record<string, Part>;
export type DeskPart = keyof typeof DESK_PARTS;

/** The parts that this role reads. */
export function partsFor(role: Role): DeskPart[] {
  const parts = Object.entries(DESK_PARTS) as [DeskPart, Part][];
  return parts.flatMap(([name, it]) => (role === 'merchant' || it.isForPackers ? name : []));
}

async function fetchOrders({ remote, since, token }: Question): Promise<Result<PartNews>> {
  const first = await (since
    ? remote.readChangedOrders(since, token)
    : remote.readOpenOrders(token));
  if (first.kind !== 'ok') return first;
  const { readTime: readTo } = first.value;
  const closedSince = Date.parse(readTo) - CLOSED_KEPT_MS;
  const closed = since
    ? null
    : await remote.readClosedOrders(new Date(closedSince).toISOString(), token);
  if (closed && closed.kind !== 'ok') return closed;
  const lists = [first.value, ...(closed ? [closed.value] : [])];
  const orders = lists.flatMap(({ items }) => items);
  return then(first, () => ({
    ...{ readTo, refused: lists.flatMap(({ refused }) => refused) },
    async keep(database, uid) {
      if (since === null) await deleteDeskOrders(database, uid);
      await putDeskOrders(
        database,
        orders.map((order) => ({ ...order, uid })),
      );
      await dropOldDeskOrders(database, uid, closedSince);
      const placed = new Set(orders.map(({ orderId }) => orderId));
      await dropPlacedPhoneOrders(database, uid, placed, closedSince);
    },
  }));
}

/** Never read whole again: they are as many as the orders, and nobody deletes one but with its order. */
async function fetchRecords({ remote, state, token, now }: Question): Promise<Result<PartNews>> {
  const oldest = now - CLOSED_KEPT_MS;
  const since = state.read.records?.to ?? new Date(oldest).toISOString();
  return then(await remote.readOrderRecords(since, token), ({ items, readTo, refused }) => ({
    ...{ readTo, refused },
    keep: (database, uid) => keepDeskRecords(database, uid, items, oldest),
  }));
}

/** Never read whole again: a paper neither changes nor goes. */
async function fetchPapers({ remote, state, token, now }: Question): Promise<Result<PartNews>> {
  const oldest = oldestPaperKept(now);
  const since = state.read.papers?.to ?? new Date(oldest).toISOString();
  return then(await remote.readPapers(since, token), ({ items, readTo, refused }) => ({
    ...{ readTo, refused },
    keep: (database, uid) => keepDeskPapers(database, uid, items, oldest),
  }));
}

async function keepCatalogue(
  database: HaatDatabase,
  uid: string,
  { products, stock, entries, gone, isAll }: CatalogueNews,
): Promise<void> {
  await putDeskProducts(database, uid, products, isAll);
  await putDeskStock(
    database,
    stock.map((item) => ({ ...item, uid })),
  );
  await putDeskEntries(database, uid, entries, isAll);
  for (const { collection, id } of gone) {
    if (collection === 'products') await deleteDeskProduct(database, uid, id);
    else await deleteDeskEntry(database, uid, { collection, entryId: id });
  }
}

function then<Value>(answer: Result<Value>, use: (value: Value) => PartNews): Result<PartNews> {
  return answer.kind === 'ok' ? { kind: 'ok', value: use(answer.value) } : answer;
}
