// Reads the shop's settings as they are stored. It keeps nothing.
import { SETTINGS_ID } from '../model/catalogue/shop-settings.ts';
import type { EditedFields } from '../model/desk/edited-fields.ts';
import { settingsIn } from '../model/desk/shop-edit.ts';
import type { Result } from './firestore-request.ts';
import { readDocument } from './read-documents.ts';

export const SETTINGS_PATH = `/shop/${SETTINGS_ID}`;

/** What is said; nothing as long as there is no document. */
export async function readShopSettings(idToken: string): Promise<Result<EditedFields>> {
  const answer = await readDocument(SETTINGS_PATH, idToken);
  if (answer.kind !== 'ok') return answer;
  return { kind: 'ok', value: settingsIn(answer.value?.fields ?? {}) };
}
