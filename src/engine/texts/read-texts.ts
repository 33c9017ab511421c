// The texts of a language, which the phone keeps once it has spoken it.
import { TEXTS, TEXTS_CACHE } from 'virtual:texts';
import type { Catalog } from './speak.ts';

/** Longest wait for texts from the shop: a line may accept a request and never answer. ms */
const TIMEOUT_MS = 8_000;

/** Where the texts of a language other than English lie. */
export const textsAddress = (language: string) => TEXTS[language];

/**
 * From this phone, else from the shop. `isWhole`: with those that only few pages show.
 * @throws when neither has them, or the language is none of the shop's
 */
export async function readTexts(language: string, isWhole = true): Promise<Catalog> {
  const rest = `${language}-rest`;
  const parts = isWhole && TEXTS[rest] ? [language, rest] : [language];
  return Object.assign({}, ...(await Promise.all(parts.map(readPart))));
}

async function readPart(language: string): Promise<Catalog> {
  const address = textsAddress(language);
  if (!address) throw new Error(`no texts of ${language}`);
  const kept = await caches.match(address, { cacheName: TEXTS_CACHE }).catch(() => undefined);
  // A full device may have kept only the beginning.
  const whole = await kept?.json().catch(console.warn);
  if (whole) return whole;
  const reply = await fetchPart(language, address);
  if (!reply.ok) throw new Error(`texts of ${language}: ${reply.status}`);
  const [texts] = await Promise.all([reply.clone().json(), keep(address, reply)]);
  return texts;
}

/**
 * After a deploy the shop has these texts no longer, but those of its newest version, with the same keys: a changed text
 * is in English.
 */
async function fetchPart(language: string, address: string): Promise<Response> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const reply = await fetch(address, { signal });
  return reply.status === 404 ? fetch(`/${TEXTS_CACHE}-${language}.json`, { signal }) : reply;
}

/** A full device goes without. */
async function keep(address: string, reply: Response): Promise<void> {
  try {
    const cache = await caches.open(TEXTS_CACHE);
    await cache.put(address, reply);
  } catch (error) {
    console.warn('a language was not kept:', error);
  }
}

/** Fetches this build's texts of the languages that the phone keeps, so that an update works offline in them. @throws when it cannot */
export async function renewTexts(): Promise<void> {
  const cache = await caches.open(TEXTS_CACHE);
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  const due = Object.entries(TEXTS).filter(
    ([language, address]) =>
      !kept.includes(address) && kept.some((path) => path.includes(`/texts-${language}-`)),
  );
  await cache.addAll(due.map(([, address]) => address));
}

/** Drops the texts of earlier builds. */
export async function dropOldTexts(): Promise<void> {
  const cache = await caches.open(TEXTS_CACHE);
  const now = Object.values(TEXTS);
  const old = (await cache.keys()).filter(({ url }) => !now.includes(new URL(url).pathname));
  await Promise.all(old.map((key) => cache.delete(key)));
}
