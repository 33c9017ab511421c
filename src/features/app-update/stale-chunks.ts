// After a new version is put online, an old page may ask for a part that is gone. One reload brings the new
// version; it is never tried without a connection, where it would only lose the page that still works, nor under somebody who
// pays or types.
import { probe } from '#page-sync/reachability.ts';
import { whenIdle } from '#services/busy.ts';

const RELOADED_AT = 'haat-reloaded-at';
/** A second failure within this time is not cured by another reload. ms */
const NOT_AGAIN_MS = 60_000;

/** Reloads once when a part of the shop is gone. */
export function reloadForGoneChunks(): void {
  addEventListener('vite:preloadError', (event) => {
    keepRouterFromReloading(event.payload);
    if (wasJustReloaded()) return;
    void probe().then((isAnswered) => {
      if (isAnswered) whenIdle(reloadOnce);
    });
  });
}

function reloadOnce(): void {
  if (wasJustReloaded()) return;
  sessionStorage.setItem(RELOADED_AT, String(Date.now()));
  location.reload();
}

/** The router would reload by itself, connection or not, unless it believes that it did so already. */
function keepRouterFromReloading(error: Error): void {
  try {
    sessionStorage.setItem(`tanstack_router_reload:${error.message}`, '1');
  } catch {
    // A full or forbidden session storage: then the router does as it likes.
  }
}

function wasJustReloaded(): boolean {
  try {
    const age = Date.now() - Number(sessionStorage.getItem(RELOADED_AT));
    return age >= 0 && age < NOT_AGAIN_MS;
  } catch {
    return true;
  }
}
