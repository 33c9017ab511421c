// What a page tells search engines and those with whom it is shared, as texts. Pure; PageHead puts it into the page.
import { shop } from '#config/shop.ts';
import { pageTabTitle, shopTabTitle } from '../messages.ts';

/** The picture that stands for the whole shop where a page has none of its own. */
export const SHOP_PICTURE = `${shop.site}/icons/icon-512.png`;

/** What the browser's tab says. */
export function tabTitle(title: string): string {
  return title === shop.name ? shopTabTitle(shop.name, shop.trade) : pageTabTitle(title, shop.name);
}

/** The one address of a page, whatever stands behind its path: campaigns, filters, places in a page. */
export function canonicalAddress(path: string): string {
  return shop.site + path.replace(/[?#].*$/s, '');
}

/** Data for a script element: nothing in it can end that element. */
export function dataText(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** The pages that lead to a page, and the page itself, in the words of schema.org. */
export function breadcrumbData(pages: readonly { name: string; path: string }[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: pages.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: canonicalAddress(path),
    })),
  };
}

/** The beginning of a text, cut between two words, in a length that search engines show. */
export function shortDescription(text: string, longest = 155): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= longest) return plain;
  const cut = plain.slice(0, longest);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > 0 ? end : longest)}…`;
}
