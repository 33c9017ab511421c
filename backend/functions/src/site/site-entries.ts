// Lists every page of the shop for search engines: the fixed ones and one for each item of the catalogue. Pure.
import type { CatalogueItems } from '../../../../src/domain/catalogue/parse-documents.ts';

/** Source: specification, route table and footer. */
const FIXED_PAGES = [
  '',
  'products',
  'blogs',
  'about-us',
  'faqs',
  'contact-us',
  'services',
  'privacy-policy',
  'terms-and-condition',
  'cancellation-policy',
  'return-policy',
];

/** URL-encoded paths from the root. */
export function siteEntries({ products, categories, brands, blogs }: CatalogueItems): string[] {
  const pages = (page: string, items: readonly { id: string }[]) =>
    items.map(({ id }) => `/${page}/${encodeURIComponent(id)}`);
  return [
    ...FIXED_PAGES.map((page) => `/${page}`),
    ...pages('category', categories),
    ...pages('brand', brands),
    ...pages('blog', blogs),
    ...pages('product', products),
  ];
}
