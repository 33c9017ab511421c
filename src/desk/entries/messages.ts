// Texts for making, changing, hiding and deleting categories, brands and blogs.
import type { EntryCollection } from '#domain/catalogue/desk/entry-edit.ts';
import type { EnglishField } from '#domain/catalogue/desk/entry-form.ts';
import { HIDDEN, IN_OTHER_LANGUAGES, NOUN_WORDS, TITLES } from '../edits/messages.ts';

export const FIELD_LABELS: Readonly<Record<EntryCollection, Record<EnglishField, string>>> = {
  categories: { name: 'Name', content: '' },
  brands: { name: 'Name', content: '' },
  blogs: { name: 'Heading', content: 'Text' },
};
export const WITHOUT_HEADING = 'Without a heading';
export const searchOf = (of: EntryCollection) => `Search ${TITLES[of].toLowerCase()}`;
export function countOf(of: EntryCollection, count: number): string {
  if (count === 0) return `No ${NOUN_WORDS[of]} here.`;
  return count === 1 ? `1 ${NOUN_WORDS[of]}` : `${count} ${TITLES[of].toLowerCase()}`;
}
export const productsIn = (count: number) =>
  count === 0 ? 'no product' : count === 1 ? '1 product' : `${count} products`;

/** Why a category or brand cannot be deleted; null if it can. */
export const keptFor = (of: EntryCollection, count: number) =>
  count === 0
    ? null
    : count === 1
      ? `It cannot be deleted while it is the ${NOUN_WORDS[of]} of ${productsIn(count)}: choose another one for it first.`
      : `It cannot be deleted while it is the ${NOUN_WORDS[of]} of ${productsIn(count)}: choose another one for them first.`;

/** The label of a field, by its stored name. */
export const fieldWords = (of: EntryCollection) => (name: string) => {
  if (name === 'hidden') return HIDDEN;
  if (name === 'texts') return IN_OTHER_LANGUAGES;
  return FIELD_LABELS[of][name === 'content' ? 'content' : 'name'];
};
