// Loads the larger part of the service worker when it is needed first. The browser keeps the script with the worker: it is there
// without a network, and never of another version.
import { trustedPolicy } from '#engine/lib/trusted-types.ts';
import type { tasks as WorkerTasks } from './worker-tasks.ts';

declare const self: ServiceWorkerGlobalScope;

/** Its address, with a hash of what is in it. */
export const TASKS_ADDRESS = import.meta.env.HAAT_WORKER_TASKS;

let tasks: typeof WorkerTasks | undefined;

/** What worker-tasks.ts has. A browser allows scripts that are new to it only while the worker is installed. @throws NetworkError */
export function loadTasks(): typeof WorkerTasks {
  if (tasks) return tasks;
  const policy = trustedPolicy('haat-scripts', {
    createScriptURL: (_address: string) => TASKS_ADDRESS,
  });
  importScripts(policy.createScriptURL(TASKS_ADDRESS));
  ({ tasks } = Reflect.get(self, 'haatWorkerTasks') as { tasks: typeof WorkerTasks });
  return tasks;
}
