import { LISTED_COLLECTIONS, type ListedCollection } from '#core/model/desk/entry-edit.ts';
import { LISTS_AT, linkTo } from '../frame/navigation.ts';
import { CATALOGUE, TITLES } from './messages.ts';

/** Leads from one list of the catalogue to the others. */
export function CatalogueTabs({ at }: { at: ListedCollection }) {
  return (
    <nav aria-label={CATALOGUE}>
      <ul className="desk-pills desk-tabs">
        {LISTED_COLLECTIONS.map((it) => (
          <li key={it}>
            <a {...linkTo(LISTS_AT[it])} aria-current={it === at ? 'page' : undefined}>
              {TITLES[it]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
