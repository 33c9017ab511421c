// The quotations on this device, per account, as the shop has them. No phone ever changes one.
import { Dexie } from 'dexie';
import type { HaatDatabase, KeptQuotation, OlderPage } from '../device/tables.ts';
import type { Quotation } from './quotation.ts';
import { forgetQuotationPdfs, keepPdfsOf } from './quotation-pdfs.ts';

/** An account's quotations, newest first. */
export async function readQuotations(database: HaatDatabase, uid: string): Promise<Quotation[]> {
  const owned = await ofOwner(database, uid).toArray();
  return owned.map(withoutOwner).sort((a, b) => b.createdAt - a.createdAt);
}

/** Replaces an account's quotations from `since` (ms) on; older ones stay. Deletes PDFs without a quotation. */
export async function replaceQuotations(
  database: HaatDatabase,
  uid: string,
  quotations: readonly Quotation[],
  since: number,
): Promise<void> {
  await ofOwner(database, uid)
    .filter(({ createdAt }) => createdAt >= since)
    .delete();
  await database.quotations.bulkPut(quotations.map((quotation) => ({ ...quotation, uid })));
  await keepPdfsOf(database, uid, await ofOwner(database, uid).toArray());
}

/** The same for an older page, read at `seenAt` (ms): quotations from `since` to before `until` (ms). */
export async function replaceOlderQuotations(
  database: HaatDatabase,
  uid: string,
  quotations: readonly Quotation[],
  { since, until, seenAt }: OlderPage,
): Promise<void> {
  await olderThan(database, uid, until)
    .filter(({ createdAt }) => createdAt >= since)
    .delete();
  await database.quotations.bulkPut(quotations.map((quotation) => ({ ...quotation, uid, seenAt })));
  await keepPdfsOf(database, uid, await ofOwner(database, uid).toArray());
}

/** Records `seenAt` (ms) in quotations from before `since` (ms) without it: the newest page no longer covers them. */
export async function recordOlderQuotations(
  database: HaatDatabase,
  uid: string,
  since: number,
  seenAt: number,
): Promise<void> {
  await olderThan(database, uid, since)
    .filter((quotation) => quotation.seenAt === undefined)
    .modify({ seenAt });
}

/** The earliest `seenAt` (ms) among quotations from before `since` (ms); null if none. They may have changed since. */
export async function oldestQuotationSeenAt(
  database: HaatDatabase,
  uid: string,
  since: number,
): Promise<number | null> {
  const seen = (await olderThan(database, uid, since).toArray()).flatMap((it) => it.seenAt ?? []);
  return seen.length > 0 ? Math.min(...seen) : null;
}

/** Deletes all quotations of an account, and their PDFs. */
export async function forgetQuotations(database: HaatDatabase, uid: string): Promise<void> {
  await ofOwner(database, uid).delete();
  await forgetQuotationPdfs(database, uid);
}

function withoutOwner({ uid: _, seenAt: __, ...quotation }: KeptQuotation): Quotation {
  return quotation;
}

function olderThan(database: HaatDatabase, uid: string, moment: number) {
  return ofOwner(database, uid).filter(({ createdAt }) => createdAt < moment);
}

function ofOwner(database: HaatDatabase, uid: string) {
  return database.quotations.where('[uid+id]').between([uid, Dexie.minKey], [uid, Dexie.maxKey]);
}
