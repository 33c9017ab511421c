import { Link } from '@tanstack/react-router';
import { Breadcrumbs } from '#ui/layout/Breadcrumbs.tsx';
import { breadcrumbData } from '#ui/layout/page-head.ts';
import { HOME } from '#ui/messages.ts';
import { PRODUCTS } from '../messages.ts';

/** What leads to most pages of the catalogue. */
export const FIRST_CRUMB = { name: HOME, path: '/' };
export const LIST_CRUMB = { name: PRODUCTS, path: '/products' };

/** The way to a category or a brand, by its name. */
export function ListCrumbs({ name }: { name: string }) {
  return (
    <Breadcrumbs here={name}>
      <Link to="/">{HOME}</Link>
      <Link to="/products">{PRODUCTS}</Link>
    </Breadcrumbs>
  );
}

/** The same for search engines. `path`: of the list itself. */
export function listCrumbData(name: string, path: string): object {
  return breadcrumbData([FIRST_CRUMB, LIST_CRUMB, { name, path }]);
}
