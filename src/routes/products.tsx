import { createFileRoute } from '@tanstack/react-router';
import { ListSearch, requestFromSearch } from '#features/catalogue/list-search.ts';
import { ProductGridSkeleton } from '#features/catalogue/ProductGrid.tsx';
import { ProductList } from '#features/catalogue/ProductList.tsx';
import { shownCount } from '#features/catalogue/shown-count.ts';
import { usePlace } from '#features/catalogue/use-place.ts';
import { Pending } from '#features/shell/Pending.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';

export const Route = createFileRoute('/products')({
  validateSearch: ListSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps, location }) => {
    const { loadShelf } = await import('#features/catalogue/use-shelf.ts');
    return loadShelf({
      ...requestFromSearch(deps),
      limit: shownCount(location.state.__TSR_key ?? ''),
    });
  },
  // Each place of the history has its own length of the list, so no place may use what was loaded for another.
  gcTime: 0,
  preloadStaleTime: 0,
  component: Products,
  pendingComponent: ProductsPending,
});

function Products() {
  const search = Route.useSearch();
  const place = usePlace('/products');
  return (
    <>
      <PageHead
        title="Products"
        description="Moringa, turmeric, beetroot, seeds and more from organic farms, with prices in rupees and free delivery all over India."
        path="/products"
      />
      <PageHeading>Products</PageHeading>
      <ProductList
        key={`${place} ${JSON.stringify(search)}`}
        {...requestFromSearch(search)}
        loaded={Route.useLoaderData()}
        place={place}
      />
    </>
  );
}

function ProductsPending() {
  return (
    <Pending>
      <PageHeading>Products</PageHeading>
      <ProductGridSkeleton />
    </Pending>
  );
}
