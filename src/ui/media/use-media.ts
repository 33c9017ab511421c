import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches; `before`: the value in drawn pages. */
export function useMedia(query: string, before = false): boolean {
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
    () => before,
  );
}
