import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds; `before`: what is drawn where there is no window to ask. */
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
