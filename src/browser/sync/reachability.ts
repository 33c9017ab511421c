// Whether the shop's servers answer this phone now. The browser's "online" only triggers a probe; a genuine reply of
// the shop settles it. (A shop on the same machine answers even while the browser is "offline".)

import type { Reachability } from '#engine/outbox/row-status.ts';

const PROBE = '/reachable.json';
const PROBE_TIMEOUT_MS = 8_000;
/** Time to the next probe while the shop answers, and the shortest and longest while it does not. ms */
const REACHABLE_INTERVAL_MS = 60_000;
const MIN_INTERVAL_MS = 3_000;
const MAX_INTERVAL_MS = 30_000;

let state: Reachability = 'checking';
/** Failures since the last reply with the shop's data. */
let failures = 0;
let answers = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

export function reachability(): Reachability {
  return state;
}

/** Calls back after every change; returns a stop function. */
export function onReachability(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Records whether the shop answered; every part of the shop that makes requests calls it. */
export function recordAnswered(answered: boolean): void {
  failures = answered ? 0 : failures + 1;
  settle(answered);
}

/** Starts probing: now, when the network or the page comes back, and from time to time while the page is visible. */
export function watchReachability(): void {
  addEventListener('offline', () => recordAnswered(false));
  addEventListener('online', () => void probe());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void probe();
  });
  void probe();
}

/** Probes the shop once; whether it answered. */
export async function probe(): Promise<boolean> {
  const before = answers;
  const answered = await isAnswered();
  // The probe file may answer while the data does not: only requests for data reset the failures.
  if (answered) settle(true);
  // A request that has succeeded since the probe began knows better.
  else if (answers === before) recordAnswered(false);
  return answered;
}

async function isAnswered(): Promise<boolean> {
  try {
    const reply = await fetch(PROBE, {
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.timeout(PROBE_TIMEOUT_MS),
    });
    const body: unknown = await reply.json();
    return reply.ok && typeof body === 'object' && body !== null && 'haat' in body;
  } catch {
    return false;
  }
}

function settle(answered: boolean): void {
  if (answered) answers++;
  become(answered ? 'reachable' : 'unreachable');
  probeLater();
}

function become(next: Reachability): void {
  if (next === state) return;
  state = next;
  for (const listener of listeners) listener();
}

function probeLater(): void {
  clearTimeout(timer);
  // While the browser is offline, a reply was already under way, or comes from this very machine.
  const isCalm = state === 'reachable' && navigator.onLine;
  const wait = isCalm
    ? REACHABLE_INTERVAL_MS
    : Math.min(MAX_INTERVAL_MS, MIN_INTERVAL_MS * 1.5 ** Math.max(0, failures - 1));
  timer = setTimeout(() => {
    if (document.visibilityState === 'visible') void probe();
    else probeLater();
  }, wait);
}
