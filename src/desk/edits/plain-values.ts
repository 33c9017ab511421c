// Long texts, and texts in other languages, in plain words beside other values.
import type { EditedValue } from '#domain/editing/edited-fields.ts';
import { languageName, OTHER_LANGUAGES } from '#domain/shared/translations.ts';
import { spokenLanguage } from '#engine/texts/speak.ts';

/** The words of HTML, roughly. */
export function wordsOfHtml(html: EditedValue): string {
  return String(html)
    .replace(/<[^>]*>/g, ' ')
    .trim();
}

/** The field `texts`: “Hindi: हल्दी”. */
export function wordsOfTexts(texts: EditedValue): string {
  const lines = OTHER_LANGUAGES.flatMap((language) => {
    const said: unknown = Reflect.get(Object(texts), language);
    const words = Object.values<EditedValue>(Object(said)).map(wordsOfHtml);
    const name = languageName(language, spokenLanguage());
    return words.length > 0 ? [`${name}: ${words.join(' · ')}`] : [];
  });
  return lines.join('; ');
}
