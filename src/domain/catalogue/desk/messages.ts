// Problems of the fields in the form of a category, brand or blog.
import type { EntryCollection } from './entry-edit.ts';

export const NO_NAME: Readonly<Record<EntryCollection, string>> = {
  categories: 'Write what the category is called.',
  brands: 'Write what the brand is called.',
  blogs: 'Write a heading.',
};
export const NAME_TAKEN = 'There is one of this name already.';
