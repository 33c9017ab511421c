import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useId, useState } from 'react';
import { deviceDatabase } from '#core/device/database.ts';
import { readQuotationPdf } from '#core/device/quotation-pdfs.ts';
import type { Quotation } from '#core/model/quotation.ts';
import { useReachability } from '#page-sync/use-reachability.ts';
import { AnchorButton } from '#ui/Button.tsx';
import { fileSize } from '#ui/file-size.ts';
import { keepPdf } from './keep-pdf.ts';
import { useSizeBefore } from './use-size-before.ts';

type QuotationPdfProps = { uid: string; quotation: Quotation; describedBy: string };

/**
 * The PDF in a tab of its own: from the shop, or without a network the one that is kept. Its size is known once it is kept; for who
 * saves data it is asked for before.
 */
export function QuotationPdf({ uid, quotation, describedBy }: QuotationPdfProps) {
  const id = useId();
  const isOutOfReach = useReachability() === 'unreachable';
  const bytes = useKeptBytes(uid, quotation);
  const kept = useAddress(isOutOfReach ? bytes : undefined);
  const size = useSizeBefore(uid, isOutOfReach || bytes ? null : quotation.pdfUrl);
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
    <>
      <AnchorButton
        variant="secondary"
        href={kept ?? pdfUrl}
        target="_blank"
        rel="noopener"
        aria-describedby={`${describedBy} ${id}`}
        onClick={() => void keepPdf(uid, quotation)}
      >
        Quotation PDF
      </AnchorButton>
      <p className="quotation-actions__words" id={id}>
        {pdfWords(bytes?.byteLength, size)}
      </p>
    </>
  );
}

function pdfWords(kept: number | undefined, size: number | null): string {
  if (kept !== undefined) return `PDF, ${fileSize(kept)}, on this phone`;
  return size === null
    ? 'PDF, not on this phone yet'
    : `PDF, ${fileSize(size)}, not on this phone yet`;
}

function useKeptBytes(uid: string, quotation: Quotation): ArrayBuffer | undefined {
  return useLiveQuery(() => readQuotationPdf(deviceDatabase(), uid, quotation), [uid, quotation]);
}

/** An address for these bytes, for as long as they are shown; null where there are none. */
function useAddress(bytes: ArrayBuffer | undefined): string | null {
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
