// Makes HTML from outside harmless: text, lists, tables, links and pictures, nothing that runs, styles or posts. Nothing else in the shop
// makes HTML out of text.
// Where there is no browser there is no parser either, and nothing is let through.
import createDOMPurify, { type Config, type DOMPurify } from 'dompurify';
import {
  ALLOWED_ADDRESS,
  ALLOWED_ATTRIBUTES,
  ALLOWED_TAGS,
  isPictureAddress,
  OUTSIDE,
  OUTSIDE_LINK,
} from '#core/model/catalogue/allowed-html.ts';
import { fitIntoPage } from '#core/model/catalogue/html-text.ts';
import { firebaseProject } from '#core/model/config/firebase-project.ts';
import { trustedPolicy } from '#core/model/trusted-types.ts';

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
let policy: { createHTML(html: string): string } | undefined;

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

/** The same, fitted into a page, in the form in which the browser makes HTML of it. */
export function trustedHtml(html: string): string {
  if (typeof window === 'undefined') return '';
  policy ??= trustedPolicy('haat-html', { createHTML: (it) => fitIntoPage(sanitiseHtml(it)) });
  return policy.createHTML(html);
}

function makePurifier(): DOMPurify {
  const made = createDOMPurify(window);
  made.addHook('afterSanitizeAttributes', (element) => {
    if (element.tagName === 'A') settleLink(element);
    if (element.tagName === 'IMG') settlePicture(element);
  });
  return made;
}

function settleLink(link: Element): void {
  link.removeAttribute('target');
  link.removeAttribute('rel');
  if (!OUTSIDE.test(link.getAttribute('href') ?? '')) return;
  for (const [name, value] of Object.entries(OUTSIDE_LINK)) link.setAttribute(name, value);
}

function settlePicture(picture: Element): void {
  if (!isPictureAddress(picture.getAttribute('src') ?? '', firebaseProject.storageOrigin)) {
    picture.remove();
    return;
  }
  picture.setAttribute('loading', 'lazy');
  if (!picture.hasAttribute('alt')) picture.setAttribute('alt', '');
}
