// A dedicated worker of the desk that makes a quotation's PDF: shaping text takes a while and must not block a frame.
import { expose } from 'comlink';

type Drawing = typeof import('#domain/quotation/desk/quotation-pdf.ts');

// Imported with the first call: the import waits for HarfBuzz, and messages that come meanwhile would be lost.
const drawing = () => import('#domain/quotation/desk/quotation-pdf.ts');
const quotationPdf: Drawing['quotationPdf'] = async (...given) =>
  (await drawing()).quotationPdf(...given);

expose({ quotationPdf });
