import { createFileRoute } from '@tanstack/react-router';
import { CategoryOrBrandList } from '#features/catalogue/CategoryOrBrandList.tsx';
import { ListPending } from '#features/catalogue/ListPending.tsx';
import { ListSearch } from '#features/catalogue/list-search.ts';
import { askedList, fixedTo, loadList } from '#features/catalogue/load-list.ts';
import { Pending } from '#features/shell/Pending.tsx';

export const Route = createFileRoute('/brand/$brandId')({
  validateSearch: ListSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, params, location, cause }) =>
    loadList(context.catalogue, {
      asked: askedList(deps, fixedTo('brand', params.brandId)),
      place: location.state.__TSR_key,
      cause,
    }),
  gcTime: 0,
  preloadStaleTime: 0,
  component: BrandPage,
  pendingComponent: BrandPending,
});

function BrandPage() {
  const { brandId } = Route.useParams();
  return (
    <CategoryOrBrandList
      key={brandId}
      kind="brand"
      id={brandId}
      search={Route.useSearch()}
      loaded={Route.useLoaderData()}
    />
  );
}

function BrandPending() {
  return (
    <Pending>
      <ListPending />
    </Pending>
  );
}
