// The language that a shopper or merchant chose, on this phone.
import { inLanguage, LANGUAGES, type Language } from '#config/languages.ts';
import { spokenLanguage } from '#engine/texts/speak.ts';

const KEY = 'language';

/** The language chosen last; null where none was, or the browser keeps nothing. `key`: under which it is stored. */
export function keptLanguage(key = KEY): Language | null {
  try {
    const kept = localStorage.getItem(key);
    return kept !== null && Object.hasOwn(LANGUAGES, kept) ? (kept as Language) : null;
  } catch {
    return null;
  }
}

/** The language of the shop's notifications here: the chosen one, whatever page is open now. */
export const notifiedLanguage = () => keptLanguage() ?? (spokenLanguage() as Language);

export function keepLanguage(language: Language, key = KEY): void {
  try {
    localStorage.setItem(key, language);
  } catch {
    // Without storage the choice lasts as long as the address.
  }
}

/** Loads the page anew in a language, as the same entry of the history, so that its place is held. `href`: as in English. */
export function changeLanguage(language: Language, href: string): void {
  keepLanguage(language);
  showAddress(language, href);
  location.reload();
}

/** Changes the address alone, past the router, which would look for a page there. `href`: as in English. */
export function showAddress(language: Language, href: string): void {
  History.prototype.replaceState.call(history, history.state, '', inLanguage(href, language));
}
