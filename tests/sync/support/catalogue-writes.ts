// How the stand-in for Firestore takes a change of the catalogue that goes beside another write: both or neither.
import { fieldsAfter, pathOf, type WireWrite } from './wire.ts';

type Wire = Record<string, unknown>;
type Stored = { fields: Wire; token: string | null };

const CATALOGUE = /\/documents\/(products|categories|brands|blogs|shop|deletions)\//;

/** Whether a second write is that of the catalogue, and not the fence of the first. */
export function isOfCatalogue(write: WireWrite | undefined): boolean {
  return CATALOGUE.test(write?.update?.name ?? write?.delete ?? '');
}

const writtenAt = new WeakMap<object, string>();
let lastWritten = 0;

/** When a stored document was written: each is a writing of its own, and no two are at the same time. */
export function updateTimeOf(stored: object): string {
  lastWritten = Math.max(Date.now(), lastWritten + 1);
  const known = writtenAt.get(stored) ?? new Date(lastWritten).toISOString();
  writtenAt.set(stored, known);
  return known;
}

/** Whether what is stored (undefined: nothing) is as a write has to find it. */
export function isAsSeen({ currentDocument }: WireWrite, stored: object | undefined): boolean {
  if (!currentDocument) return true;
  const { exists, updateTime } = currentDocument;
  if (updateTime === undefined) return exists === (stored !== undefined);
  return stored !== undefined && updateTimeOf(stored) === updateTime;
}

/** Changes, makes or deletes the document; false, and nothing is changed, where it is not as the write has to find it. */
export function changeCatalogue(documents: Map<string, Stored>, write: WireWrite): boolean {
  const path = pathOf(write);
  const stored = documents.get(path);
  if (!isAsSeen(write, stored)) return false;
  if (write.delete) return documents.delete(path);
  const fields = fieldsAfter(stored?.fields, write);
  documents.set(path, { token: null, ...stored, fields });
  return true;
}
