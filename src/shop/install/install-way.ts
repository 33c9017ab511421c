// How the shop can be installed on this device, and when to suggest it.
import { useSyncExternalStore } from 'react';
import { canInstall, onInstallOffer } from '#browser/sync/install-offer.ts';
import { isOnHomeScreen } from '#engine/lib/capabilities.ts';
import { useMedia } from '#ui/media/use-media.ts';

/** The media query for a shop that was opened as an installed app. */
const AS_AN_APP =
  '(display-mode: standalone), (display-mode: minimal-ui), (display-mode: window-controls-overlay)';

/** `button`: through the browser's install prompt. `share`: by hand, through the browser's Share menu. */
export type InstallWay = 'button' | 'share';

/** The browser's properties that matter here. Source: `navigator`. */
export type BrowserTraits = {
  userAgent: string;
  maxTouchPoints: number;
  /** `navigator.standalone`, which only Apple's browsers have. */
  standalone?: boolean | undefined;
};

/**
 * Whether this iPhone or iPad browser has "Add to Home Screen"; it never fires an install prompt. In-app browsers lack
 * that entry; their user agent does not contain Safari.
 */
export function addsByShare({ userAgent, maxTouchPoints, standalone }: BrowserTraits): boolean {
  const isPhone = /iPhone|iPad|iPod/.test(userAgent);
  // An iPad that requests desktop sites.
  const isTablet = /Macintosh/.test(userAgent) && maxTouchPoints > 1 && standalone !== undefined;
  return (isPhone || isTablet) && /Safari\//.test(userAgent);
}

/** How the shop can be installed; null in the installed app or if this browser has no known way. */
export function wayToInstall(known: {
  isInstalled: boolean;
  hasOffer: boolean;
  addsByShare: boolean;
}): InstallWay | null {
  if (known.isInstalled) return null;
  if (known.hasOffer) return 'button';
  return known.addsByShare ? 'share' : null;
}

/** Whether to show the hint: only with something in the cart, and never again once answered. */
export function isHintDue(known: {
  hasAdded: boolean;
  isOver: boolean;
  way: InstallWay | null;
}): boolean {
  return known.hasAdded && !known.isOver && known.way !== null;
}

/** Follows the way to install; null if there is none or the shop is installed. */
export function useInstallWay(): InstallWay | null {
  const hasOffer = useSyncExternalStore(onInstallOffer, canInstall, () => false);
  const isApp = useMedia(AS_AN_APP);
  const { userAgent, maxTouchPoints } = navigator;
  const standalone = isOnHomeScreen(navigator) ?? undefined;
  return wayToInstall({
    isInstalled: isApp || standalone === true,
    hasOffer,
    addsByShare: addsByShare({ userAgent, maxTouchPoints, standalone }),
  });
}
