// The enquiries raised on this phone, so that a product's page can show their status.

import { readAccount } from '#engine/account/account.ts';
import { readOutboxRow } from '#engine/outbox/outbox-rows.ts';
import { type WriteStatus, writeStatus } from '#engine/outbox/row-status.ts';
import type { HaatDatabase, RaisedEnquiry } from '../device/tables.ts';
import { ENQUIRY_REMEMBERED_MS } from '../shared/limits.ts';
import { shortNumber } from '../shared/short-number.ts';

/** The latest enquiry about a product by this account (or by nobody signed in). */
async function latestEnquiry(
  database: HaatDatabase,
  productId: string,
  uid: string | null,
): Promise<RaisedEnquiry | undefined> {
  const all = await database.enquiries.where({ productId }).toArray();
  return all.filter((it) => it.uid === uid).sort((a, b) => b.raisedAt - a.raisedAt)[0];
}

/** `number`: '' without an enquiry. */
export type EnquiryState = { status: WriteStatus; number: string };

/** The signed-in account's (or visitor's) latest enquiry about a product. `now`: ms since 1970. */
export async function enquiryState(
  database: HaatDatabase,
  productId: string,
  now: number,
): Promise<EnquiryState> {
  const uid = (await readAccount(database))?.uid ?? null;
  const latest = await latestEnquiry(database, productId, uid);
  if (!latest) return { status: 'none', number: '' };
  const number = shortNumber(latest.id);
  if (latest.sentAt !== null) {
    return { number, status: now - latest.sentAt > ENQUIRY_REMEMBERED_MS ? 'none' : 'sent' };
  }
  const row = await readOutboxRow(database, latest.id);
  return { number, status: writeStatus(row ? [row] : []) };
}

/** Deletes an account's enquiries, except those still waiting to be sent under its name. */
export async function forgetEnquiries(database: HaatDatabase, uid: string): Promise<void> {
  const waiting = new Set(await database.outbox.orderBy('id').keys());
  await database.enquiries.filter((it) => it.uid === uid && !waiting.has(it.id)).delete();
}
