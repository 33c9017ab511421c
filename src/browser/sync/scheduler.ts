// Schedules the page's background work: one run at a time, whatever reasons arrive, and once more after the last of
// them.
import { onReachability, reachability } from './reachability.ts';

/** `clock`: nothing else came for a while; `reachable`: the shop answers again; `seen`: the page is visible again. */
export type Occasion = 'clock' | 'reachable' | 'seen';

type Work<Reason> = {
  /** Subject of the message that is logged when a run throws. */
  name: string;
  /** Longest time between two runs. ms */
  everyMs: number;
  /** Reasons within this time share one run. ms */
  pauseMs?: number;
  /** `reasons`: all since the run before. */
  run(reasons: ReadonlySet<Reason | 'clock'>): Promise<void>;
  /** Called when nothing is left to run: ms until the next run, if sooner than `everyMs`. */
  dueInMs?: () => number;
  /** If false, nothing runs and the reason is dropped. */
  mayRun?: () => boolean;
};

export type Scheduler<Reason> = {
  /** Runs now, or once more after the current run. Resolves when nothing is left to run. */
  due(reason: Reason | 'clock'): Promise<void>;
  /** The current run, or null. */
  running(): Promise<void> | null;
};

/** Runs `work` for each reason, and by the clock after its first run. */
export function scheduler<Reason extends string>(work: Work<Reason>): Scheduler<Reason> {
  const { name, everyMs, pauseMs = 0, run, dueInMs = () => everyMs, mayRun = () => true } = work;
  const reasons = new Set<Reason | 'clock'>();
  let running: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function runAll(): Promise<void> {
    clearTimeout(timer);
    while (reasons.size > 0) {
      const come = new Set(reasons);
      reasons.clear();
      try {
        await run(come);
      } catch (error) {
        console.error(`${name} could not be refreshed`, error);
      }
      if (reasons.size > 0 && pauseMs > 0) await new Promise((end) => setTimeout(end, pauseMs));
    }
    running = null;
    timer = setTimeout(() => void due('clock'), Math.max(0, Math.min(dueInMs(), everyMs)));
  }
  async function due(reason: Reason | 'clock'): Promise<void> {
    if (!mayRun()) return;
    reasons.add(reason);
    running ??= runAll();
    return running;
  }
  return { due, running: () => running };
}

/** A scheduler for work that runs only while the page is visible: also when the shop or the page is back. */
export function whileSeen<Reason extends string = never>(
  work: Work<Reason | Occasion>,
): (reason: Reason | Occasion) => Promise<void> {
  const { due } = scheduler({ ...work, mayRun: () => document.visibilityState === 'visible' });
  onReachability(() => {
    if (reachability() === 'reachable') void due('reachable');
  });
  document.addEventListener('visibilitychange', () => void due('seen'));
  return due;
}
