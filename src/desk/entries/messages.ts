// Texts for making, changing, hiding and deleting categories, brands and blogs.
import type { EntryCollection } from '#domain/catalogue/desk/entry-edit.ts';
import type { EntryField } from '#domain/catalogue/desk/entry-form.ts';
import { HIDDEN, NOUNS, TITLES } from '../edits/messages.ts';

export const FIELD_LABELS: Readonly<Record<EntryCollection, Record<EntryField, string>>> = {
  categories: { name: 'Name', content: '' },
  brands: { name: 'Name', content: '' },
  blogs: { name: 'Heading', content: 'Text' },
};
export const WITHOUT_HEADING = 'Without a heading';
export const searchOf = (of: EntryCollection) => `Search ${TITLES[of].toLowerCase()}`;
export function countOf(of: EntryCollection, count: number): string {
  if (count === 0) return `No ${NOUNS[of]} here.`;
  return count === 1 ? `1 ${NOUNS[of]}` : `${count} ${TITLES[of].toLowerCase()}`;
}
export const productsIn = (count: number) =>
  count === 0 ? 'no product' : count === 1 ? '1 product' : `${count} products`;

/** Why a category or brand cannot be deleted; null if it can. */
export const keptFor = (of: EntryCollection, count: number) =>
  count === 0
    ? null
    : `It cannot be deleted while it is the ${NOUNS[of]} of ${productsIn(count)}: choose another one for ${
        count === 1 ? 'it' : 'them'
      } first.`;

/** The label of a field, by its stored name. */
export const fieldWords = (of: EntryCollection) => (name: string) =>
  name === 'hidden' ? HIDDEN : FIELD_LABELS[of][name === 'content' ? 'content' : 'name'];
