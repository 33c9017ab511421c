import { LinkButton } from '#ui/form/Button.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { useHistoryEntry } from '#ui/layout/history-entry.ts';
import { PageHead, PageHeading } from '#ui/layout/PageHead.tsx';
import { CategoryLinks } from '../CategoryLinks.tsx';
import type { ListSearch } from '../filters/list-search.ts';
import {
  GONE_FROM_SHOP,
  listDescription,
  NO_PRODUCTS,
  PRODUCTS,
  SEE_ALL_PRODUCTS,
} from '../messages.ts';
import { useDeliveryCost } from '../use-delivery-cost.ts';
import { useName } from '../use-names.ts';
import { FilteredProductList } from './FilteredProductList.tsx';
import { ListCrumbs, listCrumbData } from './ListCrumbs.tsx';
import { fixedTo, type LoadedList } from './load-list.ts';
import type { ProductAction } from './ProductGrid.tsx';

type CategoryOrBrandListProps = {
  kind: 'category' | 'brand';
  id: string;
  search: ListSearch;
  loaded: LoadedList;
  action: ProductAction;
};

/** All products of one category or brand. */
export function CategoryOrBrandList({
  kind,
  id,
  search,
  loaded,
  action,
}: CategoryOrBrandListProps) {
  const path = `/${kind}/${id}`;
  const place = useHistoryEntry(path);
  const name = useName(kind, id);
  const title = name?.text ?? PRODUCTS;
  const cost = useDeliveryCost();
  const address = `/${kind}/${encodeURIComponent(id)}`;
  return (
    <>
      <PageHead
        title={title}
        description={listDescription(name?.text ?? null, cost)}
        {...(name && { path: address, data: listCrumbData(title, address) })}
      />
      <FilteredProductList
        search={search}
        fixed={fixedTo(kind, id)}
        loaded={loaded}
        place={place}
        action={action}
        heading={
          <>
            <ListCrumbs name={name ?? PRODUCTS} />
            <PageHeading lang={name?.lang}>{title}</PageHeading>
          </>
        }
        whenNothing={name === null && <UnknownName kind={kind} />}
      />
    </>
  );
}

function UnknownName({ kind }: Pick<CategoryOrBrandListProps, 'kind'>) {
  return (
    <EmptyState title={<PageHeading>{NO_PRODUCTS}</PageHeading>}>
      <p>{GONE_FROM_SHOP[kind]}</p>
      <LinkButton to="/products">{SEE_ALL_PRODUCTS}</LinkButton>
      <CategoryLinks />
    </EmptyState>
  );
}
