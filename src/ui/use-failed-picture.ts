// Remembers which picture did not come, and forgets it when the phone is online again.
import { useEffect, useState } from 'react';

/** Whether the picture of this key failed, and what to call when it does. */
export function useFailedPicture(key: string): [hasFailed: boolean, onError: () => void] {
  const [failed, setFailed] = useState<string | null>(null);
  const hasFailed = failed === key;
  useEffect(() => {
    if (!hasFailed) return;
    const tryAgain = () => setFailed(null);
    addEventListener('online', tryAgain);
    return () => removeEventListener('online', tryAgain);
  }, [hasFailed]);
  return [hasFailed, () => setFailed(key)];
}
