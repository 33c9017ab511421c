// The simulator in several processes at once: each runs a part of the schedules with a seed of its own, and the results are added up.
import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { reportOf, type Simulation, type SimulationReport } from './simulate.ts';

const WORKER = fileURLToPath(new URL('./worker.ts', import.meta.url));

/** Runs this many schedules in one process per core, each with its own seed from `seed` on. With a path, one process replays that schedule. */
export async function simulateInWorkers(
  { schedules, seed, path }: Omit<Simulation, 'spoiling'>,
  workers = path ? 1 : Math.min(availableParallelism(), schedules),
): Promise<SimulationReport> {
  const parts = Array.from({ length: workers }, (_, at) => {
    const share = Math.floor(schedules / workers) + (at < schedules % workers ? 1 : 0);
    return inProcess({ schedules: share, seed: seed + at, ...(path ? { path } : {}) });
  });
  const reports = await Promise.all(parts);
  return reportOf(seed, reports, reports.find(({ failure }) => failure)?.failure ?? null);
}

function inProcess(simulation: Simulation): Promise<SimulationReport> {
  return new Promise((resolve, reject) => {
    const child = fork(WORKER, [JSON.stringify(simulation)], { execArgv: ['--import', 'tsx'] });
    child.once('message', (report) => resolve(report as SimulationReport));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`a simulator ended with ${code}`)));
  });
}
