// The worker of an import, which is ended once nothing was asked for a while: a large spreadsheet leaves much memory behind.
import type { ImportTasks } from '#core/model/desk/import-task.ts';
import { pageWorker } from '#page-sync/page-worker.ts';
import importWorker from '../../../sw/desk-import-worker.ts?worker&url';

/** Rejects where the worker did not start, or could not do it. */
export const askImportWorker = pageWorker<ImportTasks>(importWorker, { idleMs: 5_000 });
