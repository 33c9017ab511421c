import { Link } from '@tanstack/react-router';
import { Breadcrumbs } from '#ui/layout/Breadcrumbs.tsx';
import { breadcrumbData } from '#ui/layout/page-head.ts';
import { HOME } from '#ui/messages.ts';
import { PRODUCTS } from '../messages.ts';

/** The breadcrumbs that most catalogue pages share. */
export const FIRST_CRUMB = { name: HOME, path: '/' };
export const LIST_CRUMB = { name: PRODUCTS, path: '/products' };

/** Breadcrumbs of a category or a brand. */
export function ListCrumbs({ name }: { name: string }) {
  return (
    <Breadcrumbs here={name}>
      <Link to="/">{HOME}</Link>
      <Link to="/products">{PRODUCTS}</Link>
    </Breadcrumbs>
  );
}

/** The same breadcrumbs for search engines. `path`: the list's own. */
export function listCrumbData(name: string, path: string): object {
  return breadcrumbData([FIRST_CRUMB, LIST_CRUMB, { name, path }]);
}
