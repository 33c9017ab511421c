// Writes as Firestore's REST interface wants them: a whole document set at once, or some of its fields.
import { encodeFields, type PlainValue } from '#core/remote/firestore-values.ts';
import type { Fields } from './rule-case.ts';

export function documentName(project: string, path: string): string {
  return `projects/${project}/databases/(default)/documents/${path}`;
}

/** The write that sets a whole document. */
export function writeOf(project: string, path: string, data: Fields): object {
  return { update: { name: documentName(project, path), fields: wireFields(data) } };
}

/** The write that sets, or where `data` lacks them takes away, only the named fields. */
export function mergeOf(
  project: string,
  path: string,
  data: Fields,
  fieldPaths: readonly string[],
): object {
  return { ...writeOf(project, path, data), updateMask: { fieldPaths } };
}

/** Plain fields as the wire has them. */
export function wireFields(data: Fields): object {
  const fields = Object.entries(data).map(([name, value]) => {
    if (value instanceof Date) return [name, { timestampValue: value.toISOString() }];
    return [name, encodeFields({ value: value as PlainValue }).value];
  });
  return Object.fromEntries(fields);
}
