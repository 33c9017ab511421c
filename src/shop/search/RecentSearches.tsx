import { Link } from '@tanstack/react-router';
import { useLiveQuery } from '#browser/sync/use-live-query.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import { forgetSearches, readSearches, recordSearch } from '#domain/search/recent-searches.ts';
import { Button } from '#ui/form/Button.tsx';
import { CLEAR, CLEAR_SEARCHES, RECENT_SEARCHES } from './messages.ts';
import { SearchSign } from './SearchForm.tsx';

/** Records what was searched for. A phone without room does not record it. */
export function keepSearch(text: string): void {
  recordSearch(deviceDatabase(), text).catch(console.warn);
}

/** What was searched for on this phone, to search for it again or to forget it; renders nothing if there is none. */
export function RecentSearches() {
  const searches = useLiveQuery(() => readSearches(deviceDatabase()), []) ?? [];
  if (searches.length === 0) return null;
  return (
    <section className="recent-searches" aria-labelledby="recent-searches">
      <div className="recent-searches__head">
        <h2 id="recent-searches">{RECENT_SEARCHES}</h2>
        <Button
          variant="link"
          aria-label={CLEAR_SEARCHES}
          onClick={() => void forgetSearches(deviceDatabase()).catch(console.warn)}
        >
          {CLEAR}
        </Button>
      </div>
      <ul className="recent-searches__list">
        {searches.map((text) => (
          <li key={text}>
            <Link
              className="suggestion"
              to="/products"
              search={{ search: text }}
              onClick={() => keepSearch(text)}
            >
              <span className="suggestion__sign">
                <SearchSign />
              </span>
              <span>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
