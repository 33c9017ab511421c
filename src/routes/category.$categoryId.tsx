import { createFileRoute } from '@tanstack/react-router';
import { CardCartButton } from '#features/cart/CardCartButton.tsx';
import { ListSearch } from '#features/catalogue/filters/list-search.ts';
import { CategoryOrBrandList } from '#features/catalogue/list/CategoryOrBrandList.tsx';
import { ListCrumbs } from '#features/catalogue/list/ListCrumbs.tsx';
import { askedList, fixedTo, loadList } from '#features/catalogue/list/load-list.ts';
import { ListPending } from '#features/catalogue/list/ProductGrid.tsx';
import { PRODUCTS } from '#features/catalogue/messages.ts';
import { Pending } from '#features/shell/Pending.tsx';

export const Route = createFileRoute('/category/$categoryId')({
  validateSearch: ListSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, params, location, cause }) =>
    loadList(context.catalogue, {
      asked: askedList(deps, fixedTo('category', params.categoryId)),
      place: location.state.__TSR_key,
      cause,
    }),
  gcTime: 0,
  preloadStaleTime: 0,
  component: CategoryPage,
  pendingComponent: CategoryPending,
});

function CategoryPage() {
  const { categoryId } = Route.useParams();
  return (
    <CategoryOrBrandList
      key={categoryId}
      kind="category"
      id={categoryId}
      search={Route.useSearch()}
      loaded={Route.useLoaderData()}
      action={CardCartButton}
    />
  );
}

function CategoryPending() {
  return (
    <Pending>
      <ListPending crumbs={<ListCrumbs name={PRODUCTS} />} />
    </Pending>
  );
}
