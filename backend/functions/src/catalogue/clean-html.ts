// Sanitises the merchant's HTML on the server, by the same rules as the page does.
import sanitize from 'sanitize-html';
import {
  ALLOWED_ADDRESS,
  ALLOWED_ATTRIBUTES,
  ALLOWED_TAGS,
  OUTSIDE,
  OUTSIDE_LINK,
} from '../../../../src/domain/shared/allowed-html.ts';
import { isShown } from './text-pictures.ts';

/** Sanitised HTML, with every attribute in double quotes. Calls `leftOut` with the address of each removed picture. */
export function cleanHtml(html: string, leftOut: (address: string) => void = () => {}): string {
  return sanitize(html, {
    allowedTags: ALLOWED_TAGS,
    allowedAttributes: { '*': ALLOWED_ATTRIBUTES },
    // Addresses are checked below, since links within the shop have no scheme.
    allowedSchemesAppliedToAttributes: [],
    transformTags: {
      a: (tagName, { rel: _rel, target: _target, href, ...rest }) => {
        const isAllowed = href !== undefined && ALLOWED_ADDRESS.test(href.trim());
        const outside = isAllowed && OUTSIDE.test(href.trim()) ? OUTSIDE_LINK : {};
        return { tagName, attribs: { ...rest, ...(isAllowed && { href }), ...outside } };
      },
      img: (tagName, attribs) => ({ tagName, attribs: { alt: '', ...attribs, loading: 'lazy' } }),
    },
    exclusiveFilter: ({ tag, attribs: { src = '' } }) => {
      if (tag !== 'img' || isShown(src)) return false;
      leftOut(src);
      return true;
    },
  });
}
