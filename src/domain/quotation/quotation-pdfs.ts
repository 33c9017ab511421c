// Quotation PDFs stored for offline use, per account. They are in the database rather than in a cache, so that the
// transaction of the sign-out deletes them, too.
import { Dexie } from 'dexie';
import { readAccount } from '#engine/account/account.ts';
import type { HaatDatabase, QuotationPdf } from '../device/tables.ts';
import type { Quotation } from './quotation.ts';

type QuotedPdf = Pick<Quotation, 'id' | 'pdfUrl'>;

/** The stored PDF of a quotation; undefined if there is none, or only one from another URL. */
export async function readQuotationPdf(
  database: HaatDatabase,
  uid: string,
  { id, pdfUrl }: QuotedPdf,
): Promise<ArrayBuffer | undefined> {
  const kept = await database.quotationPdfs.get([uid, id]);
  return kept?.url === pdfUrl ? kept?.bytes : undefined;
}

/** Stores a PDF, unless its account has left the device meanwhile. */
export async function putQuotationPdf(database: HaatDatabase, pdf: QuotationPdf): Promise<void> {
  const { deviceState, quotationPdfs } = database;
  await database.transaction('rw', [deviceState, quotationPdfs], async () => {
    if ((await readAccount(database))?.uid === pdf.uid) await quotationPdfs.put(pdf);
  });
}

/** Deletes an account's PDFs of other quotations than these. Ids with a slash are those of tax papers and receipts. */
export async function keepPdfsOf(
  database: HaatDatabase,
  uid: string,
  quotations: readonly QuotedPdf[],
): Promise<void> {
  const there = new Set(quotations.map(({ id }) => id));
  const kept = await ofOwner(database, uid).primaryKeys();
  await database.quotationPdfs.bulkDelete(
    kept.filter(([, id]) => !id.includes('/') && !there.has(id)),
  );
}

/** Deletes all PDFs of an account. */
export async function forgetQuotationPdfs(database: HaatDatabase, uid: string): Promise<void> {
  await ofOwner(database, uid).delete();
}

function ofOwner(database: HaatDatabase, uid: string) {
  return database.quotationPdfs.where('[uid+id]').between([uid, Dexie.minKey], [uid, Dexie.maxKey]);
}
