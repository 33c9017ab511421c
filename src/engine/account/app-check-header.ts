// The App Check token that requests carry. It lives in memory, so no request ever waits for it; without one, a request
// goes without the header.

/** Source: Firebase App Check, "custom resource backend". */
const HEADER = 'X-Firebase-AppCheck';

/** `endsAt` by this phone's clock, ms. */
type CarriedToken = { token: string; endsAt: number };

let carried: CarriedToken | null = null;

/** Sets the token for all later requests; null for none. */
export function setAppCheckToken(token: CarriedToken | null): void {
  carried = token;
}

/** The App Check header of a request; empty without a token or after its end. */
export function appCheckHeader(): Record<string, string> {
  return carried && carried.endsAt > Date.now() ? { [HEADER]: carried.token } : {};
}
