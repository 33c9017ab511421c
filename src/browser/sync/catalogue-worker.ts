// The page's dedicated worker that searches and fills the mirror; it lives as long as the page.

import type { CatalogueTasks } from '#domain/search/worker-tasks.ts';
import { READ_TIMEOUT_MS } from '#engine/limits.ts';
import workerAddress from '../../../sw/catalogue-worker.ts?worker&url';

type Call = <Answer>(call: (tasks: CatalogueTasks) => Promise<Answer>) => Promise<Answer>;

let worker: Promise<Call> | undefined;

/** Calls the worker; its code is loaded with the first call. Rejects as `pageWorker` does. */
export const callCatalogueWorker: Call = async (call) => {
  worker ??= import('./page-worker.ts').then(({ pageWorker }) =>
    pageWorker<CatalogueTasks>(workerAddress, { startsWithinMs: READ_TIMEOUT_MS }),
  );
  worker.catch(() => {
    worker = undefined;
  });
  return (await worker)(call);
};
