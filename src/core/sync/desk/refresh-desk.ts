// Keeps the desk's copy on the merchant's device: every order of the last 60 days, the newest enquiries, and the catalogue with its stock. Open orders are read
// each time; those that are open here and not there any more are asked for by name; closed ones, which rarely change, now and then.
import { type Account, readAccount } from '../../device/account/account.ts';
import { deskTables, forgetDesk, forgetMerchantsPart } from '../../device/account/sign-in.ts';
import type { HaatDatabase } from '../../device/database/tables.ts';
import { deleteDeskEntry, putDeskEntries } from '../../device/desk/desk-entries.ts';
import { replaceDeskInbox } from '../../device/desk/desk-inbox.ts';
import {
  deleteDeskOrders,
  dropOldDeskOrders,
  dropPlacedPhoneOrders,
  putDeskOrders,
  readDeskOrders,
  replaceDeskEnquiries,
} from '../../device/desk/desk-orders.ts';
import { deleteDeskProduct, putDeskProducts } from '../../device/desk/desk-products.ts';
import { replaceDeskQuotations } from '../../device/desk/desk-quotations.ts';
import { putDeskShop, readDeskShop } from '../../device/desk/desk-shop.ts';
import { putDeskStock } from '../../device/desk/desk-stock.ts';
import type { EditedFields } from '../../model/desk/edited-fields.ts';
import { CLOSED_QUEUES, queueOf } from '../../model/desk/order-queues.ts';
import type { Role } from '../../model/desk/people.ts';
import type * as changes from '../../remote/desk-changes.ts';
import type * as documents from '../../remote/desk-documents.ts';
import type * as inbox from '../../remote/desk-inbox.ts';
import type * as quotations from '../../remote/desk-quotations.ts';
import type * as shop from '../../remote/desk-shop.ts';
import type { Result } from '../../remote/firestore-request.ts';
import type { Credential } from '../account/credential.ts';
import { askCatalogue, type CatalogueNews } from './ask-catalogue.ts';
import { type DeskState, readDeskState, writeDeskState } from './desk-state.ts';
import { roleInToken } from './merchant-claim.ts';

export type DeskSetup = {
  database: HaatDatabase;
  remote: typeof documents &
    typeof changes &
    typeof quotations &
    Pick<typeof inbox, 'readInbox'> &
    Pick<typeof shop, 'readShopSettings'>;
  /** A token whose own uid is this account's; `fresh` asks the server for a new one. */
  credential(uid: string, fresh: boolean): Promise<Credential>;
  /** ms since 1970. */
  now(): number;
};

/** `no-merchant`: the shop says that this account is none (any more), and nothing of the desk is on this device. */
export type DeskOutcome =
  | { outcome: 'up-to-date'; refused: string[] }
  | { outcome: 'nobody' | 'overtaken' | 'no-answer' | 'no-merchant' };

const DAY_MS = 24 * 60 * 60 * 1000;
/** What is older is not on the desk. */
export const DESK_DAYS = 60;
/** A phone may send an order that was placed on it days before. */
const LATE_MS = 7 * DAY_MS;
/** Closed orders are read so often at most. */
const CLOSED_EVERY_MS = 60 * 60_000;
/** Messages, feedback, reviews, quotations and the shop's settings are read so often at most. */
const INBOX_EVERY_MS = 5 * 60_000;
/** After one of this device has gone, quotations are read each time for so long: a function follows it. */
const FOLLOWED_FOR_MS = 2 * 60_000;

/** Brings the copy up to date for the merchant who is signed in. Failures are outcomes; only a broken device throws. */
export async function refreshDesk(setup: DeskSetup): Promise<DeskOutcome> {
  const { database, credential } = setup;
  const account = await readAccount(database);
  if (!account) return { outcome: 'nobody' };
  let key = await credential(account.uid, false);
  for (const isFresh of [false, true]) {
    if (key.outcome === 'token' && roleInToken(key.token) === null && !isFresh) {
      key = await credential(account.uid, true);
    }
    if (key.outcome === 'unreachable') return { outcome: 'no-answer' };
    if (key.outcome === 'other-account') return { outcome: 'nobody' };
    const role = key.outcome === 'token' ? roleInToken(key.token) : null;
    // Whose sign-in the shop has ended reads no more of other people's orders either.
    if (key.outcome !== 'token' || role === null) return leave(setup, account, key.outcome);
    const state = await readDeskState(database);
    const answer = await ask(setup, account, state, { token: key.token, role });
    if (answer.kind === 'ok') return keep(setup, account, state, answer.value);
    if (answer.kind === 'indeterminate' || isFresh) break;
    // They may be nobody here any more, or something else; a fresh token tells.
    key = await credential(account.uid, true);
  }
  return { outcome: 'no-answer' };
}

type News = {
  role: Role;
  orders: documents.OrderOfCustomer[];
  gone: { customer: string; orderId: string }[];
  enquiries: documents.Enquiry[];
  catalogue: CatalogueNews;
  /** Null where it was not asked for. */
  inbox: inbox.InboxRead | null;
  quotations: quotations.QuotationsRead | null;
  settings: EditedFields | null;
  hasClosed: boolean;
  refused: string[];
};

