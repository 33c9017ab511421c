// Writes as Firestore's REST interface wants them: a whole document set at once, or some of its fields.
import { encodeFields, type PlainValue } from '#engine/firestore/firestore-values.ts';
import type { Fields } from './rule-case.ts';

export function documentName(project: string, path: string): string {
  return `projects/${project}/databases/(default)/documents/${path}`;
}

/** Stands for the server's own time in what is written. */
export const SERVER_TIME = Symbol('server time');
/** Stands for the uid of whoever a case is about; in what is stored already, of the merchant. */
export const OWN_UID = Symbol('own uid');
/** Whose change it is, and when. */
export const SIGNED = { changedBy: OWN_UID, changedAt: SERVER_TIME };

export function writeOf(project: string, path: string, data: Fields): object {
  const given = Object.entries(data).filter(([, value]) => value !== SERVER_TIME);
  const fields = wireFields(Object.fromEntries(given));
  const updateTransforms = Object.keys(data)
    .filter((name) => data[name] === SERVER_TIME)
    .map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' }));
  return {
    update: { name: documentName(project, path), fields },
    ...(updateTransforms.length > 0 && { updateTransforms }),
  };
}

/** The write that sets, or where `data` lacks them takes away, only the named fields. */
export function mergeOf(
  project: string,
  path: string,
  data: Fields,
  fieldPaths: readonly string[],
): object {
  const given = fieldPaths.filter((name) => data[name] !== SERVER_TIME);
  return { ...writeOf(project, path, data), updateMask: { fieldPaths: given } };
}

export function wireFields(data: Fields): object {
  const fields = Object.entries(data).map(([name, value]) => {
    if (value === OWN_UID) return [name, { stringValue: 'merchant' }];
    if (value instanceof Date) return [name, { timestampValue: value.toISOString() }];
    return [name, encodeFields({ value: value as PlainValue }).value];
  });
  return Object.fromEntries(fields);
}
