// The Web Lock that all busy tabs share: those in the middle of something that must not be disturbed. It ends with its
// tab in any case.

export const BUSY_LOCK = 'haat-busy';

/** Whether any tab is busy, this one included; false without Web Locks. */
export async function isAnyTabBusy(): Promise<boolean> {
  const { held = [], pending = [] } = (await navigator.locks?.query()) ?? {};
  // A tab that waits for the shared lock is busy already; an exclusive request only waits for the others.
  return [...held, ...pending].some(({ name, mode }) => name === BUSY_LOCK && mode === 'shared');
}
