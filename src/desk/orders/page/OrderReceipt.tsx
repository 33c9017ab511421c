import { useState } from 'react';
import { shop } from '#config/shop.ts';
import type { Order } from '#domain/order/order.ts';
import { RECEIPT } from '#domain/tax/messages.ts';
import { hasReceipt, receiptOf } from '#domain/tax/receipt-of.ts';
import type { Receipt } from '#domain/tax/receipt-sheet.ts';
import { Button } from '#ui/form/Button.tsx';
import { makePdf } from '../../print/make-pdf.ts';
import { PdfActions } from '../../print/PdfActions.tsx';
import { usePdf } from '../../print/use-pdf.ts';
import { useShownShop } from '../../shop/use-desk-settings.ts';
import { MAKE_RECEIPT, RECEIPT_TITLE, receiptFile } from './messages.ts';

/** The receipt of a packed order, in a shop without a GSTIN. */
export function OrderReceipt({ order }: { order: Order }) {
  const shown = useShownShop();
  const [isAsked, setIsAsked] = useState(false);
  if (shown?.tax.gstin !== '' || !hasReceipt(order)) return null;
  const { address, tax } = shown;
  return (
    <section className="desk-card desk-screen-only" aria-labelledby="receipt">
      <h2 id="receipt">{RECEIPT_TITLE}</h2>
      {isAsked ? (
        <Pdf receipt={receiptOf(order, { name: shop.name, address, tax })} />
      ) : (
        <Button variant="secondary" onClick={() => setIsAsked(true)}>
          {MAKE_RECEIPT}
        </Button>
      )}
    </section>
  );
}

function Pdf({ receipt }: { receipt: Receipt }) {
  const { orderNo } = receipt.order;
  const pdf = usePdf(receipt, receiptFile(orderNo), makeReceiptPdf);
  return <PdfActions pdf={pdf} title={`${RECEIPT} ${orderNo}`} />;
}

const makeReceiptPdf = (receipt: Receipt) => makePdf(receipt, (worker) => worker.receiptPdf);
