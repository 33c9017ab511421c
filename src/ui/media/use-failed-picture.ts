// Remembers which picture failed to load, and retries it when the phone is online again.
import { useCallback, useEffect, useState } from 'react';

/** Props that detect a picture's failure, even one from before hydration. */
type Watch = { ref: (picture: HTMLImageElement | null) => void; onError: () => void };

/** Whether the picture with this key failed, and the props that detect it. */
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
