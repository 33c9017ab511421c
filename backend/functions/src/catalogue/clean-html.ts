// Makes the merchant's HTML harmless on the server, by the same rules as the page does.
import sanitize from 'sanitize-html';
import {
  ALLOWED_ADDRESS,
  ALLOWED_ATTRIBUTES,
  ALLOWED_TAGS,
  isPictureAddress,
  OUTSIDE,
  OUTSIDE_LINK,
} from '../../../../src/core/model/catalogue/allowed-html.ts';

const emulated = process.env.FIREBASE_STORAGE_EMULATOR_HOST;
/** Only on this computer are the shop's own files not fetched by https. */
const STORAGE_ORIGIN = emulated ? `http://${emulated.replace('127.0.0.1', 'localhost')}` : null;

/** The harmless part of some HTML, with every attribute in double quotes. */
export function cleanHtml(html: string): string {
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
    exclusiveFilter: ({ tag, attribs }) =>
      tag === 'img' && !isPictureAddress(attribs.src ?? '', STORAGE_ORIGIN),
  });
}
