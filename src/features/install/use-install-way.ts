// How the shop can be installed just now, for screens.
import { useSyncExternalStore } from 'react';
import { AS_AN_APP, canInstall, onInstallOffer } from '#page-sync/install-offer.ts';
import { useMedia } from '#ui/use-media.ts';
import { addsByShare, type InstallWay, wayToInstall } from './install-way.ts';

/** Follows the way to install; null when there is none or it is installed. */
export function useInstallWay(): InstallWay | null {
  const hasOffer = useSyncExternalStore(onInstallOffer, canInstall, () => false);
  const isApp = useMedia(AS_AN_APP);
  const { userAgent, maxTouchPoints } = navigator;
  const said: unknown = Reflect.get(navigator, 'standalone');
  const standalone = typeof said === 'boolean' ? said : undefined;
  return wayToInstall({
    isInstalled: isApp || standalone === true,
    hasOffer,
    addsByShare: addsByShare({ userAgent, maxTouchPoints, standalone }),
  });
}
