// The sanitiser library, for browsers without their own sanitiser, and for the merchant's editor, which needs elements.
// Outside a browser there is no parser, so nothing is let through.
import createDOMPurify, { type Config, type DOMPurify } from 'dompurify';
import { ALLOWED_ADDRESS, ALLOWED_ATTRIBUTES, ALLOWED_TAGS } from '#domain/shared/allowed-html.ts';
import { settleElement } from './settle-element.ts';

/** No other allowed attribute holds a URL. */
const NO_URLS = ALLOWED_ATTRIBUTES.filter((name) => name !== 'href' && name !== 'src');

const ALLOWED: Config = {
  ALLOWED_TAGS,
  ALLOWED_ATTR: ALLOWED_ATTRIBUTES,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: ALLOWED_ADDRESS,
  ADD_URI_SAFE_ATTR: NO_URLS,
};

let purifier: DOMPurify | undefined;

/** Sanitised HTML; '' outside a browser. */
export function sanitiseHtml(html: string): string {
  if (typeof window === 'undefined') return '';
  purifier ??= makePurifier();
  return purifier.sanitize(html, { ...ALLOWED, RETURN_TRUSTED_TYPE: false });
}

/** The same as a detached fragment. */
export function sanitisedElements(html: string): DocumentFragment {
  purifier ??= makePurifier();
  return purifier.sanitize(html, { ...ALLOWED, RETURN_DOM_FRAGMENT: true });
}

/**
 * A clipboard's HTML as a detached fragment for the editor, which takes from it only what its schema has: with styles,
 * which tell what Word and Google Docs mean, and with all pictures. Never put it into a page.
 */
export function pastedElements(html: string): DocumentFragment {
  purifier ??= makePurifier();
  isForEditor = true;
  try {
    return purifier.sanitize(html, { ...ALLOWED, ...OF_EDITORS, RETURN_DOM_FRAGMENT: true });
  } finally {
    isForEditor = false;
  }
}

/** Word in a browser says the level of an item in the second. */
const STYLES = ['style', 'data-aria-level'];
const OF_EDITORS: Config = {
  ALLOWED_ATTR: [...ALLOWED_ATTRIBUTES, ...STYLES],
  ADD_URI_SAFE_ATTR: [...NO_URLS, ...STYLES],
};
let isForEditor = false;

function makePurifier(): DOMPurify {
  const made = createDOMPurify(window);
  made.addHook('afterSanitizeAttributes', (element) => {
    if (!isForEditor) settleElement(element);
  });
  return made;
}
