// Names for the requests that journeys look for in the fault proxy's log, or let fail.
import type { SeenRequest } from './fault-proxy-log.ts';

const port = (seen: SeenRequest, wanted: string) => seen.url.port === wanted;

/** A write to Firestore. */
export function isCommit(seen: SeenRequest): boolean {
  return seen.method === 'POST' && port(seen, '8080') && seen.url.pathname.endsWith(':commit');
}

/** The full name of the document that a write of one document is for. */
export function documentOf(seen: SeenRequest): string {
  return /"(?:name|delete)":"([^"]+)"/.exec(seen.body.toString())?.[1] ?? '';
}

/** A write of an enquiry about this product. */
export function isEnquiryAbout(productId: string): (seen: SeenRequest) => boolean {
  return (seen) => isCommit(seen) && seen.body.includes(`"${productId}"`);
}

/** A structured query. */
export function isQuery(seen: SeenRequest): boolean {
  return seen.method === 'POST' && port(seen, '8080') && seen.url.pathname.endsWith(':runQuery');
}

/** A look for documents by their names. */
export function isLookup(seen: SeenRequest): boolean {
  return seen.method === 'POST' && port(seen, '8080') && seen.url.pathname.endsWith(':batchGet');
}

/** Anything that is asked of Firestore. */
export function isFirestore(seen: SeenRequest): boolean {
  return port(seen, '8080');
}

/** A picture or another file of the shop's storage. */
export function isPicture(seen: SeenRequest): boolean {
  return port(seen, '9199');
}

/** Something that is asked of the token service. */
export function isTokenExchange(seen: SeenRequest): boolean {
  return port(seen, '9099') && seen.url.pathname.endsWith('/v1/token');
}

/** Anything that is asked of the sign-in service. */
export function isSignInService(seen: SeenRequest): boolean {
  return port(seen, '9099') && seen.url.pathname.startsWith('/identitytoolkit.googleapis.com/');
}

/** The wish for a code by SMS. */
export function isCodeRequest(seen: SeenRequest): boolean {
  return (
    seen.method === 'POST' &&
    isSignInService(seen) &&
    seen.url.pathname.endsWith(':sendVerificationCode')
  );
}

/** A code that was typed, on its way to be exchanged for an account. */
export function isCodeCheck(seen: SeenRequest): boolean {
  return (
    seen.method === 'POST' &&
    isSignInService(seen) &&
    seen.url.pathname.endsWith(':signInWithPhoneNumber')
  );
}

/** Whether a request is for the catalogue as it is published at the shop's own origin. */
export function isPublished(seen: SeenRequest): boolean {
  return seen.url.pathname.startsWith('/catalogue/');
}
