// Gets the PDF of a tax paper or a receipt: the one that the phone keeps, or one that it makes now and keeps. Loaded with
// the first press.
import { fetchPaper } from '#browser/downloads/tax-paper.ts';
import { makePaperPdf, makeReceiptPdf } from '#browser/print/paper-pdf.ts';
import type { MadePdf } from '#browser/print/pdf-maker.ts';
import { reachability } from '#browser/sync/reachability.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import { keepPaper, paperKey, readKeptPaper, receiptKey } from '#domain/tax/kept-papers.ts';
import type { Receipt } from '#domain/tax/receipt-sheet.ts';

/** `no-answer`: something has to be fetched first, and the shop does not answer. */
export type GotPdf =
  | { outcome: 'there'; bytes: ArrayBuffer }
  | { outcome: 'no-answer' | 'not-made' };

/** The PDF of the account's tax paper of this number. */
export function getPaper(uid: string, number: string): Promise<GotPdf> {
  return keptOrMade(uid, paperKey(number), async () => {
    const paper = await fetchPaper(uid, number);
    return typeof paper === 'string' ? { outcome: paper } : makePaperPdf(paper);
  });
}

/** The PDF of an order's receipt. */
export function getReceipt(uid: string, orderId: string, receipt: Receipt): Promise<GotPdf> {
  return keptOrMade(uid, receiptKey(orderId, receipt), () => makeReceiptPdf(receipt));
}

type Made = MadePdf | { outcome: 'no-answer' | 'refused' };

async function keptOrMade(
  uid: string,
  key: ReturnType<typeof paperKey>,
  make: () => Promise<Made>,
): Promise<GotPdf> {
  const database = deviceDatabase();
  const kept = await readKeptPaper(database, uid, key);
  if (kept) return { outcome: 'there', bytes: kept };
  const made = await make();
  if (made.outcome === 'made') {
    // A phone without room still shows it.
    await keepPaper(database, uid, key, made.bytes).catch(() => undefined);
    return { outcome: 'there', bytes: made.bytes };
  }
  // Fonts and worker come from the shop, too.
  const isSilent = made.outcome !== 'refused' && reachability() === 'unreachable';
  return { outcome: made.outcome === 'no-answer' || isSilent ? 'no-answer' : 'not-made' };
}
