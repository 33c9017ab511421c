// PDFs of tax papers and receipts that the phone keeps for offline use, beside those of quotations: signing out deletes
// both. No quotation's id has a slash.
import type { HaatDatabase } from '../device/tables.ts';
import { putQuotationPdf, readQuotationPdf } from '../quotation/quotation-pdfs.ts';
import type { Receipt } from './receipt-sheet.ts';

/** `pdfUrl`: what else the PDF was made from; a kept one that was made from something else is not found. */
type PaperKey = { id: string; pdfUrl: string };

/** A tax paper never changes. */
export function paperKey(number: string): PaperKey {
  return { id: `paper/${number}`, pdfUrl: '' };
}

export function receiptKey(orderId: string, receipt: Receipt): PaperKey {
  return { id: `receipt/${orderId}`, pdfUrl: JSON.stringify(receipt) };
}

/** The kept PDF; undefined if there is none. */
export function readKeptPaper(
  database: HaatDatabase,
  uid: string,
  key: PaperKey,
): Promise<ArrayBuffer | undefined> {
  return readQuotationPdf(database, uid, key);
}

/** Keeps a PDF, unless its account has left the device meanwhile. @throws if there is no room */
export function keepPaper(
  database: HaatDatabase,
  uid: string,
  { id, pdfUrl: url }: PaperKey,
  bytes: ArrayBuffer,
): Promise<void> {
  return putQuotationPdf(database, { uid, id, url, bytes });
}
