import { createFileRoute } from '@tanstack/react-router';
import { AfterHydration, lazyComponent } from '#ui/layout/AfterHydration.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { CardCartButton } from '../cart/CardCartButton.tsx';
import { CategoryLinks } from '../catalogue/CategoryLinks.tsx';
import { SEARCH, SEARCH_DESCRIPTION } from '../search/messages.ts';
import { SearchScreen } from '../search/SearchScreen.tsx';

export const Route = createFileRoute('/search')({
  component: Search,
  loader() {
    // Not awaited.
    if (!import.meta.env.HAAT_DRAWS) void prepare().catch(() => undefined);
  },
});

/** Reads the search index during hydration: whoever opens this page will search. */
async function prepare(): Promise<void> {
  (await import('../search/use-suggestions.ts')).prepareSearch();
}

// Loads apart: it reads the phone's database.
const RecentSearches = lazyComponent(() =>
  import('../search/RecentSearches.tsx').then((it) => it.RecentSearches),
);

/** Its code has usually come by then. */
async function keep(text: string): Promise<void> {
  (await import('../search/RecentSearches.tsx')).keepSearch(text);
}

function Search() {
  return (
    <>
      <PageHead title={SEARCH} description={SEARCH_DESCRIPTION} />
      <SearchScreen
        action={CardCartButton}
        onSearch={(text) => void keep(text).catch(() => undefined)}
        whenEmpty={
          <>
            <CategoryLinks />
            <AfterHydration>
              <RecentSearches />
            </AfterHydration>
          </>
        }
      />
    </>
  );
}
