// The worker keeps the shop's own pictures as they pass through it. On a first visit it starts too late for the
// first ones; these are handed to it once it is in charge.

/** Lets the worker keep what these pictures show. */
export function keepForOffline(pictures: readonly HTMLImageElement[]): void {
  const worker = navigator.serviceWorker;
  if (!worker || worker.controller) return;
  const hand = async () => {
    for (const picture of pictures) {
      // The browser has the file already; only the worker has not.
      if (picture.currentSrc) await fetch(picture.currentSrc, { cache: 'force-cache' });
    }
  };
  const begin = () => void hand().catch(() => undefined);
  worker.addEventListener('controllerchange', begin, { once: true });
}
