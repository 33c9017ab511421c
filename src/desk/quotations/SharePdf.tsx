import { useEffect, useState } from 'react';
import { shop } from '#config/shop.ts';
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
  PDF_FAILED,
  SHARE_PDF,
  shareTitle,
} from './messages.ts';

type Made = { file: File; address: string };

/**
 * Hands the PDF of a quotation on: by the phone's own sheet where there is one, and as a download. It is made again of what the quotation says, so that it
 * needs no network, with the address and the phone that the shop has by now.
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
  if (made === null) {
    return (
      <Notice tone="careful" isUrgent>
        {PDF_FAILED}
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
      // Whoever closes the sheet has changed their mind.
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

/** Made beforehand: a sheet opens at once after a press, or not at all. Undefined until it is made, null where it cannot be. */
function usePdf(id: string, offer: Offer): Made | null | undefined {
  const shop = useShownShop();
  const [made, setMade] = useState<Made | null | undefined>(undefined);
  // What a quotation says never changes; the object that says it does, with each look at the device.
  const said = shop && JSON.stringify([offer, shop]);
  useEffect(() => {
    if (!said) return;
    let address: string | null = null;
    let isLeft = false;
    const [offered, contact]: [Offer, PrintedContact] = JSON.parse(said);
    void makePdf(id, offered, contact).then((pdf) => {
      if (isLeft) return;
      if (pdf === null) return setMade(null);
      const file = new File([pdf.bytes], fileName(quotationNumber(id)), {
        type: 'application/pdf',
      });
      address = URL.createObjectURL(file);
      setMade({ file, address });
    });
    return () => {
      isLeft = true;
      if (address !== null) URL.revokeObjectURL(address);
    };
  }, [id, said]);
  return made;
}
