// Keeps the device's copy of the signed-in account's own documents. What this device has still to send stays as the shopper
// left it; an answer that was overtaken by a write, a sign-out or somebody else's sign-in is not believed.
import { type Account, readAccount } from '#engine/account/account.ts';
import type { Credential } from '#engine/account/credential.ts';
import type { Result } from '#engine/firestore/firestore-request.ts';
import { migrateRow } from '#engine/outbox/migrate-row.ts';
import { readOutbox } from '#engine/outbox/outbox-rows.ts';
import type { WriteKinds } from '#engine/outbox/write-kind.ts';
import {
  type AccountMirrorState,
  noteAccountRead,
  readAccountMirror,
} from '../account/account-mirror-state.ts';
import { withNewestPage } from '../account/known-pages.ts';
import type { StoredProfile } from '../account/profile.ts';
import { putProfile } from '../account/profiles.ts';
import type { Address } from '../address/address.ts';
import { deleteAddress, putAddress, readAddresses } from '../address/addresses.ts';
import type { HaatDatabase } from '../device/tables.ts';
import type { Order } from '../order/order.ts';
import { noteOlderOrders, replaceOrders } from '../order/orders.ts';
import type { Quotation } from '../quotation/quotation.ts';
import { noteOlderQuotations, replaceQuotations } from '../quotation/quotations.ts';
import { replaceWishes, type Wish } from '../wish-list/wishes.ts';
import type * as documents from './fetch-account-documents.ts';

export type AccountMirrorSetup = {
  database: HaatDatabase;
  kinds: WriteKinds;
  remote: typeof documents;
  /** A token whose own uid is this account's; `fresh` asks the server for a new one. */
  credential(uid: string, fresh: boolean): Promise<Credential>;
  /** ms since 1970. */
  now(): number;
};

/** What a refresh came to. `refused`: one line for each document that could not be believed. */
export type AccountMirrorOutcome =
  | { outcome: 'up-to-date'; refused: string[] }
  | { outcome: 'nobody' | 'overtaken' | 'no-answer' | 'not-allowed' };

type Known = {
  profile: StoredProfile | null;
  addresses: Address[];
  orders: documents.AccountPage<Order>;
  quotations: documents.AccountPage<Quotation>;
  /** Null where they could not be read, which holds nothing else up. */
  wishes: Wish[] | null;
  refused: string[];
};

/** How often an answer that was overtaken is asked for again at once. */
export const ATTEMPTS = 3;

/** Brings the copy up to date for whoever is signed in. Failures are outcomes; only a broken device throws. */
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
  // Stale credentials look like a refusal; fresh ones tell.
  if (answer.kind === 'refused') answer = await fetchDocuments(setup, account, true);
  if (answer.kind === 'refused') return { outcome: 'not-allowed' };
  if (answer.kind === 'indeterminate') return { outcome: 'no-answer' };
  const known = answer.value;
  return database.transaction('rw', mirrorTables(database), async () => {
    const isStill = (await readAccount(database))?.uid === account.uid;
    const before = await readAccountMirror(database);
    if (!isStill || before.changes !== changes) return { outcome: 'overtaken' as const };
    await noteLeftBehind(setup, account.uid, known, before);
    await fill(setup, account.uid, known);
    await noteAccountRead(database, setup.now(), {
      orders: withNewestPage(before.orders, known.orders.page),
      quotations: withNewestPage(before.quotations, known.quotations.page),
    });
    return { outcome: 'up-to-date' as const, refused: known.refused };
  });
}

/** Everything that a copy of an account's documents touches. */
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

/** What is older than the newest pages from now on was last read with the ones before. */
async function noteLeftBehind(
  { database }: AccountMirrorSetup,
  uid: string,
  { orders, quotations }: Known,
  { readAt }: AccountMirrorState,
): Promise<void> {
  if (readAt === null) return;
  await noteOlderOrders(database, uid, orders.page.since, readAt);
  await noteOlderQuotations(database, uid, quotations.page.since, readAt);
}

/** The shop's state first, then what this device has still to send, in its order. */
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

/** What this device has still to send of an account, in its order, over what the shop has. */
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
