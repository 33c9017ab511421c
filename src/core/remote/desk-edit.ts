// The writes by which the desk makes, changes and deletes a document of the catalogue; each goes beside the document that says so, both or neither.
// `path` from the root.
import { type EditedFields, givenFields } from '../model/desk/edited-fields.ts';
import { resourceName } from './firestore-request.ts';
import { encodeFields } from './firestore-values.ts';

/** When the shop was told: its own time, by which phones find the change. */
const NOW = { fieldPath: 'updatedAt', setToServerValue: 'REQUEST_TIME' };

/** The write that makes a document that there is none of. */
export function newDocument(path: string, fields: EditedFields): object {
  return {
    update: { name: resourceName(path), fields: encodeFields(givenFields(fields)) },
    currentDocument: { exists: false },
    updateTransforms: [NOW],
  };
}

/** The write that sets fields of a document that there is; null takes one away. */
export function editedDocument(path: string, fields: EditedFields): object {
  return {
    update: { name: resourceName(path), fields: encodeFields(givenFields(fields)) },
    updateMask: { fieldPaths: Object.keys(fields) },
    currentDocument: { exists: true },
    updateTransforms: [NOW],
  };
}

/** The write that deletes a document that there is. */
export function deletedDocument(path: string): object {
  return { delete: resourceName(path), currentDocument: { exists: true } };
}
