// Reads the shop's settings as stored. Keeps nothing.

import type { Result } from '#engine/firestore/firestore-request.ts';
import { readDocument } from '#engine/firestore/read-documents.ts';
import type { EditedFields } from '../../editing/edited-fields.ts';
import { SETTINGS_ID } from '../shop-settings.ts';
import { settingsIn } from './shop-edit.ts';

export const SETTINGS_PATH = `/shop/${SETTINGS_ID}`;

/** The stored settings; empty while there is no document. */
export async function readShopSettings(idToken: string): Promise<Result<EditedFields>> {
  const answer = await readDocument(SETTINGS_PATH, idToken);
  if (answer.kind !== 'ok') return answer;
  return { kind: 'ok', value: settingsIn(answer.value?.fields ?? {}) };
}
