// The sanitiser library, for browsers without their own sanitiser, and for the merchant's editor, which needs elements.
// Outside a browser there is no parser, so nothing is let through.
import createDOMPurify, { type Config, type DOMPurify } from 'dompurify';
import { ALLOWED_ADDRESS, ALLOWED_ATTRIBUTES, ALLOWED_TAGS } from '#domain/shared/allowed-html.ts';
import { settleElement } from './settle-element.ts';

const ALLOWED: Config = {
  ALLOWED_TAGS,
  ALLOWED_ATTR: ALLOWED_ATTRIBUTES,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: ALLOWED_ADDRESS,
  // No other allowed attribute holds a URL.
  ADD_URI_SAFE_ATTR: ALLOWED_ATTRIBUTES.filter((name) => name !== 'href' && name !== 'src'),
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

function makePurifier(): DOMPurify {
  const made = createDOMPurify(window);
  made.addHook('afterSanitizeAttributes', settleElement);
  return made;
}
