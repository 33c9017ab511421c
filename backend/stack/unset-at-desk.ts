/**
 * Settings that a merchant has not made at the desk yet, read from the project's public document, as any phone would.
 */
import type { SettingName } from '../../src/domain/settings/settings.fields.ts';
import { parseSettings, SETTINGS_ID } from '../../src/domain/settings/shop-settings.ts';
import { decodeFields } from '../../src/engine/firestore/firestore-values.ts';

const TIMEOUT_MS = 10_000;
const NOT_FOUND = 404;

/** Required before the shop is announced. */
const NEEDED: readonly SettingName[] = ['phones', 'email', 'address', 'grievance', 'bank'];

/** The missing settings; null where they cannot be read, as with App Check enforced. */
export async function unsetAtDesk(projectId: string): Promise<SettingName[] | null> {
  const emulator = process.env.FIRESTORE_EMULATOR_HOST;
  const origin = emulator ? `http://${emulator}` : 'https://firestore.googleapis.com';
  const path = `/v1/projects/${projectId}/databases/(default)/documents/shop/${SETTINGS_ID}`;
  try {
    const reply = await fetch(origin + path, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (reply.status === NOT_FOUND) return [...NEEDED];
    if (!reply.ok) return null;
    const { fields } = (await reply.json()) as { fields?: unknown };
    const set = parseSettings(decodeFields(fields));
    return NEEDED.filter((name) => !(name in set));
  } catch {
    return null;
  }
}
