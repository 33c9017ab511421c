// Refreshes the device's copy of the signed-in account's documents. This device's unsent changes stay on top; an answer
// overtaken by a write, a sign-out or another sign-in is dropped.
import { type Account, readAccount } from '#engine/account/account.ts';
import type { Credential } from '#engine/account/credential.ts';
import type { Result } from '#engine/firestore/firestore-request.ts';
import { migrateRow } from '#engine/outbox/migrate-row.ts';
import { readOutbox } from '#engine/outbox/outbox-rows.ts';
import type { WriteKinds } from '#engine/outbox/write-kind.ts';
import {
  type AccountMirrorState,
  readAccountMirror,
  recordAccountRead,
} from '../account/account-mirror-state.ts';
import { withNewestPage } from '../account/known-pages.ts';
import type { StoredProfile } from '../account/profile.ts';
import { putProfile } from '../account/profiles.ts';
import type { Address } from '../address/address.ts';
import { deleteAddress, putAddress, readAddresses } from '../address/addresses.ts';
import type { HaatDatabase } from '../device/tables.ts';
import type { Order } from '../order/order.ts';
import { recordOlderOrders, replaceOrders } from '../order/orders.ts';
import type { Quotation } from '../quotation/quotation.ts';
import { recordOlderQuotations, replaceQuotations } from '../quotation/quotations.ts';
import { replaceWishes, type Wish } from '../wish-list/wishes.ts';
import type * as documents from './fetch-account-documents.ts';

export type AccountMirrorSetup = {
  database: HaatDatabase;
  kinds: WriteKinds;
  remote: typeof documents;
  /** A token whose own uid is this account's; `fresh` requests a new one from the server. */
  credential(uid: string, fresh: boolean): Promise<Credential>;
  /** ms since 1970. */
  now(): number;
};

/** The outcome of a refresh. `refused`: one line for each document that does not parse. */
export type AccountMirrorOutcome =
  | { outcome: 'up-to-date'; refused: string[] }
  | { outcome: 'nobody' | 'overtaken' | 'no-answer' | 'not-allowed' };

type Known = {
  profile: StoredProfile | null;
  addresses: Address[];
  orders: documents.AccountPage<Order>;
  quotations: documents.AccountPage<Quotation>;
  /** Null if they could not be read, which does not fail the refresh. */
  wishes: Wish[] | null;
  refused: string[];
};

/** The number of attempts in a row when answers are overtaken. */
export const ATTEMPTS = 3;

/** Brings the signed-in account's copy up to date. Failures are outcomes; only a broken device throws. */
export async function refreshAccount(setup: AccountMirrorSetup): Promise<AccountMirrorOutcome> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const result = await refreshOnce(setup);
    if (result.outcome !== 'overtaken') return result;
  }
  return { outcome: 'overtaken' };
}

async function refreshOnce(setup: AccountMirrorSetup): Promise<AccountMirrorOutcome> {
  const { database } = setup;
  const account = await readAccount(database);
  if (!account || account.isOver) return { outcome: 'nobody' };
  const { changes } = await readAccountMirror(database);
  let answer = await fetchDocuments(setup, account, false);
  // Stale credentials look like a refusal; retry with a fresh token to tell them apart.
  if (answer.kind === 'refused') answer = await fetchDocuments(setup, account, true);
  if (answer.kind === 'refused') return { outcome: 'not-allowed' };
  if (answer.kind === 'indeterminate') return { outcome: 'no-answer' };
  const known = answer.value;
  return database.transaction('rw', mirrorTables(database), async () => {
    const isStill = (await readAccount(database))?.uid === account.uid;
    const before = await readAccountMirror(database);
    if (!isStill || before.changes !== changes) return { outcome: 'overtaken' as const };
    await recordLeftBehind(setup, account.uid, known, before);
    await fill(setup, account.uid, known);
    await recordAccountRead(database, setup.now(), {
      orders: withNewestPage(before.orders, known.orders.page),
      quotations: withNewestPage(before.quotations, known.quotations.page),
    });
    return { outcome: 'up-to-date' as const, refused: known.refused };
  });
}

/** All tables that the copy of an account's documents touches. */
export function mirrorTables(database: HaatDatabase) {
  const { deviceState, outbox, profiles, addresses, orders, quotations, quotationPdfs, wishes } =
    database;
  return [deviceState, outbox, profiles, addresses, orders, quotations, quotationPdfs, wishes];
}

async function fetchDocuments(
  { remote, credential }: AccountMirrorSetup,
  { uid }: Account,
  fresh: boolean,
): Promise<Result<Known>> {
  const key = await credential(uid, fresh);
  if (key.outcome === 'unreachable') {
    return { kind: 'indeterminate', reason: 'network', retryAfterMs: null };
  }
  if (key.outcome !== 'token') return { kind: 'refused', status: key.outcome, message: '' };
  const [profile, addresses, orders, quotations, wishes] = await Promise.all([
    remote.readProfileDocument(uid, key.token),
    remote.readAddressDocuments(uid, key.token),
    remote.readOrderDocuments(uid, key.token),
    remote.readQuotationDocuments(uid, key.token),
    remote.readWishDocument(uid, key.token),
  ]);
  if (profile.kind !== 'ok') return profile;
  if (addresses.kind !== 'ok') return addresses;
  if (orders.kind !== 'ok') return orders;
  if (quotations.kind !== 'ok') return quotations;
  const lists = [addresses.value, orders.value, quotations.value];
  const value = {
    profile: profile.value,
    addresses: addresses.value.addresses,
    orders: orders.value,
    quotations: quotations.value,
    wishes: wishes.kind === 'ok' ? wishes.value : null,
    refused: lists.flatMap(({ refused }) => refused),
  };
  return { kind: 'ok', value };
}

/** Documents that drop out of the newest pages were last read at the previous refresh. */
async function recordLeftBehind(
  { database }: AccountMirrorSetup,
  uid: string,
  { orders, quotations }: Known,
  { readAt }: AccountMirrorState,
): Promise<void> {
  if (readAt === null) return;
  await recordOlderOrders(database, uid, orders.page.since, readAt);
  await recordOlderQuotations(database, uid, quotations.page.since, readAt);
}

/** Stores the shop's state, then applies this device's unsent changes in their order. */
async function fill(setup: AccountMirrorSetup, uid: string, known: Known): Promise<void> {
  const { database } = setup;
  const { orders, quotations } = known;
  await putProfile(database, uid, known.profile);
  const there = new Set(known.addresses.map(({ id }) => id));
  for (const { id } of await readAddresses(database, uid)) {
    if (!there.has(id)) await deleteAddress(database, uid, id);
  }
  for (const address of known.addresses) await putAddress(database, uid, address);
  await replaceQuotations(database, uid, quotations.items, quotations.page.since);
  await replaceOrders(database, uid, orders.items, orders.page.since);
  if (known.wishes) await replaceWishes(database, uid, known.wishes);
  await applyWaiting(setup, uid);
}

/** Applies an account's unsent changes, in their order, over the shop's state. */
export async function applyWaiting(
  { database, kinds }: Pick<AccountMirrorSetup, 'database' | 'kinds'>,
  uid: string,
): Promise<void> {
  for (const { row } of await readOutbox(database)) {
    if (row?.uid !== uid) continue;
    const understood = migrateRow(row, kinds);
    if (understood.outcome === 'not-understood') continue;
    await understood.kind.apply?.(database, understood.payload, row);
  }
}
