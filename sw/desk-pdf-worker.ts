// A worker of the desk that makes the PDF of a quotation: the library takes its time to shape letters, and no frame of the screen waits for it.
import { quotationPdf, type Sheet, type SheetFonts } from '#core/model/desk/quotation-pdf.ts';

declare const self: DedicatedWorkerGlobalScope;

type Asked = { at: number; sheet: Sheet; fonts: SheetFonts };

self.addEventListener('message', ({ data: { at, sheet, fonts } }: MessageEvent<Asked>) => {
  quotationPdf(sheet, fonts).then(
    (made) => self.postMessage({ at, made }),
    (error: unknown) => {
      console.error(error);
      self.postMessage({ at, made: null });
    },
  );
});
