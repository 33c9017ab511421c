import { Link } from '@tanstack/react-router';
import type { Product } from '#domain/product/product.ts';
import { Breadcrumbs } from '#ui/layout/Breadcrumbs.tsx';
import { breadcrumbData } from '#ui/layout/page-head.ts';
import { HOME } from '#ui/messages.ts';
import { FIRST_CRUMB, LIST_CRUMB } from '../list/ListCrumbs.tsx';
import { PRODUCTS } from '../messages.ts';
import { useName } from '../use-names.ts';

/** Breadcrumbs of a product, through its category if the shop knows it. */
export function ProductCrumbs({ product }: { product: Product }) {
  const { category, name } = product;
  const categoryName = useName('category', category);
  return (
    <Breadcrumbs here={name}>
      <Link to="/">{HOME}</Link>
      {categoryName === null ? (
        <Link to="/products">{PRODUCTS}</Link>
      ) : (
        <Link to="/category/$categoryId" params={{ categoryId: category }}>
          {categoryName}
        </Link>
      )}
    </Breadcrumbs>
  );
}

/** The same breadcrumbs for search engines. `categoryName`: null if the shop does not know the category. */
export function productCrumbData(
  { id, name, category }: Product,
  categoryName: string | null,
): object {
  const list =
    categoryName === null
      ? LIST_CRUMB
      : { name: categoryName, path: `/category/${encodeURIComponent(category)}` };
  return breadcrumbData([FIRST_CRUMB, list, { name, path: `/product/${encodeURIComponent(id)}` }]);
}
