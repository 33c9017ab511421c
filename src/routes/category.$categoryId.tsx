import { createFileRoute } from '@tanstack/react-router';
import { CategoryOrBrandList } from '#features/catalogue/CategoryOrBrandList.tsx';
import { ListPending } from '#features/catalogue/ListPending.tsx';
import { ListSearch } from '#features/catalogue/list-search.ts';
import { askedList, fixedTo, loadList } from '#features/catalogue/load-list.ts';
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
    />
  );
}

function CategoryPending() {
  return (
    <Pending>
      <ListPending />
    </Pending>
  );
}
