// Sanitises untrusted HTML: keeps text, lists, tables, links and pictures, nothing that runs, styles or posts. Uses the
// browser's own sanitiser (WICG Sanitizer API), or else loads a library.
import { ALLOWED_ADDRESS, ALLOWED_ATTRIBUTES, ALLOWED_TAGS } from '#domain/shared/allowed-html.ts';
import { fitIntoPage } from '#domain/shared/html-text.ts';
import { trustedPolicy } from '#engine/lib/trusted-types.ts';
import { settleElement } from './settle-element.ts';

type Sanitise = (html: string) => string;
/** Not in TypeScript's library yet. Source: WICG Sanitizer API. */
type HarmlessElement = HTMLElement & { setHTML(html: string, options: object): void };

/** Disallowed elements of these are removed with their content; of any other only the tags go. As the libraries do. */
const NOT_UNWRAPPED = [
  ...['html', 'head', 'title', 'script', 'style', 'template', 'noscript', 'noembed', 'noframes'],
  ...[
    'iframe',
    'object',
    'svg',
    'math',
    'audio',
    'video',
    'textarea',
    'option',
    'plaintext',
    'xmp',
  ],
];

/** Characters that browsers skip in a URL. */
const SKIPPED = /[\0-\x20\u00a0\u1680\u180e\u2000-\u2029\u205f\u3000]/g;

/** Loads the function that sanitises HTML. */
export async function loadSanitiser(): Promise<Sanitise> {
  // An early draft of the API also had setHTML, but took another option format and would ignore this list.
  if ('parseHTML' in Document && canSetHtml(placeOutside())) return sanitiseByBrowser;
  return (await import('./sanitise-html.ts')).sanitiseHtml;
}

/** Loads a function from HTML to sanitised TrustedHTML that fits into the page. Call once: it creates the policy. */
export async function loadTrustedHtml(): Promise<Sanitise> {
  const sanitise = await loadSanitiser();
  const policy = trustedPolicy('haat-html', { createHTML: (html) => fitIntoPage(sanitise(html)) });
  return (html) => policy.createHTML(html);
}

/** An element of an inert document, where nothing is fetched and nothing runs. */
function placeOutside(): HTMLElement {
  return document.implementation.createHTMLDocument('').createElement('div');
}

function canSetHtml(element: HTMLElement): element is HarmlessElement {
  return 'setHTML' in element;
}

function sanitiseByBrowser(html: string): string {
  const place = placeOutside();
  if (!canSetHtml(place)) return '';
  const written = Array.from(html.matchAll(/<([a-z][^\s/>]*)/gi), ([, tag = '']) =>
    tag.toLowerCase(),
  );
  const kept = new Set([...ALLOWED_TAGS, ...NOT_UNWRAPPED]);
  place.setHTML(html, {
    sanitizer: {
      elements: ALLOWED_TAGS,
      replaceWithChildrenElements: [...new Set(written)].filter((tag) => !kept.has(tag)),
      attributes: ALLOWED_ATTRIBUTES,
      comments: false,
      dataAttributes: false,
    },
  });
  for (const name of ['href', 'src']) {
    for (const element of place.querySelectorAll(`[${name}]`)) {
      const address = element.getAttribute(name)?.trim() ?? '';
      element.setAttribute(name, address);
      if (!ALLOWED_ADDRESS.test(address.replace(SKIPPED, ''))) element.removeAttribute(name);
    }
  }
  for (const element of place.querySelectorAll('a, img')) settleElement(element);
  return place.innerHTML;
}
