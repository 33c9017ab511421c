// The labels of many orders in one PDF: one order a label, for thermal and ordinary printers. Fonts are opened and
// embedded once, and each page is finished before the next, so that 500 labels stay small. Only the worker that makes
// it loads the libraries and the fonts (decision 60).
import { type MadeSheet, openPdf, type SheetFonts } from '../../../print/pdf-document.ts';
import { writerOn } from '../../../print/pen.ts';
import { LABEL_PAPERS, type LabelFormat, type LabelPaper } from './formats.ts';
import type { Label } from './label.ts';
import { drawBlocks, layOut, total } from './layout.ts';

export type LabelSheet = { labels: readonly Label[]; format: LabelFormat; title: string };

/** Prints each letter with `fonts`, or with the first of `others` that has it. */
export async function labelsPdf(
  { labels, format, title }: LabelSheet,
  fonts: SheetFonts,
  others: readonly SheetFonts[] = [],
): Promise<MadeSheet> {
  const paper = LABEL_PAPERS[format];
  const author = labels[0]?.sender.name ?? '';
  const how = { title, author, margin: 0, bufferPages: false, autoFirstPage: false };
  const { document, finish } = openPdf(how, [fonts, ...others]);
  // Without a page, nothing has set them, and texts are measured from there.
  document.x = 0;
  document.y = 0;
  const pen = writerOn(document);
  for (const [at, label] of labels.entries()) {
    const { left, top, isNewPage } = placeOf(paper, at);
    const { width, height, inset, page } = paper;
    const box = { left: left + inset, width: width - 2 * inset, height: height - 2 * inset };
    const blocks = layOut(pen, label, box);
    if (isNewPage) {
      document.addPage({ size: page ?? [width, total(blocks) + 2 * inset], margin: 0 });
      if (paper.across > 1) drawCuts(document, paper);
    }
    drawBlocks(blocks, top + inset);
  }
  return finish();
}

/** Labels fill a page row by row. */
function placeOf({ width, height, across }: LabelPaper, at: number) {
  const place = at % (across * across);
  const left = (place % across) * width;
  // A roll has no height.
  const row = Math.floor(place / across);
  return { left, top: row && row * height, isNewPage: place === 0 };
}

/** Lines to cut along. */
function drawCuts(document: ReturnType<typeof openPdf>['document'], paper: LabelPaper): void {
  const { width, height, across } = paper;
  document.strokeColor('#999').lineWidth(0.25);
  for (let at = 1; at < across; at += 1) {
    document
      .moveTo(at * width, 0)
      .lineTo(at * width, across * height)
      .stroke();
    document
      .moveTo(0, at * height)
      .lineTo(across * width, at * height)
      .stroke();
  }
}
