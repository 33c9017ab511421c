// After a new version is put online, an old page may ask for a part that is gone. One reload brings the new
// version; it is never tried without a connection, where it would only lose the page that still works, nor under somebody who
// pays or types. A part that merely did not come is no reason: a browser also drops what is under way of a page that is being left, and a
// reload would then take the place of the page that was asked for.
import { whenIdle } from '#browser/busy.ts';

const RELOADED_AT = 'haat-reloaded-at';
/** A second failure within this time is not cured by another reload. ms */
const NOT_AGAIN_MS = 60_000;

/** Reloads once when a part of the shop is gone, as after another version was put online. */
export function reloadForGoneChunks(): void {
  addEventListener('vite:preloadError', (event) => {
    keepRouterFromReloading(event.payload);
    if (wasJustReloaded()) return;
    // Safari does not say which part it was: then the running script is asked about, which each version names anew.
    const [part = import.meta.url] = /\S*\/assets\/\S+/.exec(event.payload.message) ?? [];
    void isGone(part).then((isIt) => {
      if (isIt) whenIdle(reloadOnce);
    });
  });
}

/** Whether the server no longer has a part. The worker answers no HEAD, so its copy does not count. */
async function isGone(part: string): Promise<boolean> {
  const reply = await fetch(part, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  return reply?.status === 404;
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
