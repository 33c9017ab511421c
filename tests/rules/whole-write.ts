// Writes in the form of Firestore's REST interface: a whole document set at once, or some of its fields.
import { encodeFields, type PlainValue } from '#engine/firestore/firestore-values.ts';
import type { Fields } from './rule-case.ts';

export function documentName(project: string, path: string): string {
  return `projects/${project}/databases/(default)/documents/${path}`;
}

/** Stands for the server's time in a write. */
export const SERVER_TIME = Symbol('server time');
/** Stands for the uid of the case's person; in stored documents, of the merchant. */
export const OWN_UID = Symbol('own uid');
/** The author and time of a change. */
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

/** The write that sets only the named fields, or removes them where `data` lacks them. */
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
