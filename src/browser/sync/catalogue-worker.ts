// The page's dedicated worker that searches and fills the mirror; it lives as long as the page.

import type { CatalogueTasks } from '#domain/search/worker-tasks.ts';
import { READ_TIMEOUT_MS } from '#engine/limits.ts';
import workerAddress from '../../../sw/catalogue-worker.ts?worker&url';
import { pageWorker } from './page-worker.ts';

export const callCatalogueWorker = pageWorker<CatalogueTasks>(workerAddress, {
  startsWithinMs: READ_TIMEOUT_MS,
});
