// Lets one drain per owner run at a time, across tabs and the worker. It only saves cost: ids make a second
// drain harmless, so where locks are missing, or a frozen tab will not let go, the drain runs all the same.
/** How long to wait for a drain that is under way elsewhere before going on without the lock. ms */
const PATIENCE_MS = 20_000;

/**
 * Runs `work` under the owner's lock. `holdsLock` tells it whether nobody else can be draining for this owner, so
 * that a lease left behind by a killed page may be ignored.
 */
export async function withOutboxLock<T>(
  owner: string | null,
  work: (holdsLock: boolean) => Promise<T>,
  locks: LockManager | undefined = globalThis.navigator?.locks,
): Promise<T> {
  if (!locks) return work(false);
  let granted = false;
  try {
    return await locks.request(
      `haat-outbox:${owner ?? 'nobody'}`,
      { signal: AbortSignal.timeout(PATIENCE_MS) },
      () => {
        granted = true;
        return work(true);
      },
    );
  } catch (error) {
    if (granted) throw error;
    return work(false);
  }
}
