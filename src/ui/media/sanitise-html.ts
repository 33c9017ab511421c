// The library that makes HTML harmless, for browsers that have no sanitiser of their own, and for the merchant's editor, which needs elements.
// Where there is no browser there is no parser either, and nothing is let through.
import createDOMPurify, { type Config, type DOMPurify } from 'dompurify';
import { ALLOWED_ADDRESS, ALLOWED_ATTRIBUTES, ALLOWED_TAGS } from '#domain/shared/allowed-html.ts';
import { settleElement } from './settle-element.ts';

const ALLOWED: Config = {
  ALLOWED_TAGS,
  ALLOWED_ATTR: ALLOWED_ATTRIBUTES,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: ALLOWED_ADDRESS,
  // What every other attribute says is no address.
  ADD_URI_SAFE_ATTR: ALLOWED_ATTRIBUTES.filter((name) => name !== 'href' && name !== 'src'),
};

let purifier: DOMPurify | undefined;

/** The harmless part of some HTML. */
export function sanitiseHtml(html: string): string {
  if (typeof window === 'undefined') return '';
  purifier ??= makePurifier();
  return purifier.sanitize(html, { ...ALLOWED, RETURN_TRUSTED_TYPE: false });
}

/** The same as elements that stand in no page. */
export function sanitisedElements(html: string): DocumentFragment {
  purifier ??= makePurifier();
  return purifier.sanitize(html, { ...ALLOWED, RETURN_DOM_FRAGMENT: true });
}

function makePurifier(): DOMPurify {
  const made = createDOMPurify(window);
  made.addHook('afterSanitizeAttributes', settleElement);
  return made;
}
