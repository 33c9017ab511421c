// Makes the merchant's HTML harmless on the server, by the same rules as the page does.
import sanitize from 'sanitize-html';
import {
  ALLOWED_ADDRESS,
  ALLOWED_ATTRIBUTES,
  ALLOWED_TAGS,
  OUTSIDE,
  OUTSIDE_LINK,
} from '../../../../src/domain/shared/allowed-html.ts';
import { isShown } from './text-pictures.ts';

/** The harmless part of some HTML, with every attribute in double quotes. `leftOut` is told the address of each picture that is not in it. */
export function cleanHtml(html: string, leftOut: (address: string) => void = () => {}): string {
  return sanitize(html, {
    allowedTags: ALLOWED_TAGS,
    allowedAttributes: { '*': ALLOWED_ATTRIBUTES },
    // Addresses are judged below, with the places in the shop that have no scheme.
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
