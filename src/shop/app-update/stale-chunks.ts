// After a deploy, an old page may request a chunk that is gone. One reload brings the new version. It never reloads
// offline, where that would lose a page that still works, nor while the shopper pays or types. A failed request alone
// is no reason: a browser also cancels the requests of a page being left, and a reload would then replace the page the
// shopper is going to.
import { whenIdle } from '#browser/busy.ts';

const RELOADED_AT = 'haat-reloaded-at';
/** Another reload would not cure a second failure within this time. ms */
const NOT_AGAIN_MS = 60_000;

/** Reloads once when the server no longer has a chunk, as after a deploy. */
export function reloadForGoneChunks(): void {
  addEventListener('vite:preloadError', (event) => {
    keepRouterFromReloading(event.payload);
    if (wasJustReloaded()) return;
    // Safari does not name the chunk, so check the running script instead: its name changes with every version.
    const [part = import.meta.url] = /\S*\/assets\/\S+/.exec(event.payload.message) ?? [];
    void isGone(part).then((isIt) => {
      if (isIt) whenIdle(reloadOnce);
    });
  });
}

/** Whether the server no longer has a chunk. The worker does not answer HEAD, so its cached copy does not count. */
async function isGone(part: string): Promise<boolean> {
  const reply = await fetch(part, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  return reply?.status === 404;
}

function reloadOnce(): void {
  if (wasJustReloaded()) return;
  sessionStorage.setItem(RELOADED_AT, String(Date.now()));
  location.reload();
}

/** Makes TanStack Router believe that it has already reloaded; otherwise it reloads by itself, even offline. */
function keepRouterFromReloading(error: Error): void {
  try {
    sessionStorage.setItem(`tanstack_router_reload:${error.message}`, '1');
  } catch {
    // Session storage is full or forbidden, so the router does as it likes.
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
