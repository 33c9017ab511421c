// The Firestore stand-in's handling of a catalogue change in the same commit as another write: both or neither.
import { fieldsAfter, pathOf, type WireWrite } from './wire.ts';

type Wire = Record<string, unknown>;
type Stored = { fields: Wire; token: string | null };

const CATALOGUE = /\/documents\/(products|categories|brands|blogs|shop|deletions)\//;

/** Whether a second write is the catalogue's, and not the fence of the first. */
export function isOfCatalogue(write: WireWrite | undefined): boolean {
  return CATALOGUE.test(write?.update?.name ?? write?.delete ?? '');
}

const writtenAt = new WeakMap<object, string>();
let lastWritten = 0;

/** When a stored document was written: each is a separate write, and no two share a time. */
export function updateTimeOf(stored: object): string {
  lastWritten = Math.max(Date.now(), lastWritten + 1);
  const known = writtenAt.get(stored) ?? new Date(lastWritten).toISOString();
  writtenAt.set(stored, known);
  return known;
}

/** Whether the stored document (undefined: none) meets a write's precondition. */
export function isAsSeen({ currentDocument }: WireWrite, stored: object | undefined): boolean {
  if (!currentDocument) return true;
  const { exists, updateTime } = currentDocument;
  if (updateTime === undefined) return exists === (stored !== undefined);
  return stored !== undefined && updateTimeOf(stored) === updateTime;
}

/** Changes, creates or deletes the document; false, without any change, if the precondition fails. */
export function changeCatalogue(documents: Map<string, Stored>, write: WireWrite): boolean {
  const path = pathOf(write);
  const stored = documents.get(path);
  if (!isAsSeen(write, stored)) return false;
  if (write.delete) return documents.delete(path);
  const fields = fieldsAfter(stored?.fields, write);
  documents.set(path, { token: null, ...stored, fields });
  return true;
}
