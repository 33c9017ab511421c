// Begins to speak a language: its texts, and how values are put into them.
import { readTexts } from './read-texts.ts';
import { speakIn } from './speak.ts';
import { spokenFrom } from './spoken-from.ts';

/**
 * Lets all texts speak a language other than English. `isWhole`: with those that only few pages show.
 * @throws when its texts are neither on the phone nor at the shop
 */
export async function speakLanguage(language: string, isWhole = true): Promise<void> {
  speakIn(spokenFrom(language, await readTexts(language, isWhole)));
}
