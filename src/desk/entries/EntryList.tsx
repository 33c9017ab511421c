import { useDeferredValue, useState } from 'react';
import { textOfHtml } from '#core/model/catalogue/html-text.ts';
import { type EntryCollection, NAMED_BY } from '#core/model/desk/entry-edit.ts';
import { AnchorButton } from '#ui/form/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { CatalogueTabs } from '../edits/CatalogueTabs.tsx';
import { ASKS, HIDDEN, NOT_SENT, newOf, TITLES } from '../edits/messages.ts';
import { isAsking, isWaiting } from '../edits/use-waiting-edits.ts';
import { LISTS_AT, linkTo, NEW_AT, placeAt, stayAtTyped } from '../frame/navigation.ts';
import { PagedList } from '../frame/PagedList.tsx';
import { countOf, noneOf, productsIn, searchOf, WITHOUT_HEADING } from './messages.ts';
import { type ShownEntry, useDeskEntries } from './use-desk-entries.ts';
import { useProductCounts } from './use-product-counts.ts';
import '../products/Products.css';

/** So much of a text stands in the list. */
const MAX_BEGINNING = 120;

type ListProps = { collection: EntryCollection; search: URLSearchParams };

/** All categories, brands or blogs, those with a question first, hidden ones as well: each leads to its page. */
export function EntryList({ collection, search }: ListProps) {
  const entries = useDeskEntries(collection);
  const counts = useProductCounts(NAMED_BY[collection]);
  const [typed, setTyped] = useState(search.get('q') ?? '');
  const wanted = useDeferredValue(typed);
  const found = findEntries(entries ?? [], wanted);
  function look(text: string) {
    setTyped(text);
    const query = new URLSearchParams(text ? { q: text } : {});
    stayAtTyped(text ? `${LISTS_AT[collection]}?${query}` : LISTS_AT[collection]);
  }
  return (
    <>
      <CatalogueTabs at={collection} />
      <div className="desk-products__top">
        <h1>{TITLES[collection]}</h1>
        <AnchorButton {...linkTo(NEW_AT[collection])}>{newOf(collection)}</AnchorButton>
      </div>
      <Field
        label={searchOf(collection)}
        type="search"
        value={typed}
        onChange={(event) => look(event.currentTarget.value)}
        autoComplete="off"
      />
      {entries && (
        <p role="status" className="desk-soft">
          {found.length === 0 ? noneOf(collection) : countOf(collection, found.length)}
        </p>
      )}
      <PagedList className="desk-products" items={found} of={wanted}>
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
    <a className="desk-entry" {...linkTo(placeAt({ collection, id }))}>
      <strong>{name || WITHOUT_HEADING}</strong>
      <span className="desk-soft">{[about, ...more].filter(Boolean).join(' · ')}</span>
      {isAsking(waiting) && <span className="desk-asks">{ASKS}</span>}
    </a>
  );
}

function beginningOf(html: unknown): string {
  const text = textOfHtml(String(html ?? ''));
  return text.length > MAX_BEGINNING ? `${text.slice(0, MAX_BEGINNING)}…` : text;
}

/** Those whose name has every word that was typed; with a question first, otherwise by name. */
function findEntries(entries: readonly ShownEntry[], typed: string): ShownEntry[] {
  const words = typed.toLowerCase().split(/\s+/);
  const found = entries.filter(({ name }) =>
    words.every((word) => name.toLowerCase().includes(word)),
  );
  const asks = ({ waiting }: ShownEntry) => isAsking(waiting);
  return [...found.filter(asks), ...found.filter((it) => !asks(it))];
}
