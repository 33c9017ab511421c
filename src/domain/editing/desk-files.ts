// Files of an edit at the desk: they wait beside its row, and go to Storage before the document that names them, one
// after another, each once.
import * as v from 'valibot';
import { readWaitingFile } from '#engine/outbox/outbox-rows.ts';
import type { FileToUpload, WriteKind } from '#engine/outbox/write-kind.ts';
import type { HaatDatabase } from '../device/tables.ts';
import type { EditFile } from './edited-fields.ts';

type WithFiles = { files?: readonly string[] | undefined };

/** The id under which a row's file waits. */
export function fileId(rowId: string, name: string): string {
  return `${rowId}.${name}`;
}

/** A kind's `file`. `pathOf`: the Storage path for a file of this name. */
export function filesOfKind<Payload extends WithFiles>(
  schema: v.GenericSchema<unknown, Payload>,
  pathOf: (payload: Payload, name: string) => string,
): NonNullable<WriteKind['file']> {
  return {
    async read(database, row) {
      const payload = v.parse(schema, row.payload);
      for (const name of payload.files ?? []) {
        const file = await readWaitingFile(database, fileId(row.id, name));
        if (!file) return undefined;
        if (file.uploadedAt !== undefined) continue;
        const { type, bytes } = file;
        return { path: pathOf(payload, name), type, bytes, isThere: false, isSigned: true };
      }
      return null;
    },
    async recordThere(database, row, now, file: FileToUpload) {
      const payload = v.parse(schema, row.payload);
      const name = payload.files?.find((it) => pathOf(payload, it) === file.path);
      await database.waitingFiles.update(fileId(row.id, name ?? ''), { uploadedAt: now });
    },
  };
}

/** Keeps the files of a row, in the transaction that saves it. */
export async function putFiles(
  database: HaatDatabase,
  rowId: string,
  files: readonly EditFile[],
): Promise<void> {
  for (const { name, type, bytes } of files) {
    await database.waitingFiles.put({ id: fileId(rowId, name), type, bytes });
  }
}
