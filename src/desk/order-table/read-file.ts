// Reads a file of a courier in a worker: the screen stays responsive.
import type { Sheet } from '#domain/product/table/cell.ts';
import { callImportWorker } from '../import/call-import-worker.ts';
import { fileProblem } from '../import/messages.ts';
import { NOT_READ } from './messages.ts';

/** `problem`: in words that name the file. */
type ReadFile = { name: string; bytes: ArrayBuffer; sheets: Sheet[] } | { problem: string };

export async function readFile(file: File): Promise<ReadFile> {
  const { name } = file;
  try {
    const bytes = await file.arrayBuffer();
    const read = await callImportWorker((it) => it.readSheets(bytes));
    if ('problem' in read) return { problem: fileProblem(name, read.problem) };
    return { name, bytes, sheets: read.sheets };
  } catch (error) {
    console.error('the file could not be read', error);
    return { problem: fileProblem(name, NOT_READ) };
  }
}
