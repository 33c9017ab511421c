// Makes HTML from outside harmless: text, lists, tables, links and pictures, nothing that runs, styles or posts.
// Where there is no browser there is no parser either, and nothing is let through.
import createDOMPurify, { type Config, type DOMPurify } from 'dompurify';
import { firebaseProject } from '#core/model/firebase-project.ts';

const ALLOWED: Config = {
  ALLOWED_TAGS: [
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'div', 'span', 'blockquote', 'pre'],
    ...['b', 'strong', 'i', 'em', 'u', 's', 'small', 'sub', 'sup', 'mark', 'code', 'a', 'img'],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'figure', 'figcaption'],
    ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  ALLOWED_ATTR: [
    ...[
      'href',
      'rel',
      'target',
      'title',
      'lang',
      'dir',
      'src',
      'alt',
      'width',
      'height',
      'loading',
    ],
    ...['colspan', 'rowspan', 'scope', 'start', 'reversed', 'value'],
  ],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i,
};

let purifier: DOMPurify | undefined;

/** The harmless part of some HTML. */
export function sanitiseHtml(html: string): string {
  if (typeof window === 'undefined') return '';
  purifier ??= makePurifier();
  return purifier.sanitize(html, { ...ALLOWED, RETURN_TRUSTED_TYPE: false });
}

function makePurifier(): DOMPurify {
  const made = createDOMPurify(window);
  made.addHook('afterSanitizeAttributes', (element) => {
    if (element.tagName === 'A') settleLink(element);
    if (element.tagName === 'IMG') settlePicture(element);
  });
  return made;
}

/** A link out of the shop opens beside it, and learns nothing of it. */
function settleLink(link: Element): void {
  link.removeAttribute('target');
  link.removeAttribute('rel');
  if (!/^https?:/i.test(link.getAttribute('href') ?? '')) return;
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noopener noreferrer nofollow');
}

function settlePicture(picture: Element): void {
  const address = picture.getAttribute('src') ?? '';
  const isSafe =
    /^https:\/\//i.test(address) || address.startsWith(`${firebaseProject.storageOrigin}/`);
  if (!isSafe) {
    picture.remove();
    return;
  }
  picture.setAttribute('loading', 'lazy');
  if (!picture.hasAttribute('alt')) picture.setAttribute('alt', '');
}
