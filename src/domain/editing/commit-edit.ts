// Companion writes of a merchant's note: they create, change and delete the document that the note is about, in the
// same commit. Everybody can read that document, so it names the note (`changeId`), not the merchant. `path` from the
// root.

import type { WireWrite } from '#engine/firestore/commit-document.ts';
import { resourceName } from '#engine/firestore/firestore-request.ts';
import { encodeFields } from '#engine/firestore/firestore-values.ts';
import { type EditedFields, givenFields } from './edited-fields.ts';

/** The server's time of the change; phones find changes by it. */
const NOW = { fieldPath: 'updatedAt', setToServerValue: 'REQUEST_TIME' };

/** The write that creates a document; it must not exist yet. */
export function newDocument(path: string, fields: EditedFields, changeId: string): WireWrite {
  return {
    update: {
      name: resourceName(path),
      fields: encodeFields({ ...givenFields(fields), changeId }),
    },
    currentDocument: { exists: false },
    updateTransforms: [NOW],
  };
}

/** The write that sets fields of a document; null removes one. The caller adds the lock. */
export function editedDocument(path: string, fields: EditedFields, changeId: string): WireWrite {
  return {
    update: {
      name: resourceName(path),
      fields: encodeFields({ ...givenFields(fields), changeId }),
    },
    updateMask: { fieldPaths: [...Object.keys(fields), 'changeId'] },
    updateTransforms: [NOW],
  };
}

/** The writes that delete a document. A deleted document cannot name its note, so `deletions/…` names it instead. */
export function deletedDocument(path: string, changeId: string, changedBy: string): WireWrite[] {
  const [, collection, id] = path.split('/');
  const note = resourceName(`/deletions/${collection}/of/${id}`);
  return [
    { delete: resourceName(path) },
    {
      update: { name: note, fields: encodeFields({ changeId, changedBy }) },
      updateTransforms: [{ fieldPath: 'changedAt', setToServerValue: 'REQUEST_TIME' }],
    },
  ];
}

/** The write that adds to the pieces of an existing product; the server adds, so concurrent changes sum up. */
export function piecesChange(productId: string, by: number, changeId: string): WireWrite {
  return {
    update: { name: resourceName(`/products/${productId}`), fields: encodeFields({ changeId }) },
    updateMask: { fieldPaths: ['changeId'] },
    currentDocument: { exists: true },
    updateTransforms: [{ fieldPath: 'quantity', increment: { integerValue: String(by) } }, NOW],
  };
}
