import { createFileRoute } from '@tanstack/react-router';
import { useHistoryEntry } from '#ui/layout/history-entry.ts';
import { PageHead, PageHeading } from '#ui/layout/PageHead.tsx';
import { CardCartButton } from '../cart/CardCartButton.tsx';
import { ListSearch } from '../catalogue/filters/list-search.ts';
import { FilteredProductList } from '../catalogue/list/FilteredProductList.tsx';
import { askedList, loadList } from '../catalogue/list/load-list.ts';
import { ListPending } from '../catalogue/list/ProductGrid.tsx';
import { PRODUCTS, productsDescription, resultsHeading } from '../catalogue/messages.ts';
import { useDeliveryCost } from '../catalogue/use-delivery-cost.ts';
import { Pending } from '../shell/Pending.tsx';

export const Route = createFileRoute('/products')({
  validateSearch: ListSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, location, cause }) =>
    loadList(context.catalogue, {
      asked: askedList(deps, {}),
      place: location.state.__TSR_key,
      cause,
    }),
  // Each history entry has its own list length, so none may reuse data loaded for another.
  gcTime: 0,
  preloadStaleTime: 0,
  component: Products,
  pendingComponent: ProductsPending,
});

function Products() {
  const search = Route.useSearch();
  const cost = useDeliveryCost();
  const { filters } = askedList(search, {});
  const heading = filters.search ? resultsHeading(filters.search) : PRODUCTS;
  return (
    <>
      <PageHead
        title={heading}
        description={productsDescription(cost)}
        {...(!filters.search && { path: '/products' })}
      />
      <FilteredProductList
        search={search}
        loaded={Route.useLoaderData()}
        action={CardCartButton}
        place={useHistoryEntry('/products')}
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
