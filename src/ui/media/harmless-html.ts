// Makes HTML from outside harmless: text, lists, tables, links and pictures, nothing that runs, styles or posts. The browser's own sanitiser
// does it where there is one (WICG Sanitizer API); elsewhere a library comes for it.
import {
  ALLOWED_ADDRESS,
  ALLOWED_ATTRIBUTES,
  ALLOWED_TAGS,
} from '#core/model/catalogue/allowed-html.ts';
import { fitIntoPage } from '#core/model/catalogue/html-text.ts';
import { trustedPolicy } from '#core/model/trusted-types.ts';
import { settleElement } from './settle-element.ts';

type Sanitise = (html: string) => string;
/** Not in TypeScript's library yet. Source: WICG Sanitizer API. */
type HarmlessElement = HTMLElement & { setHTML(html: string, options: object): void };

/** Of these only the tags are left out, as the library does; of anything else that is not allowed, what is inside it goes, too. */
const UNWRAPPED_TAGS = [
  ...['section', 'article', 'header', 'footer', 'main', 'nav', 'aside', 'hgroup', 'address'],
  ...['center', 'font', 'big', 'tt', 'strike', 'ins', 'del', 'abbr', 'acronym', 'cite', 'q', 'dfn'],
  ...['kbd', 'samp', 'var', 'time', 'data', 'bdi', 'bdo', 'ruby', 'rb', 'rt', 'rp', 'picture'],
  ...['details', 'summary', 'form', 'fieldset', 'legend', 'label', 'button'],
];

const ALLOWED = {
  elements: ALLOWED_TAGS,
  replaceWithChildrenElements: UNWRAPPED_TAGS,
  attributes: ALLOWED_ATTRIBUTES,
  comments: false,
  dataAttributes: false,
};

/** Browsers skip these in an address. */
const SKIPPED = /[\0-\x20\u00a0\u1680\u180e\u2000-\u2029\u205f\u3000]/g;

/** What gives the harmless part of some HTML. */
export async function loadSanitiser(): Promise<Sanitise> {
  // An early draft had setHTML, too, and took another list, which would be as good as none.
  if ('parseHTML' in Document && canSetHtml(placeOutside())) return sanitiseByBrowser;
  return (await import('./sanitise-html.ts')).sanitiseHtml;
}

/** What gives the same, fitted into a page, in the form in which the browser makes HTML of it. To be asked for once. */
export async function loadTrustedHtml(): Promise<Sanitise> {
  const sanitise = await loadSanitiser();
  const policy = trustedPolicy('haat-html', { createHTML: (html) => fitIntoPage(sanitise(html)) });
  return (html) => policy.createHTML(html);
}

/** An element of a document that is never shown, where nothing is fetched and nothing runs. */
function placeOutside(): HTMLElement {
  return document.implementation.createHTMLDocument('').createElement('div');
}

function canSetHtml(element: HTMLElement): element is HarmlessElement {
  return 'setHTML' in element;
}

function sanitiseByBrowser(html: string): string {
  const place = placeOutside();
  if (!canSetHtml(place)) return '';
  place.setHTML(html, { sanitizer: ALLOWED });
  for (const link of place.querySelectorAll('[href]')) {
    const address = link.getAttribute('href')?.replace(SKIPPED, '') ?? '';
    if (!ALLOWED_ADDRESS.test(address)) link.removeAttribute('href');
  }
  for (const element of place.querySelectorAll('a, img')) settleElement(element);
  return place.innerHTML;
}
