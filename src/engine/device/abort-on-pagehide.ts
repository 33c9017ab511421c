// Aborts a page's open transactions when it is hidden. Safari's back/forward cache freezes them otherwise: they neither
// commit nor abort, and lock their tables for every other page and worker while the page is cached. As when a page
// closes, only writes reported as saved are saved. Source: github.com/w3c/IndexedDB/issues/381.
import type { Dexie } from 'dexie';

/** A page has this; a worker, which is never left, does not. */
type Page = { location?: { reload?(): void } };

/**
 * Aborts transactions of `database` on `pagehide` from now on. A page shown again after an abort reloads, because its
 * reads and writes never settled.
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
        // Dexie's core transaction is the browser's own.
        const native = begun as unknown as IDBTransaction;
        const isOver = () => open.delete(native);
        open.add(native);
        for (const end of ['complete', 'abort']) native.addEventListener(end, isOver);
        // A transaction may still begin between `pagehide` and the freeze.
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

/** Whether the page enters or leaves the back/forward cache. */
function isKept(event: Event): boolean {
  return 'persisted' in event && event.persisted === true;
}

/** Whether the transaction was aborted: one that is committing goes through by itself. */
function end(transaction: IDBTransaction): boolean {
  try {
    transaction.abort();
    return true;
  } catch {
    return false;
  }
}
