// Texts that a merchant has written in other languages than English, beside the English ones: the field `texts` of a
// product, a category or a blog.
import * as v from 'valibot';
import { ENGLISH_NAMES, LANGUAGES, type Language, languages } from '#config/languages.ts';

export type OtherLanguage = Exclude<Language, 'en'>;
export const OTHER_LANGUAGES = languages.filter((it) => it !== 'en') as readonly OtherLanguage[];

/** What a language is called in English, as in headings of tables; where another language is spoken, as it calls itself. */
export function languageName(language: OtherLanguage, spoken = 'en'): string {
  return spoken === 'en' ? ENGLISH_NAMES[language] : LANGUAGES[language].name;
}

/** By language, those of the fields that the merchant has written in it. */
export type Texts<Field extends string> = { [L in OtherLanguage]?: { [F in Field]?: string } };

/** The same, for code that knows neither. */
type AnyTexts = Readonly<Record<string, Readonly<Record<string, string>> | undefined>>;

/** Stored texts of these fields. Unknown languages and invalid texts are left out; undefined where nothing is left. */
export function textsOf<Field extends string>(
  fields: Readonly<Record<Field, v.GenericSchema<unknown, string>>>,
) {
  const schemas = Object.entries<v.GenericSchema<unknown, string>>(fields);
  const textsIn = (stored: unknown) =>
    schemas.flatMap(([field, schema]) => {
      const text = v.safeParse(schema, Reflect.get(Object(stored), field));
      return text.success && text.output !== '' ? [[field, text.output]] : [];
    });
  return v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform((stored): Texts<Field> | undefined => {
      const written = OTHER_LANGUAGES.flatMap((language) => {
        const texts = textsIn(stored[language]);
        return texts.length > 0 ? [[language, Object.fromEntries(texts)]] : [];
      });
      return written.length > 0 ? Object.fromEntries(written) : undefined;
    }),
  );
}

/** The texts, each as `change` makes it; undefined leaves it out. */
export function mapTexts<Field extends string>(
  texts: Texts<Field>,
  change: (text: string, field: string) => string | undefined,
): Texts<Field> {
  const all = Object.entries(texts as AnyTexts).map(([language, said = {}]) => {
    const changed = Object.entries(said).map(([field, text]) => [field, change(text, field)]);
    return [language, Object.fromEntries(changed.filter(([, text]) => text !== undefined))];
  });
  return Object.fromEntries(all);
}

/** A field's texts in all other languages. */
export function textsInAll<Field extends string>(
  texts: Texts<Field> | undefined,
  field: Field,
): string[] {
  return Object.values((texts ?? {}) as AnyTexts).flatMap((said) => said?.[field] ?? []);
}
