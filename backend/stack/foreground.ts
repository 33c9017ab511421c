/** Runs a command that stays in the foreground: a signal, a closed terminal or a failure stops every child. */
import { killChildren, stopChildren } from './children.ts';
import { wording } from './problem.ts';

/** Ctrl-C may arrive twice, from the terminal and through npm: signals within this time count as one. */
const sameWishMs = 1500;
const parentCheckMs = 2000;

let stoppingSince: number | undefined;

export type Foreground = {
  /** Prints a line, unless the command is stopping. */
  say: (line: string) => void;
  /** Makes a signal the expected end from now on. */
  ready: () => void;
};

/**
 * Runs `main`; its result is the exit code. A signal stops the children first, then ends this process: with 0 after
 * `ready`, with 130 before.
 */
export function inForeground(main: (foreground: Foreground) => Promise<number>): void {
  let isReady = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => void stop(isReady ? 0 : 130));
  }
  // A closed terminal must not prevent a clean stop.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) void stop(0);
  }, parentCheckMs).unref();

  const say = (line: string): void => {
    if (stoppingSince === undefined) console.log(line);
  };
  const ready = (): void => {
    isReady = true;
  };
  main({ say, ready }).then(
    (code) => stop(code),
    (error: unknown) => {
      if (stoppingSince === undefined) console.error(wording(error));
      return stop(1);
    },
  );
}

async function stop(code: number): Promise<void> {
  if (stoppingSince !== undefined) {
    if (Date.now() - stoppingSince > sameWishMs) killChildren();
    return;
  }
  stoppingSince = Date.now();
  await stopChildren();
  process.exit(code);
}
