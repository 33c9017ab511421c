// Whether a translation has the places of its English text, and the plural forms of its language.
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { FoundText } from '../../backend/texts/find-texts.ts';

/** What is wrong with a translation; null if nothing is. */
export function textProblem(
  language: string,
  { message, values }: Pick<FoundText, 'message' | 'values'>,
  translation: string,
): string | null {
  const places = sorted(placesIn(message));
  // A text without values is shown as it stands.
  if (values.length === 0) {
    return sorted(placesIn(translation)) === places ? null : 'has other places';
  }
  try {
    const wordings = wordingsOf(compileMessageOrThrow(translation), language);
    return wordings.every((it) => sorted([...new Set(it)]) === places) ? null : 'has other places';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const placesIn = (text: string) => text.match(/(?<=\{)[^{}]+(?=\})/g) ?? [];
const sorted = (places: readonly string[]) => places.toSorted().join(' ');

/** The places in each wording of a message: one with a plural has several. @throws Error where it lacks a plural form */
function wordingsOf(tokens: CompiledMessage, language: string): string[][] {
  return tokens.reduce<string[][]>(
    (wordings, token) => {
      if (typeof token === 'string') return wordings;
      const [name, type = '', format] = token;
      const cases = Object.entries(format ?? {}).filter((it) => Array.isArray(it[1]));
      if (type.startsWith('plural')) checkForms(Object.fromEntries(cases), language);
      const inside = cases.flatMap(([, it]) => wordingsOf(it as CompiledMessage, language));
      const more = cases.length > 0 ? inside : [[]];
      return wordings.flatMap((before) => more.map((after) => [...before, name, ...after]));
    },
    [[]],
  );
}

function checkForms(cases: object, language: string): void {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  const missing = pluralCategories.filter((it) => !(it in cases));
  if (missing.length > 0) throw new Error(`lacks the plural form ${missing.join(', ')}`);
}
