// Writes what the merchant changes of a product's pieces and price. `changeId`: the note that says whose change it is.
import { resourceName } from './firestore-request.ts';
import { encodeFields, type PlainFields } from './firestore-values.ts';

/** The write that sets fields of a product that there is. A function notes when. */
export function productChange(productId: string, fields: PlainFields, changeId: string): object {
  const said = { ...fields, changeId };
  return {
    update: { name: resourceName(`/products/${productId}`), fields: encodeFields(said) },
    updateMask: { fieldPaths: Object.keys(said) },
    currentDocument: { exists: true },
  };
}

/** The write that adds to the pieces of a product that there is. The shop itself adds, so that what comes at the same time adds up. */
export function piecesChange(productId: string, by: number, changeId: string): object {
  return {
    ...productChange(productId, {}, changeId),
    updateTransforms: [
      { fieldPath: 'quantity', increment: { integerValue: String(by) } },
      { fieldPath: 'updatedAt', setToServerValue: 'REQUEST_TIME' },
    ],
  };
}
