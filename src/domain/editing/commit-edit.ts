// Companion writes of a merchant's note: they make, change and delete the document that the note is about, in the same commit. Everybody reads that
// document, so it names the note (`changeId`) and not the merchant. `path` from the root.

import type { WireWrite } from '#engine/firestore/commit-document.ts';
import { resourceName } from '#engine/firestore/firestore-request.ts';
import { encodeFields } from '#engine/firestore/firestore-values.ts';
import { type EditedFields, givenFields } from './edited-fields.ts';

/** When the shop was told: its own time, by which phones find the change. */
const NOW = { fieldPath: 'updatedAt', setToServerValue: 'REQUEST_TIME' };

/** The write that makes a document that there is none of. */
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

/** The write that sets fields of a document; null takes one away. A lock says in which state. */
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

/** The writes that delete a document. It has no field left to say whose change this was, so another one says it in its place. */
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

/** The write that adds to the pieces of a product that there is. The shop itself adds, so that what comes at the same time adds up. */
export function piecesChange(productId: string, by: number, changeId: string): WireWrite {
  return {
    update: { name: resourceName(`/products/${productId}`), fields: encodeFields({ changeId }) },
    updateMask: { fieldPaths: ['changeId'] },
    currentDocument: { exists: true },
    updateTransforms: [{ fieldPath: 'quantity', increment: { integerValue: String(by) } }, NOW],
  };
}
