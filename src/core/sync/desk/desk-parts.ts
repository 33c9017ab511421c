// The parts of the desk's copy: how each is fetched, all of it or what changed since, and how that is kept.
import type { HaatDatabase } from '../../device/database/tables.ts';
import { deleteDeskEntry, putDeskEntries } from '../../device/desk/desk-entries.ts';
import { keepDeskInbox } from '../../device/desk/desk-inbox.ts';
import {
  deleteDeskOrders,
  dropOldDeskOrders,
  dropPlacedPhoneOrders,
  keepDeskEnquiries,
  putDeskOrders,
} from '../../device/desk/desk-orders.ts';
import { deleteDeskProduct, putDeskProducts } from '../../device/desk/desk-products.ts';
import { keepDeskQuotations } from '../../device/desk/desk-quotations.ts';
import { putDeskShop } from '../../device/desk/desk-shop.ts';
import { putDeskStock } from '../../device/desk/desk-stock.ts';
import type * as changes from '../../remote/desk-changes.ts';
import type * as documents from '../../remote/desk-documents.ts';
import type * as inbox from '../../remote/desk-inbox.ts';
import type * as quotations from '../../remote/desk-quotations.ts';
import type * as shop from '../../remote/desk-shop.ts';
import type { Result } from '../../remote/firestore-request.ts';
import type { DeskPart, DeskState } from './desk-state.ts';
import { type CatalogueNews, fetchCatalogue } from './fetch-catalogue.ts';

export type DeskRemote = typeof documents &
  typeof changes &
  Pick<typeof inbox, 'readNewestInbox' | 'readInboxSince'> &
  Pick<typeof quotations, 'readQuotationsOfShop'> &
  Pick<typeof shop, 'readShopSettings'>;

type Question = {
  remote: DeskRemote;
  state: DeskState;
  /** What changed since this server time, RFC 3339; null: all of it. */
  since: string | null;
  token: string;
  /** ms */
  now: number;
};

/** What was fetched of a part, and the server time up to which that is all. `keep` runs in the transaction that says so. */
export type PartNews = {
  readTo: string;
  refused: string[];
  keep(database: HaatDatabase, uid: string): Promise<unknown>;
};

const DAY_MS = 24 * 60 * 60 * 1000;
/** Orders about which nothing is left to do leave the desk so long after their last change. */
const CLOSED_KEPT_MS = 60 * DAY_MS;

/** Fetches a part. Fails as a whole. */
export const DESK_FETCHES: Record<DeskPart, (question: Question) => Promise<Result<PartNews>>> = {
  orders: fetchOrders,
  catalogue: async ({ remote, state, since, token, now }) =>
    then(await fetchCatalogue(remote, state, since, token, now), (news) => ({
      ...{ readTo: news.readTo, refused: news.refused },
      keep: (database, uid) => keepCatalogue(database, uid, news),
    })),
  inbox: async ({ remote, since, token }) =>
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
  quotations: async ({ remote, since, token }) =>
    then(await remote.readQuotationsOfShop(since, token), ({ items, readTo, refused }) => ({
      ...{ readTo, refused },
      keep: (database, uid) => keepDeskQuotations(database, uid, items, since === null),
    })),
  settings: async ({ remote, token }) =>
    then(await remote.readShopSettings(token), (settings) => ({
      ...{ readTo: '', refused: [] },
      keep: (database, uid) => putDeskShop(database, uid, settings),
    })),
};

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
