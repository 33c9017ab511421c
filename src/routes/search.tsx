import { createFileRoute } from '@tanstack/react-router';
import { CategoryLinks } from '#features/catalogue/CategoryLinks.tsx';
import { SearchScreen } from '#features/search/SearchScreen.tsx';
import { PageHead } from '#ui/PageHead.tsx';

export const Route = createFileRoute('/search')({ component: Search });

function Search() {
  return (
    <>
      <PageHead title="Search" description="Search the shop by name, in English or Hindi." />
      <SearchScreen whenEmpty={<CategoryLinks />} />
    </>
  );
}
