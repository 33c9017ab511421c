// Whether the shopper is in the middle of something that a new page would disturb: a payment, or a form with typing that has not
// been sent. Other tabs see it, too: each kind is a lock that its tabs share, and that ends with its tab whatever becomes of it.

export type Business = 'paying' | 'typing';

/** So long a tab still counts as busy: the way from a payment to its order, and the words after a form was sent. ms */
export const SETTLE_MS = 4_000;

/** The locks' names. */
export const BUSY_LOCKS: Readonly<Record<Business, string>> = {
  paying: 'haat-paying',
  typing: 'haat-typing',
};
/** On this channel tabs tell that they have begun or ended something; what it is, the locks say. */
export const BUSY_CHANNEL = 'haat-busy';

type Hold = { count: number; end: (() => void) | null; settling?: ReturnType<typeof setTimeout> };

const holds: Record<Business, Hold> = {
  paying: { count: 0, end: null },
  typing: { count: 0, end: null },
};
const listeners = new Set<() => void>();

/** Begins something during which the page has to stay; returns how to end it. */
export function beBusy(kind: Business): () => void {
  const hold = holds[kind];
  hold.count++;
  clearTimeout(hold.settling);
  hold.end ??= takeLock(BUSY_LOCKS[kind]);
  tell();
  let isOver = false;
  return () => {
    if (isOver) return;
    isOver = true;
    hold.count--;
    if (hold.count === 0) hold.settling = setTimeout(() => settle(hold), SETTLE_MS);
  };
}

/** Does something during which the page has to stay. */
export async function whileBusy<T>(kind: Business, work: () => Promise<T>): Promise<T> {
  const end = beBusy(kind);
  try {
    return await work();
  } finally {
    end();
  }
}

/** Whether somebody is busy in this tab, or was a moment ago. */
export function isBusy(): boolean {
  return Object.values(holds).some(({ end }) => end !== null);
}

/** Calls back when this tab becomes busy or calm; returns how to stop. */
export function onBusyChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Acts at once, or when this tab has become calm. */
export function whenCalm(act: () => void): void {
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

function settle(hold: Hold): void {
  hold.end?.();
  hold.end = null;
  tell();
}

/** Where there are no locks, only this tab knows. */
function takeLock(name: string): () => void {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const held = globalThis.navigator?.locks?.request(name, { mode: 'shared' }, () => {
    tellOtherTabs();
    return ended;
  });
  void held?.then(tellOtherTabs, console.error);
  return end;
}

function tellOtherTabs(): void {
  const channel = new BroadcastChannel(BUSY_CHANNEL);
  channel.postMessage(null);
  channel.close();
}

function tell(): void {
  for (const listener of listeners) listener();
}
