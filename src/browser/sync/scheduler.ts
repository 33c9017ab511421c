// When the page does by itself what keeps this phone up to date: one run at a time, whatever the reasons that come, and once more after the last of them.
import { onReachability, reachability } from './reachability.ts';

/** `clock`: nothing else came for a while; `reachable`: the shop answers again; `seen`: the page is looked at again. */
export type Occasion = 'clock' | 'reachable' | 'seen';

type Work<Reason> = {
  /** Begins the sentence that is logged where a run throws. */
  name: string;
  /** The longest time between two runs. ms */
  everyMs: number;
  /** Of many reasons in a row those within this time are one run. ms */
  pauseMs?: number;
  /** `reasons`: all that came since the run before. */
  run(reasons: ReadonlySet<Reason | 'clock'>): Promise<void>;
  /** Asked when nothing is left to run: when it is due again where that is sooner than `everyMs`, ms from now. */
  dueInMs?: () => number;
  /** Without it nothing runs, and the reason is forgotten. */
  mayRun?: () => boolean;
};

export type Scheduler<Reason> = {
  /** Runs now, or once more after the run that is going on. Resolves when nothing is left to run. */
  due(reason: Reason | 'clock'): Promise<void>;
  /** The end of what is going on. */
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

/** The same for what is only refreshed while somebody looks at the page: also when the shop or the page is there again. */
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
