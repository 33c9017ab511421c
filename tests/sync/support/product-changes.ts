// How the stand-in for Firestore takes a change of a product that goes beside another write: both or neither.
type Wire = Record<string, unknown>;
type Stored = { fields: Wire; token: string | null };

export type ProductWrite = {
  update?: { name: string; fields: Wire };
  updateTransforms?: {
    fieldPath: string;
    increment?: { integerValue: string };
    setToServerValue?: string;
  }[];
};

/** Whether a second write is that of a product, and not the fence of the first. */
export function isOfProduct(write: ProductWrite | undefined): boolean {
  return write?.update?.name.includes('/documents/products/') === true;
}

/** Changes the product; false, and nothing is changed, where there is none. */
export function changeProduct(
  documents: Map<string, Stored>,
  path: string,
  { update, updateTransforms = [] }: ProductWrite,
): boolean {
  const stored = documents.get(path);
  if (!stored) return false;
  const fields: Wire = { ...stored.fields, ...update?.fields };
  for (const { fieldPath, increment } of updateTransforms) {
    fields[fieldPath] = increment
      ? { integerValue: String(numberIn(fields[fieldPath]) + Number(increment.integerValue)) }
      : { timestampValue: new Date().toISOString() };
  }
  documents.set(path, { ...stored, fields });
  return true;
}

function numberIn(wire: unknown): number {
  return Number(Object.values(Object(wire))[0] ?? 0);
}
