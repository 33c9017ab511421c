import { useParams, useSearch } from '@tanstack/react-router';
import { useDeferredValue } from 'react';
import { type EntryCollection, NAMED_BY } from '#domain/catalogue/desk/entry-edit.ts';
import { matcherOf, searchText } from '#domain/search/match-text.ts';
import { textOfHtml } from '#domain/shared/html-text.ts';
import { LinkButton } from '#ui/form/Button.tsx';
import { CatalogueTabs } from '../edits/CatalogueTabs.tsx';
import { ASKS, HIDDEN, NOT_SENT, newOf, TITLES } from '../edits/messages.ts';
import { NOUNS } from '../edits/nouns.ts';
import { askingFirst, isAsking, isWaiting } from '../edits/use-waiting-edits.ts';
import { Link } from '../frame/Link.tsx';
import { PagedList } from '../frame/PagedList.tsx';
import { SearchField, useTypedSearch } from '../frame/TypedSearch.tsx';
import { collectionNamed, EntryScreen } from './EntryScreen.tsx';
import { countOf, productsIn, searchOf, WITHOUT_HEADING } from './messages.ts';
import { type ShownEntry, useDeskEntries } from './use-desk-entries.ts';
import { useProductCounts } from './use-product-counts.ts';
import '../products/Products.css';

/** A text in the list is cut to this many characters. */
const MAX_BEGINNING = 120;

/** All categories, brands or blogs, hidden ones too; those with a question first. Each links to its page. */
export function EntryList() {
  const { collection } = useParams({ from: '/desk/$collection' });
  return (
    <EntryScreen of={collectionNamed(collection)}>
      {(of) => <Entries collection={of} />}
    </EntryScreen>
  );
}

function Entries({ collection }: { collection: EntryCollection }) {
  const entries = useDeskEntries(collection);
  const counts = useProductCounts(NAMED_BY[collection]);
  const [{ q: typed = '' }, look] = useTypedSearch(useSearch({ from: '/desk/$collection' }));
  const wanted = useDeferredValue(typed);
  const found = findEntries(entries ?? [], wanted);
  return (
    <>
      <CatalogueTabs at={collection} />
      <div className="desk-products__top">
        <h1>{TITLES[collection]}</h1>
        <LinkButton to="/desk/new-{$noun}" params={{ noun: NOUNS[collection] }}>
          {newOf(collection)}
        </LinkButton>
      </div>
      <SearchField label={searchOf(collection)} value={typed} onType={(q) => look({ q })} />
      <PagedList
        className="desk-products"
        items={found}
        count={entries ? countOf(collection, found.length) : null}
        of={wanted}
      >
        {(entry) => (
          <li key={entry.id}>
            <Listed collection={collection} entry={entry} products={counts?.get(entry.id) ?? 0} />
          </li>
        )}
      </PagedList>
    </>
  );
}

type ListedProps = { collection: EntryCollection; entry: ShownEntry; products: number };

function Listed({ collection, entry, products }: ListedProps) {
  const { id, name, fields, waiting } = entry;
  const about = collection === 'blogs' ? beginningOf(fields.content) : productsIn(products);
  const more = [
    ...(fields.hidden === true ? [HIDDEN] : []),
    ...(waiting.some(isWaiting) ? [NOT_SENT] : []),
  ];
  return (
    <Link className="desk-entry" to="/desk/$collection/$id" params={{ collection, id }}>
      <strong>{name || WITHOUT_HEADING}</strong>
      <span className="desk-soft">{[about, ...more].filter(Boolean).join(' · ')}</span>
      {isAsking(waiting) && <span className="desk-asks">{ASKS}</span>}
    </Link>
  );
}

function beginningOf(html: unknown): string {
  const text = textOfHtml(String(html ?? ''));
  return text.length > MAX_BEGINNING ? `${text.slice(0, MAX_BEGINNING)}…` : text;
}

/** Entries that a search finds by name or id; those with a question first, otherwise by name. */
function findEntries(entries: readonly ShownEntry[], typed: string): ShownEntry[] {
  const matches = matcherOf(typed);
  return askingFirst(entries.filter(({ id, name }) => matches(searchText([name], [id]))));
}
