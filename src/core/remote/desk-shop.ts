// Reads what is said of the shop as it is stored, and writes what the merchant changes of it. It keeps nothing.
import { SETTINGS_ID } from '../model/catalogue/shop-settings.ts';
import type { EditedFields } from '../model/desk/edited-fields.ts';
import { settingsIn } from '../model/desk/shop-edit.ts';
import { type Result, resourceName } from './firestore-request.ts';
import { encodeFields } from './firestore-values.ts';
import { readDocument } from './read-documents.ts';

export const SETTINGS_PATH = `/shop/${SETTINGS_ID}`;

/** What is said; nothing as long as there is no document. */
export async function readShopSettings(idToken: string): Promise<Result<EditedFields>> {
  const answer = await readDocument(SETTINGS_PATH, idToken);
  if (answer.kind !== 'ok') return answer;
  return { kind: 'ok', value: settingsIn(answer.value?.fields ?? {}) };
}

/** The write that sets these and leaves the others alone. `changeId`: the note that says whose change it is. When the shop was told is its own time, by which phones find the change. */
export function settingsChange(fields: EditedFields, changeId: string): object {
  const said = { ...fields, changeId };
  return {
    update: { name: resourceName(SETTINGS_PATH), fields: encodeFields(said) },
    updateMask: { fieldPaths: Object.keys(said) },
    updateTransforms: [{ fieldPath: 'updatedAt', setToServerValue: 'REQUEST_TIME' }],
  };
}
