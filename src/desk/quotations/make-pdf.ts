// Has a worker make a quotation's PDF. The desk's service worker precaches the font, so that this needs no network.

import regular from '@expo-google-fonts/hind/400Regular/Hind_400Regular.ttf?url';
import bold from '@expo-google-fonts/hind/600SemiBold/Hind_600SemiBold.ttf?url';
import { pageWorker } from '#browser/sync/page-worker.ts';
import { shop } from '#config/shop.ts';
import type { MadeSheet, Sheet, SheetFonts } from '#domain/quotation/desk/quotation-pdf.ts';
import { type Offer, quotationNumber } from '#domain/quotation/offered-quotation.ts';
import type { AllSettings } from '#domain/settings/settings.fields.ts';
import pdfWorker from '../../../sw/desk-pdf-worker.ts?worker&url';

const callPdfWorker = pageWorker<{
  quotationPdf(sheet: Sheet, fonts: SheetFonts): Promise<MadeSheet>;
}>(pdfWorker);

let fonts: Promise<SheetFonts> | null = null;

/** The shop's contact details as printed. */
export type PrintedContact = Pick<AllSettings, 'address' | 'phones' | 'email'>;

/** The PDF of a quotation; null if it cannot be made. */
export async function makePdf(
  id: string,
  offer: Offer,
  { address, phones, email }: PrintedContact,
): Promise<MadeSheet | null> {
  try {
    fonts ??= loadFonts();
    const { name, site } = shop;
    const sheet: Sheet = {
      number: quotationNumber(id),
      offer,
      shop: { name, address, phone: phones[0] ?? '', email, site },
    };
    const files = await fonts;
    return await callPdfWorker((it) => it.quotationPdf(sheet, files));
  } catch (error) {
    fonts = null;
    console.error(error);
    return null;
  }
}

async function loadFonts(): Promise<SheetFonts> {
  const [ofText, ofTitles] = await Promise.all([regular, bold].map(load));
  if (!ofText || !ofTitles) throw new Error('a font did not come');
  return { regular: ofText, bold: ofTitles };
}

async function load(address: string): Promise<ArrayBuffer> {
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(`${address} answered ${reply.status}`);
  return reply.arrayBuffer();
}
