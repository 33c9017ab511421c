// Which functions the running emulators ran, by their log.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { logFolder } from '../../backend/stack/paths.ts';

/** On a machine that is not busy nothing is under way any more when nothing began for so long. ms */
const QUIET_MS = 4_000;
/** A busy machine may take its time. */
const TIMEOUT_MS = 45_000;

/** How often each function ran, by its name. */
export type Runs = Readonly<Record<string, number>>;

/** What was run from the beginning of some work until it is quiet again. */
export async function runsOf(work: () => Promise<void>): Promise<Runs> {
  const before = (await startedRuns()).length;
  await work();
  const now = await untilSilent();
  const runs: Record<string, number> = {};
  for (const name of now.slice(before)) runs[name] = (runs[name] ?? 0) + 1;
  return runs;
}

/** Waits until no function has begun for so long (ms); returns every run so far, by the function's name. */
export async function untilSilent(quietMs = QUIET_MS): Promise<string[]> {
  let now = await startedRuns();
  for (let known = -1; known !== now.length; now = await startedRuns()) {
    known = now.length;
    await sleep(quietMs);
  }
  return now;
}

/** Does some work, and waits until a function of this name begins after it: a process of it may have to start first. */
export async function untilRun(name: string, work: () => Promise<unknown>): Promise<void> {
  const count = async () => (await startedRuns()).filter((it) => it === name).length;
  const before = await count();
  await work();
  for (const until = Date.now() + TIMEOUT_MS; (await count()) === before; ) {
    if (Date.now() > until) throw new Error(`${name} did not run`);
    await sleep(100);
  }
}

/** All runs together. */
export function sumOfRuns(runs: Runs): number {
  return Object.values(runs).reduce((all, count) => all + count, 0);
}

/** Every run of the emulators so far, by the function's name. */
async function startedRuns(): Promise<string[]> {
  const log = await readFile(join(logFolder, 'emulators.log'), 'utf8');
  const lines = log.matchAll(/Beginning execution of "(?:[\w-]+?-)?(\w+)"/g);
  return [...lines].map(([, name = '']) => name);
}
