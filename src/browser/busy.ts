// Whether the shopper is in the middle of something that a new page would disturb: a payment, or a form with typing that has not
// been sent. Other tabs see it, too: all busy tabs share one Web Lock, which ends with its tab whatever becomes of it.

/** So long a tab still counts as busy: the way from a payment to its order, and the words after a form was sent. ms */
export const SETTLE_MS = 4_000;

const LOCK = 'haat-busy';

/** How much goes on in this tab, how to give the lock back, and the wait before that. */
let count = 0;
let release: (() => void) | null = null;
let settling: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Begins something during which the page has to stay; returns how to end it. */
export function markBusy(): () => void {
  count++;
  clearTimeout(settling);
  release ??= shareLock();
  tell();
  let isOver = false;
  return () => {
    if (isOver) return;
    isOver = true;
    count--;
    if (count === 0) settling = setTimeout(settle, SETTLE_MS);
  };
}

/** Does something during which the page has to stay. */
export async function whileBusy<T>(work: () => Promise<T>): Promise<T> {
  const end = markBusy();
  try {
    return await work();
  } finally {
    end();
  }
}

/** Whether somebody is busy in this tab, or was a moment ago. */
export function isBusy(): boolean {
  return release !== null;
}

/** Calls back when this tab becomes busy or calm; returns how to stop. */
export function onBusyChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Acts at once, or when this tab has become calm. */
export function whenIdle(act: () => void): void {
  if (!isBusy()) {
    act();
    return;
  }
  const stop = onBusyChange(() => {
    if (isBusy()) return;
    stop();
    act();
  });
}

/** Whether any tab is busy, this one included; false where there are no locks to ask. */
export async function isAnyTabBusy(): Promise<boolean> {
  const { held = [], pending = [] } = (await navigator.locks?.query()) ?? {};
  // Who waits to share the lock has begun already; who wants it alone only waits for the others.
  return [...held, ...pending].some(({ name, mode }) => name === LOCK && mode === 'shared');
}

/** Waits until no tab is busy. A tab that is gone is not busy any more. */
export async function whenNoTabIsBusy(): Promise<void> {
  if (!navigator.locks) return;
  do {
    // A lock for one alone comes after all who share it.
    await navigator.locks.request(LOCK, () => undefined);
  } while (await isAnyTabBusy());
}

function settle(): void {
  release?.();
  release = null;
  tell();
}

/** Where there are no locks, only this tab knows. */
function shareLock(): () => void {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const held = globalThis.navigator?.locks?.request(LOCK, { mode: 'shared' }, () => ended);
  void held?.catch(console.error);
  return end;
}

function tell(): void {
  for (const listener of listeners) listener();
}
