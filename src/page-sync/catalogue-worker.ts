// The worker that searches and fills the mirror beside the page; it lives as long as the page.
import { READ_TIMEOUT_MS } from '#core/model/limits.ts';
import type { CatalogueTasks } from '#core/sync/catalogue/worker-tasks.ts';
import workerAddress from '../../sw/catalogue-worker.ts?worker&url';
import { pageWorker } from './page-worker.ts';

export const askCatalogueWorker = pageWorker<CatalogueTasks>(workerAddress, {
  startsWithinMs: READ_TIMEOUT_MS,
});
