// The download under a product: its size before it is fetched, its state, and the press that saves it.
import { useCallback, useEffect, useState } from 'react';
import { fetchDocument, isDocumentKept } from '#services/product-document.ts';

export type DocumentView = {
  state: 'offered' | 'fetching' | 'kept' | 'no-answer';
  /** Fetches the document if need be and hands it to the browser's downloads. */
  download(): void;
};

/** Follows the document of a product that has one. `fileName` is what it is saved as. */
export function useDocument(productId: string, fileName: string): DocumentView {
  const [state, setState] = useState<DocumentView['state']>('offered');
  useEffect(() => {
    let isGone = false;
    setState('offered');
    void isDocumentKept(productId).then(
      (kept) => kept && !isGone && setState('kept'),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [productId]);

  const download = useCallback(async () => {
    setState((before) => (before === 'kept' ? before : 'fetching'));
    const blob = await fetchDocument(productId).catch(() => null);
    setState(blob ? 'kept' : 'no-answer');
    if (blob) saveAs(blob, fileName);
  }, [productId, fileName]);
  return { state, download };
}

function saveAs(blob: Blob, fileName: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
