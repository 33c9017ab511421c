// How the stand-in for Firestore takes a change of the catalogue that goes beside another write: both or neither.
type Wire = Record<string, unknown>;
type Stored = { fields: Wire; token: string | null };

export type CatalogueWrite = {
  update?: { name: string; fields: Wire };
  updateMask?: { fieldPaths: string[] };
  delete?: string;
  currentDocument?: { exists?: boolean; updateTime?: string };
  updateTransforms?: {
    fieldPath: string;
    increment?: { integerValue: string };
    setToServerValue?: string;
  }[];
};

const CATALOGUE = /\/documents\/(products|categories|brands|blogs|shop)\//;

/** Whether a second write is that of the catalogue, and not the fence of the first. */
export function isOfCatalogue(write: CatalogueWrite | undefined): boolean {
  return CATALOGUE.test(write?.update?.name ?? write?.delete ?? '');
}

/** Changes, makes or deletes the document; false, and nothing is changed, where there has to be one, and is none, or the other way round. */
export function changeCatalogue(
  documents: Map<string, Stored>,
  path: string,
  write: CatalogueWrite,
): boolean {
  const { update, updateMask, updateTransforms = [], currentDocument } = write;
  const stored = documents.get(path);
  const mustBeThere = currentDocument?.exists;
  if (mustBeThere !== undefined && mustBeThere !== (stored !== undefined)) return false;
  if (write.delete) return documents.delete(path);
  const fields: Wire = { ...stored?.fields, ...update?.fields };
  for (const name of updateMask?.fieldPaths ?? []) {
    if (!Object.hasOwn(update?.fields ?? {}, name)) delete fields[name];
  }
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
