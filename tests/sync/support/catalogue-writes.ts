// How the stand-in for Firestore takes a change of the catalogue that goes beside another write: both or neither.
import { fieldsAfter, pathOf, type WireWrite } from './wire.ts';

type Wire = Record<string, unknown>;
type Stored = { fields: Wire; token: string | null };

const CATALOGUE = /\/documents\/(products|categories|brands|blogs|shop|deletions)\//;

/** Whether a second write is that of the catalogue, and not the fence of the first. */
export function isOfCatalogue(write: WireWrite | undefined): boolean {
  return CATALOGUE.test(write?.update?.name ?? write?.delete ?? '');
}

/** Changes, makes or deletes the document; false, and nothing is changed, where there has to be one, and is none, or the other way round. */
export function changeCatalogue(documents: Map<string, Stored>, write: WireWrite): boolean {
  const { currentDocument } = write;
  const path = pathOf(write);
  const stored = documents.get(path);
  const mustBeThere = currentDocument?.exists;
  if (mustBeThere !== undefined && mustBeThere !== (stored !== undefined)) return false;
  if (write.delete) return documents.delete(path);
  const fields = fieldsAfter(stored?.fields, write);
  documents.set(path, { token: null, ...stored, fields });
  return true;
}
