import { Navigate } from '@tanstack/react-router';
import { ENTRY_COLLECTIONS, type EntryCollection } from '#domain/catalogue/desk/entry-edit.ts';
import type { Elements } from '#ui/elements.ts';
import { NOUNS } from '../edits/nouns.ts';

type EntryScreenProps = {
  of: EntryCollection | undefined;
  children(collection: EntryCollection): Elements;
};

/** A screen of categories, brands or blogs; without any of them it redirects to Today. */
export function EntryScreen({ of: collection, children }: EntryScreenProps) {
  return collection ? children(collection) : <Navigate to="/desk" replace />;
}

/** The collection of this name, as in the addresses of its list and its entries. */
export function collectionNamed(name: string): EntryCollection | undefined {
  return ENTRY_COLLECTIONS.find((it) => it === name);
}

/** The collection of this noun, as in the address of a new entry. */
export function collectionOfNoun(noun: string): EntryCollection | undefined {
  return ENTRY_COLLECTIONS.find((it) => NOUNS[it] === noun);
}
