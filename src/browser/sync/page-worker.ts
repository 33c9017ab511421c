// A dedicated worker of the page, called through comlink. The shop loads this with its first call: no start needs it.
import { wrap } from 'comlink';
import { trustedScriptUrl } from './trusted-script-url.ts';

type Lifetime = {
  /** The worker must report its start within this time. ms */
  startsWithinMs?: number;
  /** Terminated after this long without a call. ms */
  idleMs?: number;
};

/** Async functions, as those of another thread are. */
type Promised<Tasks> = { [Name in keyof Tasks]: (...of: never[]) => Promise<unknown> };

type Running<Tasks> = {
  tasks: Tasks;
  calls: Set<(reason: Error) => void>;
  end(): void;
};

const NOT_STARTED = 'the worker did not start';

/**
 * Calls functions of the worker at `address`, which starts with the first call, and again after it was lost. A call
 * rejects without a worker (an unable browser, a script that failed to load, a crash) and with the error of the
 * function.
 */
export function pageWorker<Tasks extends Promised<Tasks>>(
  address: string,
  { startsWithinMs, idleMs }: Lifetime = {},
): <Answer>(call: (tasks: Tasks) => Promise<Answer>) => Promise<Answer> {
  let running: Running<Tasks> | null = null;
  let idle: ReturnType<typeof setTimeout> | undefined;

  function start(): Running<Tasks> {
    const worker = new Worker(trustedScriptUrl(address), { type: 'module' });
    const calls: Running<Tasks>['calls'] = new Set();
    const lose = (reason: string) => {
      end();
      for (const reject of calls) reject(new Error(reason));
    };
    const starting =
      startsWithinMs === undefined ? undefined : setTimeout(lose, startsWithinMs, NOT_STARTED);
    const end = () => {
      clearTimeout(starting);
      worker.terminate();
      if (running === own) running = null;
    };
    worker.addEventListener('message', () => clearTimeout(starting), { once: true });
    worker.addEventListener('error', ({ message }) => lose(message || NOT_STARTED));
    const own = { tasks: wrap(worker) as Tasks, calls, end };
    return own;
  }

  return async (call) => {
    clearTimeout(idle);
    running ??= start();
    const { tasks, calls, end } = running;
    return new Promise((resolve, reject) => {
      calls.add(reject);
      call(tasks)
        .then(resolve, reject)
        .finally(() => {
          calls.delete(reject);
          if (idleMs !== undefined && calls.size === 0) idle = setTimeout(end, idleMs);
        });
    });
  };
}