async function ask(
  { database, remote, now }: DeskSetup,
  { uid }: Account,
  state: DeskState,
  { token, role }: { token: string; role: Role },
): Promise<Result<News>> {
  const isMerchant = role === 'merchant';
  const { closedReadAt, readAt } = state;
  const since = now() - DESK_DAYS * DAY_MS;
  const open = await remote.readOrdersOfShop('open', since, token);
  if (open.kind !== 'ok') return open;
  const isThere = new Set(open.value.items.map(nameOf));
  const left = (await readDeskOrders(database, uid)).filter(
    (order) => !CLOSED_QUEUES.includes(queueOf(order)) && !isThere.has(nameOf(order)),
  );
  const moved = await remote.readNamedOrders(left, token);
  if (moved.kind !== 'ok') return moved;
  const known = new Set(moved.value.items.map(nameOf));
  const hasClosed = closedReadAt === null || now() - closedReadAt > CLOSED_EVERY_MS;
  const closedSince = readAt === null ? since : Math.max(since, readAt - LATE_MS);
  const closed = hasClosed ? await remote.readOrdersOfShop('closed', closedSince, token) : null;
  if (closed && closed.kind !== 'ok') return closed;
  const enquiries = isMerchant ? await remote.readEnquiriesOfShop(since, token) : none();
  if (enquiries.kind !== 'ok') return enquiries;
  const catalogue = await askCatalogue(remote, state, token, now());
  if (catalogue.kind !== 'ok') return catalogue;
  const { inboxReadAt } = state;
  const hasInbox = isMerchant && (inboxReadAt === null || now() - inboxReadAt > INBOX_EVERY_MS);
  const inboxNews = hasInbox ? await remote.readInbox(token) : null;
  if (inboxNews && inboxNews.kind !== 'ok') return inboxNews;
  const isDue = isMerchant && (hasInbox || (await readDeskShop(database, uid)) === undefined);
  const settings = isDue ? await remote.readShopSettings(token) : null;
  if (settings && settings.kind !== 'ok') return settings;
  const isTurn = isMerchant && isQuotationsTurn(state, now());
  const quoted = isTurn ? await remote.readQuotationsOfShop(token) : null;
  if (quoted && quoted.kind !== 'ok') return quoted;
  const asked = [inboxNews, quoted].flatMap((it) => it?.value ?? []);
  const others = [enquiries.value, catalogue.value, ...asked];
  const lists = [open.value, moved.value, ...(closed ? [closed.value] : [])];
  return {
    kind: 'ok',
    value: {
      role,
      orders: lists.flatMap(({ items }) => items),
      gone: left.filter((order) => !known.has(nameOf(order))),
      enquiries: enquiries.value.items,
      catalogue: catalogue.value,
      inbox: inboxNews?.value ?? null,
      quotations: quoted?.value ?? null,
      settings: settings?.value ?? null,
      hasClosed,
      refused: [...lists, ...others].flatMap(({ refused }) => refused),
    },
  };
}

async function keep(
  { database, now }: DeskSetup,
  { uid }: Account,
  { changes }: DeskState,
  news: News,
): Promise<DeskOutcome> {
  const { role, orders, gone, enquiries, catalogue, inbox, quotations, settings } = news;
  const { hasClosed, refused } = news;
  return database.transaction('rw', [database.deviceState, ...deskTables(database)], async () => {
    const isStill = (await readAccount(database))?.uid === uid;
    const state = await readDeskState(database);
    if (!isStill || state.changes !== changes) return { outcome: 'overtaken' as const };
    await putDeskOrders(
      database,
      orders.map((order) => ({ ...order, uid })),
    );
    await deleteDeskOrders(database, uid, gone);
    const since = now() - DESK_DAYS * DAY_MS;
    await dropOldDeskOrders(database, uid, since);
    const placed = new Set(orders.map(({ orderId }) => orderId));
    await dropPlacedPhoneOrders(database, uid, placed, since);
    await replaceDeskEnquiries(
      database,
      uid,
      enquiries.map((enquiry) => ({ ...enquiry, uid })),
    );
    const closedReadAt = hasClosed ? now() : state.closedReadAt;
    await keepCatalogue(database, uid, catalogue);
    if (role !== 'merchant') await forgetMerchantsPart(database);
    if (inbox) await replaceDeskInbox(database, uid, inbox);
    if (quotations) await replaceDeskQuotations(database, uid, quotations.items);
    if (settings) await putDeskShop(database, uid, settings);
    const inboxReadAt = inbox ? now() : state.inboxReadAt;
    const quotationsReadAt = quotations ? now() : state.quotationsReadAt;
    const read = {
      role,
      readAt: now(),
      closedReadAt,
      catalogueReadTo: catalogue.readTo,
      inboxReadAt,
    };
    await writeDeskState(database, { ...state, ...read, quotationsReadAt, countedSince: {} });
    return { outcome: 'up-to-date' as const, refused };
  });
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

/** Whoever is nobody at the desk keeps nothing of other people's orders. */
async function leave(
  { database }: DeskSetup,
  { uid }: Account,
  why: Credential['outcome'],
): Promise<DeskOutcome> {
  await database.transaction('rw', [database.deviceState, ...deskTables(database)], async () => {
    if ((await readAccount(database))?.uid === uid) await forgetDesk(database);
  });
  return { outcome: why === 'token' ? 'no-merchant' : 'nobody' };
}

function none(): Result<documents.Read<documents.Enquiry>> {
  return { kind: 'ok', value: { items: [], refused: [] } };
}

function isQuotationsTurn(state: DeskState, now: number): boolean {
  const { quotationsReadAt: readAt, quotationsChangedAt: changedAt } = state;
  if (readAt === null || now - readAt > INBOX_EVERY_MS) return true;
  return changedAt !== null && now - changedAt < FOLLOWED_FOR_MS;
}

function nameOf({ customer, orderId }: { customer: string; orderId: string }): string {
  return `${customer}/${orderId}`;
}
