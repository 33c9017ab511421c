// How the stand-in for Firestore takes a change of the catalogue that goes beside another write: both or neither.
import { fieldsAfter, pathOf, type WireWrite } from './wire.ts';

type Wire = Record<string, unknown>;
type Stored = { fields: Wire; token: string | null };

export type CatalogueWrite = WireWrite & {
  updateTransforms?: {
    fieldPath: string;
    increment?: { integerValue: string };
    setToServerValue?: string;
  }[];
};

const CATALOGUE = /\/documents\/(products|categories|brands|blogs|shop|deletions)\//;

/** Whether a second write is that of the catalogue, and not the fence of the first. */
export function isOfCatalogue(write: CatalogueWrite | undefined): boolean {
  return CATALOGUE.test(write?.update?.name ?? write?.delete ?? '');
}

/** Changes, makes or deletes the document; false, and nothing is changed, where there has to be one, and is none, or the other way round. */
export function changeCatalogue(documents: Map<string, Stored>, write: CatalogueWrite): boolean {
  const { updateTransforms = [], currentDocument } = write;
  const path = pathOf(write);
  const stored = documents.get(path);
  const mustBeThere = currentDocument?.exists;
  if (mustBeThere !== undefined && mustBeThere !== (stored !== undefined)) return false;
  if (write.delete) return documents.delete(path);
  const fields = fieldsAfter(stored?.fields, write);
  for (const { fieldPath, increment } of updateTransforms) {
    fields[fieldPath] = increment
      ? { integerValue: String(numberIn(fields[fieldPath]) + Number(increment.integerValue)) }
      : { timestampValue: new Date().toISOString() };
  }
  documents.set(path, { token: null, ...stored, fields });
  return true;
}

function numberIn(wire: unknown): number {
  return Number(Object.values(Object(wire))[0] ?? 0);
}
