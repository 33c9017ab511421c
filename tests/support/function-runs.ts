// Counts which functions the running emulators ran, by their log.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { logFolder } from '../../backend/stack/paths.ts';

/** ms without a new run after which an idle machine has nothing left to run. */
const QUIET_MS = 4_000;
/** Long enough for a busy machine, ms. */
const TIMEOUT_MS = 45_000;

export type Runs = Readonly<Record<string, number>>;

/** The runs from the start of some work until no more begin. */
export async function runsOf(work: () => Promise<void>): Promise<Runs> {
  const before = (await startedRuns()).length;
  await work();
  const now = await untilSilent();
  const runs: Record<string, number> = {};
  for (const name of now.slice(before)) runs[name] = (runs[name] ?? 0) + 1;
  return runs;
}

/** Waits until no function has started for this long (ms); returns the function name of every run so far. */
export async function untilSilent(quietMs = QUIET_MS): Promise<string[]> {
  let now = await startedRuns();
  for (let known = -1; known !== now.length; now = await startedRuns()) {
    known = now.length;
    await sleep(quietMs);
  }
  return now;
}

/** Does some work, then waits until this function starts: its process may have to start first. */
export async function untilRun(name: string, work: () => Promise<unknown>): Promise<void> {
  const count = async () => (await startedRuns()).filter((it) => it === name).length;
  const before = await count();
  await work();
  for (const until = Date.now() + TIMEOUT_MS; (await count()) === before; ) {
    if (Date.now() > until) throw new Error(`${name} did not run`);
    await sleep(100);
  }
}

export function sumOfRuns(runs: Runs): number {
  return Object.values(runs).reduce((all, count) => all + count, 0);
}

/** The function name of every run of the emulators so far. */
async function startedRuns(): Promise<string[]> {
  const log = await readFile(join(logFolder, 'emulators.log'), 'utf8');
  const lines = log.matchAll(/Beginning execution of "(?:[\w-]+?-)?(\w+)"/g);
  return [...lines].map(([, name = '']) => name);
}
