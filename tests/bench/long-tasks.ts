// What held pages up, and how much of it was their own work: on a busy machine a short task takes long, because others have the
// processor. The browser's trace knows both.
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import * as v from 'valibot';

/** When a task began after the noting did, how long it took, and how long of that it had the processor. ms */
export type Task = { began: number; lasted: number; worked: number };

const TraceEvent = v.object({
  name: v.string(),
  ph: v.string(),
  pid: v.number(),
  tid: v.number(),
  ts: v.optional(v.number(), 0),
  dur: v.optional(v.number(), 0),
  tdur: v.optional(v.number(), 0),
  args: v.optional(v.object({ name: v.optional(v.unknown()) }), {}),
});
const Trace = v.object({ traceEvents: v.array(TraceEvent) });

/** A task of a page holds a frame up from here on. ms. Source: W3C Long Tasks. */
const LONG_MS = 50;

/** Begins to note the tasks of all pages of a browser. What is returned ends it, and tells those tasks. */
export async function noteTasks(browser: Browser): Promise<() => Promise<Task[]>> {
  const path = join(tmpdir(), `haat-tasks-${process.pid}.json`);
  await browser.startTracing(undefined, { path, categories: ['-*', 'toplevel', '__metadata'] });
  return async () => {
    await browser.stopTracing();
    const { traceEvents } = v.parse(Trace, JSON.parse(await readFile(path, 'utf8')));
    await rm(path);
    const threadOf = ({ pid, tid }: { pid: number; tid: number }) => `${pid} ${tid}`;
    const pages = new Set(
      traceEvents
        .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
        .map(threadOf),
    );
    const tasks = traceEvents.filter(
      (it) => it.ph === 'X' && it.name.endsWith('RunTask') && pages.has(threadOf(it)),
    );
    const first = tasks.reduce((soonest, { ts }) => Math.min(soonest, ts), Infinity);
    return tasks.map(({ ts, dur, tdur }) => ({
      began: (ts - first) / 1000,
      lasted: dur / 1000,
      worked: tdur / 1000,
    }));
  };
}

/** The longest of them by the clock and by its own work, and how many of each were long. */
export function maxTaskIn(tasks: readonly Task[]): [string, string] {
  const figure = (of: (task: Task) => number) => {
    const longest = tasks.reduce((most, task) => Math.max(most, of(task)), 0);
    return `${longest.toFixed(0)} ms (${tasks.filter((task) => of(task) > LONG_MS).length} long)`;
  };
  return [figure(({ lasted }) => lasted), figure(({ worked }) => worked)];
}
