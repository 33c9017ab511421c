// The quotations that the merchant made to the accounts on this device, each under its owner, as the shop has them. No phone ever
// changes one.
import { Dexie } from 'dexie';
import type { HaatDatabase, KeptQuotation, OlderPage } from '../device/tables.ts';
import type { Quotation } from './quotation.ts';
import { forgetQuotationPdfs, keepPdfsOf } from './quotation-pdfs.ts';

/** An account's quotations, newest first. */
export async function readQuotations(database: HaatDatabase, uid: string): Promise<Quotation[]> {
  const owned = await ofOwner(database, uid).toArray();
  return owned.map(withoutOwner).sort((a, b) => b.createdAt - a.createdAt);
}

/** Puts these quotations in place of all that are kept of an account from `since` (ms) on; older ones stay, the PDFs of others go. */
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

/** The same for an older page, which was read at `seenAt` (ms): from `since` to before `until` (ms). */
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

/** Notes of the quotations from before `since` (ms), which are not read with the newest any more, when they were: `seenAt`, ms. */
export async function noteOlderQuotations(
  database: HaatDatabase,
  uid: string,
  since: number,
  seenAt: number,
): Promise<void> {
  await olderThan(database, uid, since)
    .filter((quotation) => quotation.seenAt === undefined)
    .modify({ seenAt });
}

/** Since when the quotations from before `since` (ms) may have changed: when the one that was not seen for longest was, ms; null for none. */
export async function oldestQuotationSeenAt(
  database: HaatDatabase,
  uid: string,
  since: number,
): Promise<number | null> {
  const seen = (await olderThan(database, uid, since).toArray()).flatMap((it) => it.seenAt ?? []);
  return seen.length > 0 ? Math.min(...seen) : null;
}

/** Takes all quotations of an account away, and their PDFs. */
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
