// Keeps the PDFs of quotations on this phone while the shop answers. Runs in the background; a failure does no harm,
// because the PDF still opens online.

import { canBeKept, fetchPdf } from '#browser/downloads/quotation-pdf.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import type { Quotation } from '#domain/quotation/quotation.ts';
import { putQuotationPdf, readQuotationPdf } from '#domain/quotation/quotation-pdfs.ts';

/** Keeps the PDF of a quotation, unless it is kept already. */
export async function keepPdf(uid: string, quotation: Quotation): Promise<void> {
  const { id, pdfUrl: url } = quotation;
  if (url === null || !canBeKept(url)) return;
  const database = deviceDatabase();
  if (await readQuotationPdf(database, uid, quotation)) return;
  const bytes = await fetchPdf(url);
  // A phone without room still opens it online.
  if (bytes) await putQuotationPdf(database, { uid, id, url, bytes }).catch(() => undefined);
}

/** Keeps the PDFs of these quotations, one after the other. */
export async function keepPdfs(uid: string, quotations: readonly Quotation[]): Promise<void> {
  for (const quotation of quotations) await keepPdf(uid, quotation);
}
