/** What a merchant has said of the shop at the desk: the project's public document, asked as any phone would. */
import { believedSettings, SETTINGS_ID } from '../../src/core/model/catalogue/shop-settings.ts';
import { decodeFields } from '../../src/core/remote/firestore-values.ts';

const TIMEOUT_MS = 10_000;
const NOT_FOUND = 404;

/** By the names that the settings have in src/shop.ts and src/shop-texts.ts; null where the project does not answer. */
export async function readSaidSettings(projectId: string): Promise<Record<string, unknown> | null> {
  const emulator = process.env.FIRESTORE_EMULATOR_HOST;
  const origin = emulator ? `http://${emulator}` : 'https://firestore.googleapis.com';
  const path = `/v1/projects/${projectId}/databases/(default)/documents/shop/${SETTINGS_ID}`;
  try {
    const reply = await fetch(origin + path, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (reply.status === NOT_FOUND) return {};
    if (!reply.ok) return null;
    const { fields } = (await reply.json()) as { fields?: unknown };
    const { faqs, ...said } = believedSettings(decodeFields(fields));
    return { ...said, ...(faqs && { faqs: inPairs(faqs) }) };
  } catch {
    return null;
  }
}

function inPairs(faqs: readonly string[]): object[] {
  return faqs.flatMap((question, at) =>
    at % 2 === 0 ? [{ question, answer: faqs[at + 1] ?? '' }] : [],
  );
}
