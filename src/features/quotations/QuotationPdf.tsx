import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { deviceDatabase } from '#core/device/database.ts';
import { readQuotationPdf } from '#core/device/quotation-pdfs.ts';
import type { Quotation } from '#core/model/quotation.ts';
import { useReachability } from '#page-sync/use-reachability.ts';
import { AnchorButton } from '#ui/Button.tsx';
import { keepPdf } from './keep-pdf.ts';

type QuotationPdfProps = { uid: string; quotation: Quotation; describedBy: string };

/** The PDF in a tab of its own: from the shop, or without a network the one that is kept. */
export function QuotationPdf({ uid, quotation, describedBy }: QuotationPdfProps) {
  const isOutOfReach = useReachability() === 'unreachable';
  const kept = useKeptAddress(isOutOfReach ? uid : null, quotation);
  const { pdfUrl } = quotation;
  if (pdfUrl === null) return null;
  if (isOutOfReach && kept === null) {
    return (
      <p className="quotation-actions__words">
        The PDF is not on this phone yet. It opens when you’re back online.
      </p>
    );
  }
  return (
    <AnchorButton
      look="other"
      href={kept ?? pdfUrl}
      target="_blank"
      rel="noopener"
      aria-describedby={describedBy}
      onClick={() => void keepPdf(uid, quotation)}
    >
      Quotation PDF
    </AnchorButton>
  );
}

/** An address for the kept PDF, for as long as it is shown; null where there is none, or for nobody. */
function useKeptAddress(uid: string | null, quotation: Quotation): string | null {
  const bytes = useLiveQuery(
    async () => (uid === null ? undefined : readQuotationPdf(deviceDatabase(), uid, quotation)),
    [uid, quotation],
  );
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!bytes) return;
    const made = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
    setAddress(made);
    return () => {
      setAddress(null);
      URL.revokeObjectURL(made);
    };
  }, [bytes]);
  return address;
}
