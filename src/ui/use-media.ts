import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds; false where there is no window. */
export function useMedia(query: string): boolean {
  const follow = useCallback(
    (tell: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', tell);
      return () => media.removeEventListener('change', tell);
    },
    [query],
  );
  return useSyncExternalStore(
    follow,
    () => matchMedia(query).matches,
    () => false,
  );
}
