// The language of the desk on this device.

import { keepLanguage, keptLanguage } from '#browser/kept-language.ts';
import { isAtDesk, type Language } from '#config/languages.ts';
import { shop } from '#config/shop.ts';
import { readTexts } from '#engine/texts/read-texts.ts';
import { speakIn } from '#engine/texts/speak.ts';
import { DESK } from '../messages.ts';

/** A merchant may work in one language and look at the shop as customers see it, in another. */
const KEY = 'desk-language';
/** Longest wait for texts that this device does not have yet. ms */
const TEXTS_TIMEOUT_MS = 5_000;

/** The one chosen here; else the one chosen in the shop on this phone, as most likely the same person reads both. */
function deskLanguage(): Language {
  const kept = keptLanguage(KEY) ?? keptLanguage();
  return kept && isAtDesk(kept) ? kept : 'en';
}

/** Lets all texts speak the desk's language, before any of them is rendered. Without its texts the desk is in English. */
export async function speakDeskLanguage(): Promise<void> {
  const language = deskLanguage();
  if (language === 'en') return;
  try {
    const late = new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error(`no texts of ${language} in time`)), TEXTS_TIMEOUT_MS);
    });
    const texts = await Promise.race([readTexts(language), late]);
    const { spokenFrom } = await import('#engine/texts/spoken-from.ts');
    speakIn(spokenFrom(language, texts));
    document.documentElement.lang = `${language}-IN`;
    document.title = `${DESK} · ${shop.name}`;
    const manifest = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
    if (manifest) manifest.href = `/desk-${language}.webmanifest`;
  } catch (error) {
    console.warn('the desk is in English:', error);
  }
}

/** Loads the page anew in a language. @throws when its texts are neither on this device nor to be had */
export async function chooseLanguage(language: Language): Promise<void> {
  if (language !== 'en') await readTexts(language);
  keepLanguage(language, KEY);
  location.reload();
}
