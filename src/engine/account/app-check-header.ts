// The App Check token that requests carry. It lives in memory, so that no request ever waits for it: without one a request goes as it is.

/** Source: Firebase App Check, "custom resource backend". */
const HEADER = 'X-Firebase-AppCheck';

/** `endsAt` by this phone's clock, ms. */
type CarriedToken = { token: string; endsAt: number };

let carried: CarriedToken | null = null;

/** Requests from now on carry this one; null for none. */
export function setAppCheckToken(token: CarriedToken | null): void {
  carried = token;
}

/** What a request's headers get, until the token's end. */
export function appCheckHeader(): Record<string, string> {
  return carried && carried.endsAt > Date.now() ? { [HEADER]: carried.token } : {};
}
