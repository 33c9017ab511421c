/**
 * The child processes of a command. Each leads its own process group, so that Ctrl-C in the terminal reaches only the
 * command, which stops them in its own order and leaves none behind.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { logFolder, root } from './paths.ts';
import { Problem } from './problem.ts';
import type { FamilyNews } from './run-firebase.ts';

const stopWithinMs = 15_000;
const repeatStopMs = 2_500;
const hurriedRepeatMs = 400;
const hurriedStopWithinMs = 3_000;

export type Child = {
  name: string;
  process: ChildProcess;
  /** Grandchildren in their own groups, by process id, as far as the child reports them. */
  family: Set<number>;
  /** Resolves to the exit code; -1 after a signal or a failed start. */
  ended: Promise<number>;
  stopSignal: NodeJS.Signals;
  /** Whether it has started; before that it has nothing to lose and may be stopped sooner. */
  isUp: boolean;
};

export type ChildOptions = {
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  /** The signal for a clean stop; default SIGTERM. */
  stopSignal?: NodeJS.Signals;
  /** Whether the child sends messages (see run-firebase.ts). */
  talks?: boolean;
  /** Called with the child's output. */
  heard?: (text: string) => void;
};

const running = new Set<Child>();
let isStopping = false;

/** Starts `node ...args`; its output goes to .cache/logs/<name>.log. */
export function startNode(name: string, args: string[], options: ChildOptions = {}): Child {
  return startChild(name, process.execPath, args, options);
}

/** Starts a program; its output goes to .cache/logs/<name>.log. */
export function startChild(
  name: string,
  program: string,
  args: string[],
  { env, cwd = root, stopSignal = 'SIGTERM', talks = false, heard }: ChildOptions = {},
): Child {
  if (isStopping) throw new Problem(`Stopping: ${name} is not started any more.`);
  mkdirSync(logFolder, { recursive: true });
  const log = createWriteStream(logFile(name));
  const started = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', ...(talks ? (['ipc'] as const) : [])],
  });
  for (const stream of [started.stdout, started.stderr]) {
    stream?.on('data', (bytes: Buffer) => {
      log.write(bytes);
      heard?.(bytes.toString());
    });
  }
  const family = new Set<number>();
  started.on('message', (news: FamilyNews) => {
    if ('started' in news) family.add(news.started);
    else family.delete(news.ended);
  });
  const ended = new Promise<number>((resolve) => {
    started.once('error', (error) => {
      log.write(`${error.message}\n`);
      resolve(-1);
    });
    started.once('close', (code) => resolve(code ?? -1));
  });
  const child: Child = { name, process: started, family, ended, stopSignal, isUp: false };
  running.add(child);
  void ended.then(() => {
    running.delete(child);
    log.end();
    for (const pid of child.family) kill(pid, 'SIGKILL');
  });
  return child;
}

/**
 * Waits for a program that must succeed.
 * @throws Problem with its last lines of output when it fails.
 */
export async function mustSucceed(child: Child): Promise<void> {
  const code = await child.ended;
  if (code !== 0) throw new Problem(`${child.name} failed:\n${await lastLines(child.name)}`);
}

/** The exit code of a program; undefined when it took too long and was stopped. */
export async function endedWithin(child: Child, ms: number): Promise<number | undefined> {
  const tooLong = new AbortController();
  const late = sleep(ms, 'late' as const, { signal: tooLong.signal }).catch(() => 'late' as const);
  const first = await Promise.race([child.ended, late]);
  tooLong.abort();
  if (first !== 'late') return first;
  await stopChild(child);
  return undefined;
}

export async function lastLines(name: string, count = 25): Promise<string> {
  const text = await readFile(logFile(name), 'utf8').catch(() => '');
  return `${text.trimEnd().split('\n').slice(-count).join('\n')}\n(all of it: ${logFile(name)})`;
}

/** Stops one child and its descendants. */
export async function stopChild(child: Child): Promise<void> {
  const signal = () => kill(child.process.pid, child.stopSignal);
  signal();
  const again = setInterval(signal, child.isUp ? repeatStopMs : hurriedRepeatMs);
  const limitMs = child.isUp ? stopWithinMs : hurriedStopWithinMs;
  await Promise.race([child.ended, sleep(limitMs, undefined, { ref: false })]);
  clearInterval(again);
  killChild(child);
  await child.ended;
}

/** Stops all children, cleanly if they end in time; after that nothing can be started. */
export async function stopChildren(): Promise<void> {
  isStopping = true;
  await Promise.all([...running].map(stopChild));
}

/** Kills everything at once, when even a clean stop takes too long. */
export function killChildren(): void {
  for (const child of running) killChild(child);
}

function killChild(child: Child): void {
  if (!running.has(child)) return;
  if (child.process.pid !== undefined) kill(-child.process.pid, 'SIGKILL');
  for (const pid of child.family) kill(pid, 'SIGKILL');
}

function kill(pid: number | undefined, signal: NodeJS.Signals): void {
  try {
    if (pid) process.kill(pid, signal);
  } catch {
    // it has ended already
  }
}

function logFile(name: string): string {
  return join(logFolder, `${name.replaceAll(' ', '-')}.log`);
}
