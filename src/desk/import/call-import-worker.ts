// The worker of an import. It is ended when idle: a large spreadsheet leaves much memory behind.

import { pageWorker } from '#browser/sync/page-worker.ts';
import type { ImportTasks } from '#domain/product/desk/import-task.ts';
import { spokenLanguage } from '#engine/texts/speak.ts';
import importWorker from '../../../sw/desk-import-worker.ts?worker&url';

const callWorker = pageWorker<ImportTasks>(importWorker, { idleMs: 5_000 });

/** Says problems in the desk's language. Rejects if the worker does not start or fails. */
export const callImportWorker: typeof callWorker = (call) =>
  callWorker(async (tasks) => {
    await tasks.speak(spokenLanguage());
    return call(tasks);
  });
