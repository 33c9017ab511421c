// The enquiries raised on this phone, so that a product's page can say what became of them.
import type { HaatDatabase } from './database.ts';

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

/** The latest enquiry about a product by this account (or by nobody signed in), if there is one. */
export async function latestEnquiry(
  database: HaatDatabase,
  productId: string,
  uid: string | null,
): Promise<RaisedEnquiry | undefined> {
  const all = await database.enquiries.where({ productId }).toArray();
  return all.filter((it) => it.uid === uid).sort((a, b) => b.raisedAt - a.raisedAt)[0];
}

/** Forgets what an account asked, except what still waits to be sent under its name. */
export async function forgetEnquiries(database: HaatDatabase, uid: string): Promise<void> {
  const waiting = new Set(await database.outbox.orderBy('id').keys());
  await database.enquiries.filter((it) => it.uid === uid && !waiting.has(it.id)).delete();
}
