// A merchant's text in the language that is spoken now.
import { spokenLanguage } from '#engine/texts/speak.ts';
import type { Texts } from './translations.ts';

/** `lang`: set where the text is in another language than the page. */
export type SpokenText = { text: string; lang?: 'en' | undefined };

/** A thing with texts in other languages. */
export type Told<Field extends string> = Readonly<Record<Field, string>> & {
  texts?: Texts<Field> | undefined;
};

/** The text of a field as the merchant has written it in the spoken language; else in English, marked as such. */
export function spokenText<Field extends string>(thing: Told<Field>, field: Field): SpokenText {
  const language = spokenLanguage();
  if (language === 'en') return { text: thing[field] };
  const texts: Readonly<Record<string, { [F in Field]?: string } | undefined>> = thing.texts ?? {};
  const text = texts[language]?.[field];
  return text === undefined ? asEnglish(thing[field]) : { text };
}

/** A text that is in English whatever is spoken. */
export function asEnglish(text: string): SpokenText {
  return { text, ...(spokenLanguage() !== 'en' && { lang: 'en' }) };
}
