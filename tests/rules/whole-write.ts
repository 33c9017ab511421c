// Writes as Firestore's REST interface wants them: a whole document set at once.
import { encodeFields, type PlainValue } from '#core/remote/firestore-values.ts';
import type { Fields } from './rule-case.ts';

export function documentName(project: string, path: string): string {
  return `projects/${project}/databases/(default)/documents/${path}`;
}

/** The write that sets a whole document. */
export function writeOf(project: string, path: string, data: Fields): object {
  return { update: { name: documentName(project, path), fields: wireFields(data) } };
}

function wireFields(data: Fields): object {
  const fields = Object.entries(data).map(([name, value]) => {
    if (value instanceof Date) return [name, { timestampValue: value.toISOString() }];
    return [name, encodeFields({ value: value as PlainValue }).value];
  });
  return Object.fromEntries(fields);
}
