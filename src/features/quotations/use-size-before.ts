// How large a PDF is that is not on this phone yet: asked for only for who saves data, because the others get it unasked.
import { useEffect, useState } from 'react';
import { accountToken } from '#page-sync/account-token.ts';
import { canBeKept, pdfSize } from '#services/quotation-pdf.ts';
import { useSavingData } from '#ui/use-saving-data.ts';

/** The size of the PDF at this address in bytes; null until it is known, or where it is not asked for. */
export function useSizeBefore(uid: string, address: string | null): number | null {
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
