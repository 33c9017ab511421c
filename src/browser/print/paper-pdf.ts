// The PDFs of a shopper's own tax papers and receipts. Loaded when one is asked for: no page needs it at its start.
import type { Paper } from '#domain/tax/paper.ts';
import type { Receipt } from '#domain/tax/receipt-sheet.ts';
import paperWorker from '../../../sw/paper-worker.ts?worker&url';
import { pageWorker } from '../sync/page-worker.ts';
import { type MadePdf, makePdfIn, type Print } from './pdf-maker.ts';

/** What the worker exposes. */
type PaperWorker = { paperPdf: Print<Paper>; receiptPdf: Print<Receipt> };

const callPaperWorker = pageWorker<PaperWorker>(paperWorker);

export function makePaperPdf(paper: Paper): Promise<MadePdf> {
  return makePdfIn(callPaperWorker, paper, (worker) => worker.paperPdf);
}

export function makeReceiptPdf(receipt: Receipt): Promise<MadePdf> {
  return makePdfIn(callPaperWorker, receipt, (worker) => worker.receiptPdf);
}
