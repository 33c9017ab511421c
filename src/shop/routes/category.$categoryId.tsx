import { createFileRoute } from '@tanstack/react-router';
import { CardCartButton } from '../cart/CardCartButton.tsx';
import { ListSearch } from '../catalogue/filters/list-search.ts';
import { CategoryOrBrandList } from '../catalogue/list/CategoryOrBrandList.tsx';
import { ListCrumbs } from '../catalogue/list/ListCrumbs.tsx';
import { askedList, fixedTo, loadList } from '../catalogue/list/load-list.ts';
import { ListPending } from '../catalogue/list/ProductGrid.tsx';
import { PRODUCTS } from '../catalogue/messages.ts';
import { Pending } from '../shell/Pending.tsx';

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
