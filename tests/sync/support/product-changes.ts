// How the stand-in for Firestore takes a change of a product that goes beside another write: both or neither.
type Wire = Record<string, unknown>;
type Stored = { fields: Wire; token: string | null };

export type ProductWrite = {
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

/** Whether a second write is that of a product, and not the fence of the first. */
export function isOfProduct(write: ProductWrite | undefined): boolean {
  return (write?.update?.name ?? write?.delete)?.includes('/documents/products/') === true;
}

/** Changes, makes or deletes the product; false, and nothing is changed, where there is none, or already one. */
export function changeProduct(
  documents: Map<string, Stored>,
  path: string,
  write: ProductWrite,
): boolean {
  const { update, updateMask, updateTransforms = [], currentDocument } = write;
  const stored = documents.get(path);
  if ((stored !== undefined) !== (currentDocument?.exists ?? true)) return false;
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
