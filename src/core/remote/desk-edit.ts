// The writes by which the desk makes, changes and deletes a document of the catalogue; each goes beside the note that says whose change it is, both or
// neither. `path` from the root; `changeId`: the note’s, which what everybody reads names in place of a merchant.
import { type EditedFields, givenFields } from '../model/desk/edited-fields.ts';
import { resourceName } from './firestore-request.ts';
import { encodeFields } from './firestore-values.ts';

/** When the shop was told: its own time, by which phones find the change. */
const NOW = { fieldPath: 'updatedAt', setToServerValue: 'REQUEST_TIME' };

/** The write that makes a document that there is none of. */
export function newDocument(path: string, fields: EditedFields, changeId: string): object {
  return {
    update: {
      name: resourceName(path),
      fields: encodeFields({ ...givenFields(fields), changeId }),
    },
    currentDocument: { exists: false },
    updateTransforms: [NOW],
  };
}

/** The write that sets fields of a document that there is; null takes one away. */
export function editedDocument(path: string, fields: EditedFields, changeId: string): object {
  return {
    update: {
      name: resourceName(path),
      fields: encodeFields({ ...givenFields(fields), changeId }),
    },
    updateMask: { fieldPaths: [...Object.keys(fields), 'changeId'] },
    currentDocument: { exists: true },
    updateTransforms: [NOW],
  };
}

/** The writes that delete a document that there is. It has no field left to say whose change this was, so another one says it in its place. */
export function deletedDocument(path: string, changeId: string, changedBy: string): object[] {
  const [, collection, id] = path.split('/');
  const note = resourceName(`/deletions/${collection}/of/${id}`);
  return [
    { delete: resourceName(path), currentDocument: { exists: true } },
    {
      update: { name: note, fields: encodeFields({ changeId, changedBy }) },
      updateTransforms: [{ fieldPath: 'changedAt', setToServerValue: 'REQUEST_TIME' }],
    },
  ];
}
