// The worker of an import. It is ended when idle: a large spreadsheet leaves much memory behind.

import { pageWorker } from '#browser/sync/page-worker.ts';
import type { ImportTasks } from '#domain/product/desk/import-task.ts';
import importWorker from '../../../sw/desk-import-worker.ts?worker&url';

/** Rejects if the worker does not start or fails. */
export const callImportWorker = pageWorker<ImportTasks>(importWorker, { idleMs: 5_000 });
