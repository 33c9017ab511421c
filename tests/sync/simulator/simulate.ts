// Runs many schedules drawn from a seed, shrinks the first that shows a fault, and counts what was tried.
import fc from 'fast-check';
import type { PromiseName, Tally } from '../../guarantees/promises.ts';
import { readable, type Schedule } from './acts.ts';
import { schedule } from './draw.ts';
import { Broken } from './judge.ts';
import { OVERTAKEN } from './network.ts';
import { runSchedule } from './run-schedule.ts';
import type { Spoiling } from './world.ts';

type Counts = Record<string, number>;
type Exercised = { schedules: number; happened: Counts; touched: Counts };

/** The acts and faults that put a promise to the test. */
const PROMISES: Partial<Record<PromiseName, RegExp>> = {
  'lost-reply': /^(reply lost|late|landed|cut short)/,
  'many-drains': /^several drains/,
  'false-success':
    /^(captive portal|redirected|login needed|false|landed, false|half a commit|cut short)/,
  'one-refused': /^(403|400|rules refuse)/,
  'wrong-clock': /^(clock|tokens|while draining: clock|401)/,
  'other-account': /^(sign-in|sign-out|while draining: sign-in)/,
  killed: /^(restart|while draining: restart|killed)/,
  'old-rows': /^(old row|odd row)/,
  'held-back': new RegExp(`^${OVERTAKEN}$`),
  'price-changed': /^(price|while draining: price)/,
};

/** What one schedule exercised. */
function exercisedBy(happened: Counts): Exercised {
  const touched: Counts = {};
  for (const [promise, acts] of Object.entries(PROMISES)) {
    if (Object.keys(happened).some((what) => acts.test(what))) touched[promise] = 1;
  }
  return { schedules: 1, happened, touched };
}

function sumOf(all: readonly Exercised[]): Exercised {
  const sum: Exercised = { schedules: 0, happened: {}, touched: {} };
  for (const { schedules, happened, touched } of all) {
    sum.schedules += schedules;
    add(sum.happened, happened);
    add(sum.touched, touched);
  }
  return sum;
}

/** One tally for each promise; `failing`: the fault of the last schedule, which then counts against all of them. */
function countTallies({ touched }: Exercised, failing: string | null = null): Tally[] {
  return (Object.keys(PROMISES) as PromiseName[]).map((promise) => ({
    promise,
    repetitions: touched[promise] ?? 0,
    lost: failing !== null && failing !== 'doubled' && failing !== 'falsely confirmed' ? 1 : 0,
    doubled: failing === 'doubled' ? 1 : 0,
    falselyConfirmed: failing === 'falsely confirmed' ? 1 : 0,
  }));
}

function add(counts: Counts, more: Counts): void {
  for (const [what, times] of Object.entries(more)) counts[what] = (counts[what] ?? 0) + times;
}

export type Simulation = {
  schedules: number;
  seed: number;
  path?: string;
  spoiling?: Spoiling;
  shrinkMs?: number;
};

/** The first schedule that showed a fault, shrunk as far as possible, and how to replay it. */
export type SimulationFailure = {
  error: string;
  failing: string;
  /** How many schedules had passed before it. */
  after: number;
  path: string;
  schedule: string;
  replay: string;
};

export type SimulationReport = Exercised & {
  seed: number;
  tallies: Tally[];
  failure: SimulationFailure | null;
};

/** Time for shrinking a fault, ms, unless told otherwise; then the shortest schedule so far is shown. */
const SHRINK_MS = 60_000;
/** A schedule takes some hundredths of a second; this is long enough for a busy machine. */
const HANGS_MS = 120_000;

/** Runs this many schedules; `path` replays one found with this seed. Never throws for a fault of the shop. */
export async function simulate(simulation: Simulation): Promise<SimulationReport> {
  const { schedules, seed, path, spoiling = {}, shrinkMs = SHRINK_MS } = simulation;
  const passed: Exercised[] = [];
  let failedAt: number | null = null;
  let failed: { schedule: Schedule; error: unknown } | null = null;
  const property = fc.asyncProperty(schedule, async (drawn) => {
    if (failedAt !== null && Date.now() - failedAt > shrinkMs) return;
    try {
      const happened = await inTime(runSchedule(drawn, spoiling));
      if (failedAt === null) passed.push(exercisedBy(happened));
    } catch (error) {
      failedAt ??= Date.now();
      failed = { schedule: drawn, error };
      throw error;
    }
  });
  const numRuns = path ? 1 : schedules;
  const replay = path ? { path, endOnFailure: true } : {};
  const details = await fc.check(property, { seed, numRuns, ...replay });
  const failure =
    details.failed && failed
      ? describe(simulation, failed, details.counterexamplePath ?? '', passed.length)
      : null;
  return reportOf(seed, passed, failure);
}

export function reportOf(
  seed: number,
  parts: readonly Exercised[],
  failure: SimulationFailure | null,
): SimulationReport {
  const exercised = sumOf(parts);
  const tallies = countTallies(exercised, failure?.failing);
  return { seed, ...exercised, tallies, failure };
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  let clock: NodeJS.Timeout | undefined;
  const hanging = new Promise<never>((_, reject) => {
    clock = setTimeout(() => reject(new Broken('stuck', 'it hangs')), HANGS_MS);
  });
  return Promise.race([work, hanging]).finally(() => clearTimeout(clock));
}

function describe(
  { seed, schedules }: Simulation,
  { schedule: shortest, error }: { schedule: Schedule; error: unknown },
  path: string,
  after: number,
): SimulationFailure {
  return {
    error: error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : String(error),
    failing: error instanceof Broken ? error.failing : 'stuck',
    after,
    path,
    schedule: readable(shortest),
    replay: `npm run simulate -- --schedules ${schedules} --seed ${seed} --path "${path}"`,
  };
}

export function failureLines({ error, schedule: acts, after, replay }: SimulationFailure): string {
  return `After ${after} schedules: ${error}\nThe schedule:\n${acts}\nPlay it again:\n${replay}`;
}
