// Whether the shop's servers answer this phone just now. The browser's own "online" only starts a question; an
// answer that is truly the shop's ends it. (A shop on the same machine answers even where the browser is "offline".)

import type { Reachability } from '#engine/outbox/row-status.ts';

const PROBE = '/reachable.json';
const PROBE_TIMEOUT_MS = 8_000;
/** Time to the next question while the shop answers, and the shortest and longest while it does not. ms */
const REACHABLE_INTERVAL_MS = 60_000;
const MIN_INTERVAL_MS = 3_000;
const MAX_INTERVAL_MS = 30_000;

let state: Reachability = 'checking';
/** Failures since the shop's data was last had. */
let failures = 0;
let answers = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** What is known at this moment. */
export function reachability(): Reachability {
  return state;
}

/** Calls back after every change; returns how to stop. */
export function onReachability(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Any part of the shop that asked the network tells here whether the shop answered. */
export function noteAnswered(answered: boolean): void {
  failures = answered ? 0 : failures + 1;
  settle(answered);
}

/** Starts asking: now, when the network or the page comes back, and from time to time while the page is seen. */
export function watchReachability(): void {
  addEventListener('offline', () => noteAnswered(false));
  addEventListener('online', () => void probe());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void probe();
  });
  void probe();
}

/** Asks the shop once and says whether it answered. */
export async function probe(): Promise<boolean> {
  const before = answers;
  const answered = await isAnswered();
  // The small file may answer while the data does not; the failures are told by whoever asks for data next.
  if (answered) settle(true);
  // What was asked later and answered earlier knows better.
  else if (answers === before) noteAnswered(false);
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
  // Where the browser is without a network, an answer was under way when it went, or comes from this very machine.
  const isCalm = state === 'reachable' && navigator.onLine;
  const wait = isCalm
    ? REACHABLE_INTERVAL_MS
    : Math.min(MAX_INTERVAL_MS, MIN_INTERVAL_MS * 1.5 ** Math.max(0, failures - 1));
  timer = setTimeout(() => {
    if (document.visibilityState === 'visible') void probe();
    else probeLater();
  }, wait);
}
