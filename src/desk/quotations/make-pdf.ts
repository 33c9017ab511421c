// Has a worker make a quotation's PDF. It needs the network only for letters that this phone prints for the first time.

import { pageWorker } from '#browser/sync/page-worker.ts';
import { shop } from '#config/shop.ts';
import { type IndianScript, indianScriptsIn } from '#domain/print/indian-scripts.ts';
import type { MadeSheet, Sheet, SheetFonts } from '#domain/quotation/desk/quotation-pdf.ts';
import { type Offer, quotationNumber } from '#domain/quotation/offered-quotation.ts';
import type { AllSettings } from '#domain/settings/settings.fields.ts';
import pdfWorker from '../../../sw/desk-pdf-worker.ts?worker&url';
import { FONT_OF_SCRIPT, HIND, loadFont } from '../print/fonts.ts';

const callPdfWorker = pageWorker<{
  quotationPdf(sheet: Sheet, font: SheetFonts, others: SheetFonts[]): Promise<MadeSheet>;
}>(pdfWorker);

/** The shop's contact details as printed. */
export type PrintedContact = Pick<AllSettings, 'address' | 'phones' | 'email'>;
export type MadePdf =
  | ({ outcome: 'made' } & MadeSheet)
  | { outcome: 'no-font'; scripts: readonly IndianScript[] }
  | { outcome: 'failed' };

/** Makes the PDF of a quotation. Without a font of all its scripts, none is made. */
export async function makePdf(
  id: string,
  offer: Offer,
  { address, phones, email }: PrintedContact,
): Promise<MadePdf> {
  const { name, site } = shop;
  const sheet: Sheet = {
    number: quotationNumber(id),
    offer,
    shop: { name, address, phone: phones[0] ?? '', email, site },
  };
  const scripts = indianScriptsIn(JSON.stringify(sheet));
  try {
    const [font, ...others] = await Promise.allSettled(
      [HIND, ...scripts.map((it) => FONT_OF_SCRIPT[it])].map(loadFont),
    );
    const lacked = scripts.filter((_, at) => others[at]?.status === 'rejected');
    if (lacked.length > 0) return { outcome: 'no-font', scripts: lacked };
    if (font?.status !== 'fulfilled') throw font?.reason;
    const had = others.flatMap((it) => (it.status === 'fulfilled' ? it.value : []));
    const made = await callPdfWorker((it) => it.quotationPdf(sheet, font.value, had));
    return { outcome: 'made', ...made };
  } catch (error) {
    console.error(error);
    return { outcome: 'failed' };
  }
}
