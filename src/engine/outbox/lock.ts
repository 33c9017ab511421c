// Web Locks of the drains: one drain per owner at a time, across tabs and the worker, and a liveness lock for each.
// They only save work: leases keep two drains from sending one row, and ids make a double send harmless, so drains also
// run without locks.

/** How long to wait for another drain before checking that it is alive. ms */
const LOCK_TIMEOUT_MS = 20_000;

/** `holder`: the drain's name in the leases of its rows. */
export type Drainer = {
  holder: string;
  locks: LockManager | undefined;
};

/**
 * Runs `work` under the owner's lock. While another drain holds it, checks after each LOCK_TIMEOUT_MS whether that one
 * `isAtWork`, and waits on if so. A frozen tab that holds the lock and sends nothing is passed over: `work` runs
 * without the lock.
 */
export async function withOutboxLock<T>(
  owner: string | null,
  { holder, locks }: Drainer,
  isAtWork: () => Promise<boolean>,
  work: () => Promise<T>,
): Promise<T> {
  if (!locks) return work();
  const inTurn = (): Promise<T> => {
    const signal = AbortSignal.timeout(LOCK_TIMEOUT_MS);
    return underLock(locks, `haat-outbox:${owner ?? 'nobody'}`, { signal }, work, async (error) => {
      const hasWaited = error instanceof DOMException && error.name === 'TimeoutError';
      return hasWaited && (await isAtWork()) ? inTurn() : work();
    });
  };
  return underLock(locks, signOfLife(holder), {}, inTurn, inTurn);
}

/** Runs `work` under a lock; `otherwise` where the browser does not grant it. */
async function underLock<T>(
  locks: LockManager,
  name: string,
  options: LockOptions,
  work: () => Promise<T>,
  otherwise: (error: unknown) => Promise<T>,
): Promise<T> {
  let granted = false;
  try {
    return await locks.request(name, options, () => {
      granted = true;
      return work();
    });
  } catch (error) {
    if (granted) throw error;
    return otherwise(error);
  }
}

/** Whether the page or worker that took a lease is known to be gone, so that nobody sends under it any more. */
export async function isHolderGone(
  holder: string,
  locks: LockManager | undefined,
): Promise<boolean> {
  const known = await locks?.query().catch(() => undefined);
  return known?.held?.every(({ name }) => name !== signOfLife(holder)) ?? false;
}

function signOfLife(holder: string): string {
  return `haat-drain:${holder}`;
}
