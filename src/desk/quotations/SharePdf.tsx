import { shop } from '#config/shop.ts';
import { type Offer, quotationNumber } from '#domain/quotation/offered-quotation.ts';
import { inEnglish } from '#engine/texts/speak.ts';
import { PdfActions } from '../print/PdfActions.tsx';
import { usePdf } from '../print/use-pdf.ts';
import { useShownShop } from '../shop/use-desk-settings.ts';
import { makeQuotationPdf } from './make-pdf.ts';
import { fileName, shareTitle } from './messages.ts';

/**
 * Shares a quotation's PDF. It is made again from the quotation, so that it needs no network, with the shop's current
 * address and phone.
 */
export function SharePdf({ id, offer }: { id: string; offer: Offer }) {
  const contact = useShownShop();
  const number = quotationNumber(id);
  const pdf = usePdf(contact && { id, offer, contact }, fileName(number), makeQuotationPdf);
  // The customer reads it.
  return <PdfActions pdf={pdf} title={inEnglish(() => shareTitle(number, shop.name))} />;
}
