// Begins to speak another language than English, and loads what only few of its pages show. English visitors load none of this.
import { loadUntilThere } from '#browser/load-until-there.ts';
import { awaitTexts, spokenLanguage } from '#engine/texts/speak.ts';
import { speakLanguage } from '#engine/texts/speak-language.ts';

/** Longest wait of a tap for the texts that only few pages show. ms */
const TEXTS_TIMEOUT_MS = 4_000;
/** Longest wait for texts that this phone may have. ms */
const KEPT_TEXTS_TIMEOUT_MS = 500;

/** Pages that show none of the texts that only few pages show. */
const SHOWS_FIRST_TEXTS = /^\/$|^\/(products|category|brand|product|search)(\/|$)/;

let hasAllTexts = false;

/** Loads a language's texts before anything is rendered in it. Without them the page is in English. `path`: of the page, as in English. */
export async function beginIn(language: string, path: string): Promise<void> {
  const isWhole = !SHOWS_FIRST_TEXTS.test(path);
  const manifest = document.querySelector('link[rel=manifest]');
  manifest?.setAttribute('href', `/manifest-${language}.webmanifest`);
  try {
    await speakLanguage(language, isWhole);
    hasAllTexts = isWhole;
  } catch (error) {
    console.error(error);
    if (isWhole) {
      // This phone may have those of the first pages. A line that just gave no answer is not waited for again.
      const first = speakLanguage(language, false).catch(console.error);
      await Promise.race([first, after(KEPT_TEXTS_TIMEOUT_MS)]);
    }
  }
  sayLanguage();
}

/** Loads the rest of its texts; until then, for a while, no other page is opened. */
export function loadOtherTexts(language: string): void {
  if (hasAllTexts) return;
  const all = loadUntilThere(() => speakLanguage(language)).then(sayLanguage);
  awaitTexts(Promise.race([all, after(TEXTS_TIMEOUT_MS)]));
}

/** To the browser, screen readers and styles. */
function sayLanguage(): void {
  document.documentElement.lang = `${spokenLanguage()}-IN`;
}

function after(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
