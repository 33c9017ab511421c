import { useEffect, useState } from 'react';
import { onReachability, reachability } from '#browser/sync/reachability.ts';
import { shop } from '#config/shop.ts';
import type { IndianScript } from '#domain/print/indian-scripts.ts';
import { type Offer, quotationNumber } from '#domain/quotation/offered-quotation.ts';
import { fileSheet } from '#engine/lib/capabilities.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { AnchorButton, Button } from '#ui/form/Button.tsx';
import { fileSize } from '#ui/form/file-size.ts';
import { useShownShop } from '../shop/use-desk-settings.ts';
import { makePdf, type PrintedContact } from './make-pdf.ts';
import {
  DOWNLOAD_PDF,
  fileName,
  MAKING_PDF,
  NOT_SHARED,
  noFontYet,
  PDF_FAILED,
  SHARE_PDF,
  shareTitle,
} from './messages.ts';

type Made =
  | { outcome: 'made'; file: File; address: string }
  | { outcome: 'no-font'; scripts: readonly IndianScript[] }
  | { outcome: 'failed' };

/**
 * Shares a quotation's PDF: by the phone's share sheet if it has one, and as a download. It is made again from the
 * quotation, so that it needs no network, with the shop's current address and phone.
 */
export function SharePdf({ id, offer }: { id: string; offer: Offer }) {
  const made = usePdf(id, offer);
  const [isNotShared, setIsNotShared] = useState(false);
  if (made === undefined) {
    return (
      <p role="status" className="desk-soft">
        {MAKING_PDF}
      </p>
    );
  }
  if (made.outcome !== 'made') {
    return (
      <Notice tone="careful" isUrgent>
        {made.outcome === 'no-font' ? noFontYet(made.scripts) : PDF_FAILED}
      </Notice>
    );
  }
  const { file, address } = made;
  const sheet = fileSheet(navigator, file);
  const title = shareTitle(quotationNumber(id), shop.name);
  async function share() {
    try {
      await sheet?.share({ files: [file], title });
      setIsNotShared(false);
    } catch (error) {
      // Closing the share sheet is not an error.
      const isLeft = error instanceof DOMException && error.name === 'AbortError';
      setIsNotShared(!isLeft);
    }
  }
  return (
    <>
      <p className="desk-links">
        {sheet && <Button onClick={() => void share()}>{SHARE_PDF}</Button>}
        <AnchorButton variant={sheet ? 'secondary' : 'primary'} href={address} download={file.name}>
          {DOWNLOAD_PDF}
        </AnchorButton>
        <span className="desk-soft">{fileSize(file.size)}</span>
      </p>
      {isNotShared && (
        <Notice tone="careful" isUrgent>
          {NOT_SHARED}
        </Notice>
      )}
    </>
  );
}

/**
 * Makes the PDF beforehand: a share sheet opens only directly after a press. If a font was lacking, tries again when the
 * shop can be reached. Undefined until the first try is over.
 */
function usePdf(id: string, offer: Offer): Made | undefined {
  const shop = useShownShop();
  const [made, setMade] = useState<Made | undefined>(undefined);
  // A quotation never changes, but each database read returns a new object.
  const said = shop && JSON.stringify([offer, shop]);
  useEffect(() => {
    if (!said) return;
    let address: string | null = null;
    let isLeft = false;
    let lacksFont = false;
    const [offered, contact]: [Offer, PrintedContact] = JSON.parse(said);
    async function make() {
      const pdf = await makePdf(id, offered, contact);
      if (isLeft) return;
      lacksFont = pdf.outcome === 'no-font';
      if (pdf.outcome !== 'made') return setMade(pdf);
      const file = new File([pdf.bytes], fileName(quotationNumber(id)), {
        type: 'application/pdf',
      });
      address = URL.createObjectURL(file);
      setMade({ outcome: 'made', file, address });
    }
    void make();
    const stop = onReachability(() => {
      if (lacksFont && reachability() === 'reachable') void make();
    });
    return () => {
      isLeft = true;
      stop();
      if (address !== null) URL.revokeObjectURL(address);
    };
  }, [id, said]);
  return made;
}
