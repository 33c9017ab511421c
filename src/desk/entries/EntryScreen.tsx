import { Navigate } from '@tanstack/react-router';
import { ENTRY_COLLECTIONS, type EntryCollection } from '#domain/catalogue/desk/entry-edit.ts';
import type { Elements } from '#ui/elements.ts';
import { NOUNS } from '../edits/messages.ts';

type EntryScreenProps = { of: string; children(collection: EntryCollection): Elements };

/** A screen of categories, brands or blogs, by the name in its address; any other name redirects to Today. */
export function EntryScreen({ of, children }: EntryScreenProps) {
  const collection = ENTRY_COLLECTIONS.find((it) => it === of || NOUNS[it] === of);
  return collection ? children(collection) : <Navigate to="/desk" replace />;
}
