// The PDF of a quotation, with the shop's contact details of today.

import { shop } from '#config/shop.ts';
import { type Offer, quotationNumber } from '#domain/quotation/offered-quotation.ts';
import type { AllSettings } from '#domain/settings/settings.fields.ts';
import { makePdf } from '../print/make-pdf.ts';

/** The shop's contact details as printed. */
type PrintedContact = Pick<AllSettings, 'address' | 'phones' | 'email'>;
type Quoted = { id: string; offer: Offer; contact: PrintedContact };

/** Makes the PDF of a quotation. Without a font of all its scripts, none is made. */
export async function makeQuotationPdf({ id, offer, contact }: Quoted) {
  const { address, phones, email } = contact;
  const { name, site } = shop;
  const printed = { name, address, phone: phones[0] ?? '', email, site };
  const sheet = { number: quotationNumber(id), offer, shop: printed };
  return makePdf(sheet, (worker) => worker.quotationPdf);
}
