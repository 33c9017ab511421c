// The simulator in several processes at once: each runs a part of the schedules with a seed of its own, and the results are added up.
import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Tally } from '../../guarantees/promises.ts';
import type { Simulation, SimulationReport } from './simulate.ts';

const WORKER = fileURLToPath(new URL('./worker.ts', import.meta.url));

/**
 * Runs this many schedules in one process per core; the first uses `seed`, the others the seeds after it. With a path,
 * one process replays that schedule.
 */
export async function simulateInWorkers(
  { schedules, seed, path }: Omit<Simulation, 'spoiling'>,
  workers = path ? 1 : Math.min(availableParallelism(), schedules),
): Promise<SimulationReport> {
  const parts = Array.from({ length: workers }, (_, at) => {
    const share = Math.floor(schedules / workers) + (at < schedules % workers ? 1 : 0);
    return inProcess({ schedules: share, seed: seed + at, ...(path ? { path } : {}) });
  });
  return sum(await Promise.all(parts), seed);
}

function inProcess(simulation: Simulation): Promise<SimulationReport> {
  return new Promise((resolve, reject) => {
    const child = fork(WORKER, [JSON.stringify(simulation)], { execArgv: ['--import', 'tsx'] });
    child.once('message', (report) => resolve(report as SimulationReport));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`a simulator ended with ${code}`)));
  });
}

function sum(reports: readonly SimulationReport[], seed: number): SimulationReport {
  const happened: Record<string, number> = {};
  const tallies = new Map<string, Tally>();
  for (const report of reports) {
    for (const [what, times] of Object.entries(report.happened)) {
      happened[what] = (happened[what] ?? 0) + times;
    }
    for (const tally of report.tallies) {
      const so = tallies.get(tally.promise);
      tallies.set(tally.promise, so ? plus(so, tally) : tally);
    }
  }
  return {
    seed,
    schedules: reports.reduce((all, { schedules }) => all + schedules, 0),
    happened,
    tallies: [...tallies.values()],
    failure: reports.find(({ failure }) => failure)?.failure ?? null,
  };
}

function plus(one: Tally, other: Tally): Tally {
  return {
    promise: one.promise,
    repetitions: one.repetitions + other.repetitions,
    lost: both(one.lost, other.lost),
    doubled: both(one.doubled, other.doubled),
    falselyConfirmed: both(one.falselyConfirmed, other.falselyConfirmed),
  };
}

function both(one: number | null, other: number | null): number | null {
  return one === null || other === null ? null : one + other;
}
