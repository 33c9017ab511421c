// The writes by which the desk makes, changes and deletes a product; each goes beside the document that says so, both or neither.
import { resourceName } from './firestore-request.ts';
import { encodeFields, type PlainFields } from './firestore-values.ts';

/** When the shop was told: its own time, by which phones find the change. */
const NOW = { fieldPath: 'updatedAt', setToServerValue: 'REQUEST_TIME' };

/** The write that makes a product that there is none of. */
export function newProduct(productId: string, fields: PlainFields): object {
  return {
    update: { name: nameOf(productId), fields: encodeFields(given(fields)) },
    currentDocument: { exists: false },
    updateTransforms: [NOW],
  };
}

/** The write that sets fields of a product that there is; null takes one away. */
export function editedProduct(productId: string, fields: PlainFields): object {
  return {
    update: { name: nameOf(productId), fields: encodeFields(given(fields)) },
    updateMask: { fieldPaths: Object.keys(fields) },
    currentDocument: { exists: true },
    updateTransforms: [NOW],
  };
}

/** The write that deletes a product that there is. */
export function deletedProduct(productId: string): object {
  return { delete: nameOf(productId), currentDocument: { exists: true } };
}

const nameOf = (productId: string) => resourceName(`/products/${productId}`);

function given(fields: PlainFields): PlainFields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
}
