import { Link } from '@tanstack/react-router';
import type { SpokenText } from '#domain/shared/spoken-text.ts';
import { Breadcrumbs } from '#ui/layout/Breadcrumbs.tsx';
import { breadcrumbData } from '#ui/layout/page-head.ts';
import { HOME } from '#ui/messages.ts';
import { PRODUCTS } from '../messages.ts';

/** The breadcrumbs that most catalogue pages share. */
export const firstCrumb = () => ({ name: HOME, path: '/' });
export const listCrumb = () => ({ name: PRODUCTS, path: '/products' });

/** Breadcrumbs of a category or a brand. */
export function ListCrumbs({ name }: { name: string | SpokenText }) {
  return (
    <Breadcrumbs here={name}>
      <Link to="/">{HOME}</Link>
      <Link to="/products">{PRODUCTS}</Link>
    </Breadcrumbs>
  );
}

/** The same breadcrumbs for search engines. `path`: the list's own. */
export function listCrumbData(name: string, path: string): object {
  return breadcrumbData([firstCrumb(), listCrumb(), { name, path }]);
}
