import { createFileRoute } from '@tanstack/react-router';
import { FilteredProductList } from '#features/catalogue/FilteredProductList.tsx';
import { ListPending } from '#features/catalogue/ListPending.tsx';
import { ListSearch } from '#features/catalogue/list-search.ts';
import { askedList, loadList } from '#features/catalogue/load-list.ts';
import { resultsHeading } from '#features/catalogue/messages.ts';
import { usePlace } from '#features/catalogue/use-place.ts';
import { Pending } from '#features/shell/Pending.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';

export const Route = createFileRoute('/products')({
  validateSearch: ListSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, location, cause }) =>
    loadList(context.catalogue, {
      asked: askedList(deps, {}),
      place: location.state.__TSR_key,
      cause,
    }),
  // Each place of the history has its own length of the list, so no place may use what was loaded for another.
  gcTime: 0,
  preloadStaleTime: 0,
  component: Products,
  pendingComponent: ProductsPending,
});

function Products() {
  const search = Route.useSearch();
  const { filters } = askedList(search, {});
  const heading = filters.search ? resultsHeading(filters.search) : 'Products';
  return (
    <>
      <PageHead
        title={heading}
        description="Moringa, turmeric, beetroot, seeds and more from organic farms, with prices in rupees and free delivery all over India."
        {...(!filters.search && { path: '/products' })}
      />
      <FilteredProductList
        search={search}
        loaded={Route.useLoaderData()}
        place={usePlace('/products')}
        heading={<PageHeading>{heading}</PageHeading>}
      />
    </>
  );
}

function ProductsPending() {
  return (
    <Pending>
      <ListPending />
    </Pending>
  );
}
