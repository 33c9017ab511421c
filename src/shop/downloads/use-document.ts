// A product's document: whether it is on this device, and the press that fetches and saves it.
import { useCallback, useEffect, useRef, useState } from 'react';
import { useReachability } from '#browser/sync/use-reachability.ts';

/** Loads after the page, which renders without it. */
const documents = () => import('#browser/downloads/product-document.ts');

export type DocumentView = {
  state: 'offered' | 'fetching' | 'kept' | 'no-answer';
  /** False only while the shop is known to be unreachable. */
  isReachable: boolean;
  /** Fetches the document if needed and hands it to the browser's downloads. */
  download(): void;
};

/** Follows a product's document of `bytes` bytes. `fileName`: the name it is saved under. */
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
  // Once offline, drop an earlier failure: the page then says that a connection is needed.
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
