// The worker that searches and fills the mirror beside the page: it starts with the first task, and lives as long as the page.
import { READ_TIMEOUT_MS } from '#core/model/limits.ts';
import type { CatalogueTasks, TaskName, WorkerMessage } from '#core/sync/catalogue/worker-tasks.ts';
import workerAddress from '../../sw/catalogue-worker.ts?worker&url';
import { trustedScriptUrl } from './trusted-script-url.ts';

type Waiting = { resolve(answer: unknown): void; reject(reason: unknown): void };

const NOT_STARTED = 'the worker did not start';

let worker: Worker | null = null;
const waiting = new Map<number, Waiting>();
let asked = 0;

/** What the worker answers to a task. Rejects where there is none: a browser that cannot, a worker whose code did not come, a task that failed. */
export function askCatalogueWorker<Name extends TaskName>(
  task: Name,
  of: CatalogueTasks[Name]['asked'],
): Promise<CatalogueTasks[Name]['answer']> {
  return new Promise((resolve, reject) => {
    worker ??= startWorker();
    asked += 1;
    waiting.set(asked, { resolve: (it) => resolve(it as CatalogueTasks[Name]['answer']), reject });
    worker.postMessage({ at: asked, task, asked: of });
  });
}

function startWorker(): Worker {
  const started = new Worker(trustedScriptUrl(workerAddress), { type: 'module' });
  const giveUp = (reason: string) => {
    started.terminate();
    worker = null;
    for (const { reject } of waiting.values()) reject(reason);
    waiting.clear();
  };
  const starting = setTimeout(giveUp, READ_TIMEOUT_MS, NOT_STARTED);
  started.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
    clearTimeout(starting);
    if (data === 'started') return;
    const asker = waiting.get(data.at);
    waiting.delete(data.at);
    if ('error' in data) asker?.reject(data.error);
    else asker?.resolve(data.answer);
  });
  started.addEventListener('error', ({ message }) => {
    clearTimeout(starting);
    giveUp(message || NOT_STARTED);
  });
  return started;
}
