// Has the desk's worker make PDFs.
import { type MadePdf, makePdfIn, type Print } from '#browser/print/pdf-maker.ts';
import { pageWorker } from '#browser/sync/page-worker.ts';
import type { LabelSheet } from '#domain/order/desk/labels/labels-pdf.ts';
import type { Sheet } from '#domain/quotation/desk/quotation-pdf.ts';
import type { Paper } from '#domain/tax/paper.ts';
import type { Receipt } from '#domain/tax/receipt-sheet.ts';
import pdfWorker from '../../../sw/desk-pdf-worker.ts?worker&url';

/** What the worker exposes. */
type PdfWorker = {
  quotationPdf: Print<Sheet>;
  labelsPdf: Print<LabelSheet>;
  paperPdf: Print<Paper>;
  receiptPdf: Print<Receipt>;
};

const callPdfWorker = pageWorker<PdfWorker>(pdfWorker);

/** Makes the PDF of `content`, such as a quotation. Without a font of all its scripts, none is made. */
export function makePdf<Content>(
  content: Content,
  printIn: (worker: PdfWorker) => Print<Content>,
): Promise<MadePdf> {
  return makePdfIn(callPdfWorker, content, printIn);
}
