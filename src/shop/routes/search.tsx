import { createFileRoute } from '@tanstack/react-router';
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

function Search() {
  return (
    <>
      <PageHead title={SEARCH} description={SEARCH_DESCRIPTION} />
      <SearchScreen action={CardCartButton} whenEmpty={<CategoryLinks />} />
    </>
  );
}
