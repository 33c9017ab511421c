import { useEffect, useId, useState } from 'react';
import { canBeKept, pdfSize } from '#browser/downloads/quotation-pdf.ts';
import { accountToken } from '#browser/sync/account-token.ts';
import { useLiveQuery } from '#browser/sync/use-live-query.ts';
import { useReachability } from '#browser/sync/use-reachability.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import type { Quotation } from '#domain/quotation/quotation.ts';
import { readQuotationPdf } from '#domain/quotation/quotation-pdfs.ts';
import { AnchorButton } from '#ui/form/Button.tsx';
import { fileSize } from '#ui/form/file-size.ts';
import { useSavingData } from '#ui/media/use-saving-data.ts';
import { keepPdf } from './keep-pdf.ts';
import {
  PDF_NOT_ON_PHONE,
  PDF_OPENS_LATER,
  pdfNotOnPhone,
  pdfOnPhone,
  QUOTATION_PDF,
} from './messages.ts';

type QuotationPdfProps = { uid: string; quotation: Quotation; describedBy: string };

/**
 * Opens the PDF in a new tab: from the shop, or offline the kept copy. A kept copy's size is known; with data saving on,
 * the size is asked for beforehand.
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
    return <p className="quotation-actions__words">{PDF_OPENS_LATER}</p>;
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
        {QUOTATION_PDF}
      </AnchorButton>
      <p className="quotation-actions__words" id={id}>
        {pdfWords(bytes?.byteLength, size)}
      </p>
    </>
  );
}

function pdfWords(kept: number | undefined, size: number | null): string {
  if (kept !== undefined) return pdfOnPhone(fileSize(kept));
  return size === null ? PDF_NOT_ON_PHONE : pdfNotOnPhone(fileSize(size));
}

function useKeptBytes(uid: string, quotation: Quotation): ArrayBuffer | undefined {
  return useLiveQuery(() => readQuotationPdf(deviceDatabase(), uid, quotation), [uid, quotation]);
}

/** An object URL for these bytes, revoked when they are no longer shown; null without bytes. */
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

/**
 * The size in bytes of a PDF that is not on this phone yet; null until known. Asked for only with data saving on: otherwise
 * the PDF itself is fetched unasked.
 */
function useSizeBefore(uid: string, address: string | null): number | null {
  const [known, setKnown] = useState<{ address: string; bytes: number } | null>(null);
  const isSaving = useSavingData();
  useEffect(() => {
    if (!isSaving || address === null || !canBeKept(address)) return;
    let isLeft = false;
    void sizeOf(uid, address).then((bytes) => {
      if (!isLeft && bytes !== null) setKnown({ address, bytes });
    });
    return () => {
      isLeft = true;
    };
  }, [uid, isSaving, address]);
  return known !== null && known.address === address ? known.bytes : null;
}

async function sizeOf(uid: string, address: string): Promise<number | null> {
  const key = await accountToken(uid, false);
  return key.outcome === 'token' ? pdfSize(address, key.token) : null;
}
