// Which place of the browser's history a screen belongs to.
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';

/** The key of the place, as long as this path is shown; it does not change while one leaves the screen. */
export function usePlace(path: string): string {
  const here = useLocation({
    select: ({ pathname, state }) => (pathname === path ? state.__TSR_key : undefined),
  });
  const [place, setPlace] = useState(here ?? '');
  if (here !== undefined && here !== place) setPlace(here);
  return place;
}
