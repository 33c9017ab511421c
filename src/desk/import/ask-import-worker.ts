// The worker of an import, which is ended once nothing was asked for a while: a large spreadsheet leaves much memory behind.

import { pageWorker } from '#browser/sync/page-worker.ts';
import type { ImportTasks } from '#domain/product/desk/import-task.ts';
import importWorker from '../../../sw/desk-import-worker.ts?worker&url';

/** Rejects where the worker did not start, or could not do it. */
export const askImportWorker = pageWorker<ImportTasks>(importWorker, { idleMs: 5_000 });
