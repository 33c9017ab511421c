// Loads the larger part of the service worker on first use. The browser stores the script with the worker: available
// offline, and always of the same version.
import { trustedPolicy } from '#engine/lib/trusted-types.ts';
import type { tasks as WorkerTasks } from './worker-tasks.ts';

declare const self: ServiceWorkerGlobalScope;

/** The script's address, with a hash of its content. */
export const TASKS_ADDRESS = import.meta.env.HAAT_WORKER_TASKS;

let tasks: typeof WorkerTasks | undefined;

/**
 * The exports of worker-tasks.ts. Browsers import new scripts only while the worker is installing.
 * @throws NetworkError
 */
export function loadTasks(): typeof WorkerTasks {
  if (tasks) return tasks;
  const policy = trustedPolicy('haat-scripts', {
    createScriptURL: (_address: string) => TASKS_ADDRESS,
  });
  importScripts(policy.createScriptURL(TASKS_ADDRESS));
  ({ tasks } = Reflect.get(self, 'haatWorkerTasks') as { tasks: typeof WorkerTasks });
  return tasks;
}
