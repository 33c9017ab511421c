/** The settings that a project stores, which its merchant changed at the desk: a public document, read as any phone reads it. */
import { type Banner, videosIn } from '../../src/core/model/catalogue/home-page.ts';
import {
  parseSettings,
  rowsOf,
  SETTINGS_ID,
} from '../../src/core/model/catalogue/shop-settings.ts';
import { decodeFields } from '../../src/core/remote/firestore-values.ts';
import { home } from '../../src/shop-home.ts';

const TIMEOUT_MS = 10_000;
const NOT_FOUND = 404;

/** By the names that the settings have in src/shop.ts and the files beside it; null where the project does not answer. */
export async function readStoredSettings(
  projectId: string,
): Promise<Record<string, unknown> | null> {
  const emulator = process.env.FIRESTORE_EMULATOR_HOST;
  const origin = emulator ? `http://${emulator}` : 'https://firestore.googleapis.com';
  const path = `/v1/projects/${projectId}/databases/(default)/documents/shop/${SETTINGS_ID}`;
  try {
    const reply = await fetch(origin + path, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (reply.status === NOT_FOUND) return {};
    if (!reply.ok) return null;
    const { fields } = (await reply.json()) as { fields?: unknown };
    return storedSettings(decodeFields(fields));
  } catch {
    return null;
  }
}

/** Those of the document that phones believe, as the files have them. */
export function storedSettings(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { faqs, videos, banners, ...same } = parseSettings(fields);
  return {
    ...same,
    ...(faqs && { faqs: rowsOf('faqs', faqs) }),
    ...(videos && { videos: videosIn(videos, home.videos) }),
    ...(banners && { banners: rowsOf('banners', banners).map(asBuilt) }),
  };
}

/** A file that the shop was built with has one name for both screens. */
function asBuilt({ wide: picture, narrow: _, ...rest }: Banner): object {
  return { picture, ...rest };
}
