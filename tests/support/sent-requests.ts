// Names for the requests that journeys find in the fault proxy's log or make fail.
import type { SeenRequest } from './fault-proxy-log.ts';

type Kind = (seen: SeenRequest) => boolean;

const posts =
  (port: string, end: string): Kind =>
  ({ method, url }) =>
    method === 'POST' && url.port === port && url.pathname.endsWith(end);

export const isFirestore: Kind = ({ url }) => url.port === '8080';
export const isCommit = posts('8080', ':commit');
export const isQuery = posts('8080', ':runQuery');
/** A lookup of documents by name. */
export const isLookup = posts('8080', ':batchGet');

/** A picture or another file of the shop's storage. */
export const isPicture: Kind = ({ url }) => url.port === '9199';

export const isTokenExchange = posts('9099', '/v1/token');
export const isCodeRequest = posts('9099', ':sendVerificationCode');
/** A typed code on its way to be exchanged for an account. */
export const isCodeCheck = posts('9099', ':signInWithPhoneNumber');

/** The published catalogue at the shop's own origin. */
export const isPublished: Kind = ({ url }) => url.pathname.startsWith('/catalogue/');

/** The full name of the document that a single-document write is for. */
export function documentOf(seen: SeenRequest): string {
  return /"(?:name|delete)":"([^"]+)"/.exec(seen.body.toString())?.[1] ?? '';
}

export function isCommitWith(words: string): Kind {
  return (seen) => isCommit(seen) && seen.body.includes(words);
}

export const isEnquiryAbout = (productId: string): Kind => isCommitWith(`"${productId}"`);
