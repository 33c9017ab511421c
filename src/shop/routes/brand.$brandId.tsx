import { createFileRoute } from '@tanstack/react-router';
import { CardCartButton } from '../cart/CardCartButton.tsx';
import { ListSearch } from '../catalogue/filters/list-search.ts';
import { CategoryOrBrandList } from '../catalogue/list/CategoryOrBrandList.tsx';
import { ListCrumbs } from '../catalogue/list/ListCrumbs.tsx';
import { askedList, fixedTo, loadList } from '../catalogue/list/load-list.ts';
import { ListPending } from '../catalogue/list/ProductGrid.tsx';
import { PRODUCTS } from '../catalogue/messages.ts';
import { Pending } from '../shell/Pending.tsx';

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
      action={CardCartButton}
    />
  );
}

function BrandPending() {
  return (
    <Pending>
      <ListPending crumbs={<ListCrumbs name={PRODUCTS} />} />
    </Pending>
  );
}
