// Firestore's requests and answers, as far as its stand-ins understand them.
type Fields = Record<string, unknown>;

export type WireWrite = {
  update?: { name: string; fields: Fields };
  updateMask?: { fieldPaths: string[] };
  delete?: string;
  currentDocument?: { exists?: boolean; updateTime?: string };
  updateTransforms?: {
    fieldPath: string;
    increment?: { integerValue: string };
    setToServerValue?: string;
  }[];
};

export const ROOT = 'projects/demo-haat/databases/(default)/documents';

export function pathIn(name: string): string {
  return name.slice(name.indexOf('/documents') + '/documents'.length);
}

export function pathOf(write: WireWrite | undefined): string {
  return pathIn(write?.delete ?? write?.update?.name ?? '');
}

/** A field's name by its path. */
function unquoted(fieldPath: string): string {
  return fieldPath.startsWith('`') ? fieldPath.slice(1, -1).replace(/\\(.)/g, '$1') : fieldPath;
}

/** The fields that a write names without a value: it removes them. */
export function takenAway({ update, updateMask }: WireWrite): string[] {
  const names = updateMask?.fieldPaths.map(unquoted) ?? [];
  return names.filter((name) => !Object.hasOwn(update?.fields ?? {}, name));
}

/** A document's fields after a write. */
export function fieldsAfter(before: Fields | undefined, write: WireWrite): Fields {
  const fields = { ...before, ...write.update?.fields };
  for (const name of takenAway(write)) delete fields[name];
  for (const { fieldPath, increment } of write.updateTransforms ?? []) {
    fields[fieldPath] = increment
      ? { integerValue: String(numberIn(fields[fieldPath]) + Number(increment.integerValue)) }
      : { timestampValue: new Date().toISOString() };
  }
  return fields;
}

function numberIn(wire: unknown): number {
  return Number(Object.values(Object(wire))[0] ?? 0);
}

export function errorBody(code: number, status: string, message = status): string {
  return JSON.stringify({ error: { code, status, message } });
}
