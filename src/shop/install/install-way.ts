// How the shop can be installed on this device, and when the shopper is told so.
import { useSyncExternalStore } from 'react';
import { AS_AN_APP, canInstall, onInstallOffer } from '#browser/sync/install-offer.ts';
import { isOnHomeScreen } from '#engine/lib/capabilities.ts';
import { useMedia } from '#ui/media/use-media.ts';

/** By a button that has the browser ask, or by hand through the browser's Share. */
export type InstallWay = 'button' | 'share';

/** What a browser tells of itself. Source: `navigator`. */
export type BrowserTraits = {
  userAgent: string;
  maxTouchPoints: number;
  /** `navigator.standalone`, which only Apple's browsers know. */
  standalone?: boolean | undefined;
};

/**
 * Whether this is a browser on an iPhone or iPad that has "Add to Home Screen": it never makes an offer of its own. A page that
 * is shown inside of some other app has no such entry, and says so by not naming Safari.
 */
export function addsByShare({ userAgent, maxTouchPoints, standalone }: BrowserTraits): boolean {
  const isPhone = /iPhone|iPad|iPod/.test(userAgent);
  // An iPad that asks for the pages of a computer.
  const isTablet = /Macintosh/.test(userAgent) && maxTouchPoints > 1 && standalone !== undefined;
  return (isPhone || isTablet) && /Safari\//.test(userAgent);
}

/** The way that there is; null in the installed app, and where the browser has none that could be told. */
export function wayToInstall(known: {
  isInstalled: boolean;
  hasOffer: boolean;
  addsByShare: boolean;
}): InstallWay | null {
  if (known.isInstalled) return null;
  if (known.hasOffer) return 'button';
  return known.addsByShare ? 'share' : null;
}

/** Whether to give the hint: not before something is in the cart, and never again once it was answered. */
export function isHintDue(known: {
  hasAdded: boolean;
  isOver: boolean;
  way: InstallWay | null;
}): boolean {
  return known.hasAdded && !known.isOver && known.way !== null;
}

/** Follows the way to install; null when there is none or it is installed. */
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
