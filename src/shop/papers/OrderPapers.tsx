import { useOwnAccount } from '#browser/sync/use-account.ts';
import { shop } from '#config/shop.ts';
import type { Order } from '#domain/order/order.ts';
import { isCreditNote } from '#domain/tax/paper-number.ts';
import { hasReceipt, receiptOf } from '#domain/tax/receipt-of.ts';
import { useContact, useTax } from '#ui/use-shop.ts';
import { creditNoteNamed, invoiceNamed, PAPERS, RECEIPT } from './messages.ts';
import { PaperPdf } from './PaperPdf.tsx';
import './OrderPapers.css';

/** An order's invoices and credit notes; in a shop without a GSTIN its receipt, once it is packed. */
export function OrderPapers({ order }: { order: Order }) {
  const { uid } = useOwnAccount();
  const { address } = useContact();
  const tax = useTax();
  const { orderId, orderNo, papers = [] } = order;
  // A GSTIN that is not ready for invoices yet would make the receipt's words untrue.
  const isReceipt = papers.length === 0 && tax?.gstin === '' && hasReceipt(order);
  if (papers.length === 0 && !isReceipt) return null;
  return (
    <section className="order-papers" aria-label={PAPERS}>
      {papers.map((number) => (
        <PaperPdf
          key={number}
          name={isCreditNote(number) ? creditNoteNamed(number) : invoiceNamed(number)}
          get={async () => (await import('./get-paper.ts')).getPaper(uid, number)}
        />
      ))}
      {isReceipt && (
        <PaperPdf
          name={RECEIPT}
          file={`${RECEIPT} ${orderNo}`}
          get={async () => {
            const { getReceipt } = await import('./get-paper.ts');
            return getReceipt(uid, orderId, receiptOf(order, { name: shop.name, address, tax }));
          }}
        />
      )}
    </section>
  );
}
