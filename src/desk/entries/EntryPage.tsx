import { useParams } from '@tanstack/react-router';
import { type EntryCollection, NAMED_BY } from '#domain/catalogue/desk/entry-edit.ts';
import { entryStoredOf, entryTypedAgain } from '#domain/catalogue/desk/entry-form.ts';
import type { EditedValue } from '#domain/editing/edited-fields.ts';
import type { EditWords } from '../edits/EditNotes.tsx';
import { EditPage, NewPage } from '../edits/EditPage.tsx';
import { NOUNS } from '../edits/nouns.ts';
import { wordsOfHtml, wordsOfTexts } from '../edits/plain-values.ts';
import { NONE_WAITING } from '../edits/use-waiting-edits.ts';
import { EntryForm } from './EntryForm.tsx';
import { collectionNamed, collectionOfNoun, EntryScreen } from './EntryScreen.tsx';
import { fieldWords, keptFor, WITHOUT_HEADING } from './messages.ts';
import { useDeskEntry } from './use-desk-entries.ts';
import { useProductCounts } from './use-product-counts.ts';
import '../products/Products.css';

/** The page of a category, brand or blog: its waiting edits, its form and the other actions. */
export function EntryPage() {
  const { collection, id } = useParams({ from: '/desk/$collection/$id' });
  return (
    <EntryScreen of={collectionNamed(collection)}>
      {(of) => <Entry collection={of} id={id} />}
    </EntryScreen>
  );
}

function Entry({ collection, id }: { collection: EntryCollection; id: string }) {
  const shown = useDeskEntry(collection, id);
  const counts = useProductCounts(NAMED_BY[collection]);
  if (shown === undefined || counts === undefined) return null;
  const words: EditWords = {
    fieldWords: fieldWords(collection),
    valueWords,
    typedAgain: (edits) => entryTypedAgain(collection, edits),
    storedOf: (field) => entryStoredOf(collection, field),
  };
  return (
    <EditPage
      place={{ collection, id }}
      words={words}
      name={shown?.name || WITHOUT_HEADING}
      shown={shown}
      inShop={`/${NOUNS[collection]}/${encodeURIComponent(id)}`}
      keptBecause={keptFor(collection, counts.get(id) ?? 0)}
    >
      {(fields, waiting) => (
        <EntryForm collection={collection} id={id} shown={fields} waiting={waiting} />
      )}
    </EditPage>
  );
}

/** The form of a new entry. */
export function NewEntryPage() {
  const { noun } = useParams({ from: '/desk/new-{$noun}' });
  return (
    <EntryScreen of={collectionOfNoun(noun)}>
      {(collection) => (
        <NewPage of={collection}>
          <EntryForm collection={collection} id={null} shown={null} waiting={NONE_WAITING} />
        </NewPage>
      )}
    </EntryScreen>
  );
}

function valueWords(name: string, value: NonNullable<EditedValue>): string | null {
  if (name === 'texts') return wordsOfTexts(value);
  return name === 'content' ? wordsOfHtml(value) : null;
}
