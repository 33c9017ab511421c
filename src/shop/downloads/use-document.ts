// The download under a product: whether it is on this device, and the press that fetches and saves it.
import { useCallback, useEffect, useRef, useState } from 'react';
import { useReachability } from '#browser/sync/use-reachability.ts';

/** What keeps documents comes after the page, which is drawn without it. */
const documents = () => import('#browser/downloads/product-document.ts');

export type DocumentView = {
  state: 'offered' | 'fetching' | 'kept' | 'no-answer';
  /** False only while the shop is known not to answer. */
  isReachable: boolean;
  /** Fetches the document if need be and hands it to the browser's downloads. */
  download(): void;
};

/** Follows the document of a product that has one, of so many bytes. `fileName` is what it is saved as. */
export function useDocument(productId: string, bytes: number, fileName: string): DocumentView {
  const [state, setState] = useState<DocumentView['state']>('offered');
  const isReachable = useReachability() !== 'unreachable';
  const isBusy = useRef(false);
  useEffect(() => {
    let isGone = false;
    setState('offered');
    void documents()
      .then(({ isDocumentKept }) => isDocumentKept(productId, bytes))
      .then(
        (kept) => kept && !isGone && setState('kept'),
        () => undefined,
      );
    return () => {
      isGone = true;
    };
  }, [productId, bytes]);
  // A failure of the time without a connection is told in the words for that time, and is over with it.
  useEffect(() => {
    if (!isReachable) setState((before) => (before === 'no-answer' ? 'offered' : before));
  }, [isReachable]);

  const download = useCallback(async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setState((before) => (before === 'kept' ? before : 'fetching'));
    const blob = await documents()
      .then(({ fetchDocument }) => fetchDocument(productId, bytes))
      .catch(() => null);
    isBusy.current = false;
    setState(blob ? 'kept' : isReachable ? 'no-answer' : 'offered');
    if (blob) saveAs(blob, fileName);
  }, [productId, bytes, fileName, isReachable]);
  return { state, isReachable, download: () => void download() };
}

function saveAs(blob: Blob, fileName: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
