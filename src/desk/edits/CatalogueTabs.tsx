import { LISTED_COLLECTIONS, type ListedCollection } from '#domain/catalogue/desk/entry-edit.ts';
import { Link } from '../frame/Link.tsx';
import { CATALOGUE, TITLES } from './messages.ts';

/** Tabs between the lists of the catalogue. */
export function CatalogueTabs({ at }: { at: ListedCollection }) {
  return (
    <nav aria-label={CATALOGUE}>
      <ul className="desk-pills desk-tabs">
        {LISTED_COLLECTIONS.map((it) => (
          <li key={it}>
            <Link
              to="/desk/$collection"
              params={{ collection: it }}
              aria-current={it === at ? 'page' : undefined}
            >
              {TITLES[it]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
