// What the collections of the desk are called in addresses and ids, in any language.
import type { ListedCollection } from '#domain/catalogue/desk/entry-edit.ts';

export const NOUNS: Readonly<Record<ListedCollection, string>> = {
  products: 'product',
  categories: 'category',
  brands: 'brand',
  blogs: 'blog',
};
