// Aborts a page's open transactions when it is hidden. Safari's back/forward cache freezes them otherwise: they neither commit nor abort,
// and lock their tables for every other page and worker as long as the page is cached. As when a page is closed, whatever was not called
// saved is not saved. Source: github.com/w3c/IndexedDB/issues/381.
import type { Dexie } from 'dexie';

/** What a page has and a worker, which is never left, has not. */
type Page = { location?: { reload?(): void } };

/**
 * From now on transactions of `database` are aborted on `pagehide`. A page that is shown again after that reloads, because its reads and
 * writes never came back.
 */
export function abortOnPagehide(database: Dexie): void {
  const open = new Set<IDBTransaction>();
  let isLeft = false;
  let hasEnded = false;
  const endAll = () => {
    for (const transaction of open) hasEnded = end(transaction) || hasEnded;
  };
  database.use({
    stack: 'dbcore',
    name: 'abort-on-pagehide',
    create: (core) => ({
      ...core,
      transaction: (...asked) => {
        const begun = core.transaction(...asked);
        // What Dexie calls a transaction is the browser's own.
        const native = begun as unknown as IDBTransaction;
        const isOver = () => open.delete(native);
        open.add(native);
        for (const end of ['complete', 'abort']) native.addEventListener(end, isOver);
        // Something may still begin between the page being hidden and its standing still.
        if (isLeft) endAll();
        return begun;
      },
    }),
  });
  globalThis.addEventListener?.('pagehide', (event) => {
    isLeft = isKept(event);
    if (isLeft) endAll();
  });
  globalThis.addEventListener?.('pageshow', (event) => {
    isLeft = false;
    if (isKept(event) && hasEnded) (globalThis as Page).location?.reload?.();
  });
}

/** Whether the page is kept in memory, or was. */
function isKept(event: Event): boolean {
  return 'persisted' in event && event.persisted === true;
}

/** Whether there was anything to end: what is being committed goes through by itself. */
function end(transaction: IDBTransaction): boolean {
  try {
    transaction.abort();
    return true;
  } catch {
    return false;
  }
}
