// Asks a worker to make the PDF of a quotation. The font comes with the desk's other files, which its worker keeps, so that this needs no network.

import regular from '@expo-google-fonts/hind/400Regular/Hind_400Regular.ttf?url';
import bold from '@expo-google-fonts/hind/600SemiBold/Hind_600SemiBold.ttf?url';
import type { MadeSheet, Sheet, SheetFonts } from '#core/model/desk/quotation-pdf.ts';
import type { ShownSettings } from '#core/model/desk/shop-form.ts';
import { type Offer, quotationNumber } from '#core/model/order/offered-quotation.ts';
import { trustedScriptUrl } from '#page-sync/trusted-script-url.ts';
import { shop } from '#shop';
import pdfWorker from '../../../sw/desk-pdf-worker.ts?worker&url';

type Answer = { at: number; made: MadeSheet | null };

let worker: Worker | null = null;
let asked = 0;
let fonts: Promise<SheetFonts> | null = null;
const waiting = new Map<number, (made: Answer['made']) => void>();

/** How the shop is reached, as it is printed. */
export type PrintedContact = Pick<ShownSettings, 'address' | 'phones' | 'email'>;

/** The PDF of a quotation; null where it cannot be made. */
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
    return await new Promise((resolve) => {
      worker ??= startWorker();
      asked += 1;
      waiting.set(asked, resolve);
      worker.postMessage({ at: asked, sheet, fonts: files });
    });
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

function startWorker(): Worker {
  const started = new Worker(trustedScriptUrl(pdfWorker), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    waiting.get(data.at)?.(data.made);
    waiting.delete(data.at);
  });
  started.addEventListener('error', () => {
    worker = null;
    for (const answer of waiting.values()) answer(null);
    waiting.clear();
  });
  return started;
}
