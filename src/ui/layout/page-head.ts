// A page's metadata for search engines and link previews, as texts. Pure; PageHead renders it.
import { inLanguage, languages } from '#config/languages.ts';
import { shop } from '#config/shop.ts';
import { spokenLanguage } from '#engine/texts/speak.ts';
import { pageTabTitle, shopTabTitle } from '../messages.ts';

/** The shop's picture, for pages that have none of their own. */
export const SHOP_PICTURE = `${shop.site}/icons/icon-512.png`;

/** The title of the browser's tab. */
export function tabTitle(title: string): string {
  return title === shop.name ? shopTabTitle(shop.name, shop.trade) : pageTabTitle(title, shop.name);
}

/** The canonical URL of a page, without query and hash: campaigns, filters, places in a page. */
export function canonicalAddress(path: string): string {
  return addressIn(spokenLanguage(), path);
}

/** The same page in each language. */
export function sameInEachLanguage(path: string): { language: string; address: string }[] {
  return languages.map((language) => ({ language, address: addressIn(language, path) }));
}

function addressIn(language: string, path: string): string {
  return shop.site + inLanguage(path.replace(/[?#].*$/s, ''), language);
}

/** JSON for a script element, escaped so that it cannot end that element. */
export function dataText(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** The pages that lead to a page, and the page itself, as a schema.org BreadcrumbList. */
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

/** The beginning of a text, cut between words to a length that search engines show. */
export function shortDescription(text: string, longest = 155): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= longest) return plain;
  const cut = plain.slice(0, longest);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > 0 ? end : longest)}…`;
}
