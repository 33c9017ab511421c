// Asks the worker of an import, which is started with a question and ended once nothing was asked for a while: a large spreadsheet leaves much memory behind.
import type { AnsweredTask, ImportTask, TaskAnswers } from '#core/model/desk/import-task.ts';
import { trustedScriptUrl } from '#page-sync/trusted-script-url.ts';
import importWorker from '../../../sw/desk-import-worker.ts?worker&url';

type Asker = { resolve(answer: AnsweredTask): void; reject(reason: unknown): void };

/** ms */
const IDLE_MS = 5_000;

let worker: Worker | null = null;
let idle: ReturnType<typeof setTimeout> | undefined;
let asked = 0;
const askers = new Map<number, Asker>();

/** @throws Error where the worker did not start, or could not do it */
export async function askImportWorker<Task extends ImportTask>(
  task: Task,
): Promise<TaskAnswers[Task['does']]> {
  asked += 1;
  const at = asked;
  const answered = await new Promise<AnsweredTask>((resolve, reject) => {
    askers.set(at, { resolve, reject });
    clearTimeout(idle);
    worker ??= startWorker();
    worker.postMessage({ at, task });
  });
  if ('error' in answered) throw new Error(answered.error);
  return answered.answer as TaskAnswers[Task['does']];
}

function startWorker(): Worker {
  const started = new Worker(trustedScriptUrl(importWorker), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<AnsweredTask>) => {
    askers.get(data.at)?.resolve(data);
    askers.delete(data.at);
    if (askers.size === 0) idle = setTimeout(endWorker, IDLE_MS);
  });
  started.addEventListener('error', ({ message }) => {
    worker = null;
    for (const { reject } of askers.values()) reject(new Error(message || 'no worker'));
    askers.clear();
  });
  return started;
}

function endWorker(): void {
  worker?.terminate();
  worker = null;
}
