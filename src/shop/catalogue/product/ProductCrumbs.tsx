import { Link } from '@tanstack/react-router';
import type { Product } from '#domain/product/product.ts';
import { spokenText } from '#domain/shared/spoken-text.ts';
import { Breadcrumbs } from '#ui/layout/Breadcrumbs.tsx';
import { breadcrumbData } from '#ui/layout/page-head.ts';
import { HOME } from '#ui/messages.ts';
import { firstCrumb, listCrumb } from '../list/ListCrumbs.tsx';
import { PRODUCTS } from '../messages.ts';
import { useName } from '../use-names.ts';

/** Breadcrumbs of a product, through its category if the shop knows it. */
export function ProductCrumbs({ product }: { product: Product }) {
  const { category } = product;
  const name = useName('category', category);
  return (
    <Breadcrumbs here={spokenText(product, 'name')}>
      <Link to="/">{HOME}</Link>
      {name === null ? (
        <Link to="/products">{PRODUCTS}</Link>
      ) : (
        <Link to="/category/$categoryId" params={{ categoryId: category }} lang={name.lang}>
          {name.text}
        </Link>
      )}
    </Breadcrumbs>
  );
}

/** The same breadcrumbs for search engines. `categoryName`: null if the shop does not know the category. */
export function productCrumbData(product: Product, categoryName: string | null): object {
  const { id, category } = product;
  const name = spokenText(product, 'name').text;
  const list =
    categoryName === null
      ? listCrumb()
      : { name: categoryName, path: `/category/${encodeURIComponent(category)}` };
  return breadcrumbData([firstCrumb(), list, { name, path: `/product/${encodeURIComponent(id)}` }]);
}
