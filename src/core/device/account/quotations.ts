// The quotations that the merchant made to the accounts on this device, each under its owner, as the shop has them. No phone ever
// changes one.
import { Dexie } from 'dexie';
import type { Quotation } from '../../model/order/quotation.ts';
import type { HaatDatabase, Owned } from '../database/tables.ts';
import { forgetQuotationPdfs, keepPdfsOf } from './quotation-pdfs.ts';

/** An account's quotations, newest first. */
export async function readQuotations(database: HaatDatabase, uid: string): Promise<Quotation[]> {
  const owned = await ofOwner(database, uid).toArray();
  return owned.map(withoutOwner).sort((a, b) => b.createdAt - a.createdAt);
}

/** Puts these quotations in place of all that are kept of an account; the PDFs of others go. */
export async function replaceQuotations(
  database: HaatDatabase,
  uid: string,
  quotations: readonly Quotation[],
): Promise<void> {
  await ofOwner(database, uid).delete();
  await database.quotations.bulkPut(quotations.map((quotation) => ({ ...quotation, uid })));
  await keepPdfsOf(database, uid, quotations);
}

/** Takes all quotations of an account away, and their PDFs. */
export async function forgetQuotations(database: HaatDatabase, uid: string): Promise<void> {
  await ofOwner(database, uid).delete();
  await forgetQuotationPdfs(database, uid);
}

function withoutOwner({ uid: _, ...quotation }: Owned<Quotation>): Quotation {
  return quotation;
}

function ofOwner(database: HaatDatabase, uid: string) {
  return database.quotations.where('[uid+id]').between([uid, Dexie.minKey], [uid, Dexie.maxKey]);
}
