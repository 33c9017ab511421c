// Remembers which picture did not come, and forgets it when the phone is online again.
import { useCallback, useEffect, useState } from 'react';

/** What a picture needs so that its failure is noticed, also one from before the drawn page was taken over. */
type Watch = { ref: (picture: HTMLImageElement | null) => void; onError: () => void };

/** Whether the picture of this key failed, and the props by which that is noticed. */
export function useFailedPicture(key: string): [hasFailed: boolean, watch: Watch] {
  const [failed, setFailed] = useState<string | null>(null);
  const hasFailed = failed === key;
  useEffect(() => {
    if (!hasFailed) return;
    const tryAgain = () => setFailed(null);
    addEventListener('online', tryAgain);
    return () => removeEventListener('online', tryAgain);
  }, [hasFailed]);
  const onError = useCallback(() => setFailed(key), [key]);
  const ref = useCallback(
    (picture: HTMLImageElement | null) => {
      const isOver = picture?.complete && picture.currentSrc !== '';
      if (isOver && picture.naturalWidth === 0) setFailed(key);
    },
    [key],
  );
  return [hasFailed, { ref, onError }];
}
