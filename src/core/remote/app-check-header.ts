// The header that proves the shop's own app. It lives in memory, so that no request ever waits for it: without one a request goes
// as it is.
import { APP_CHECK_HEADER, type AppCheckToken } from '../model/app-check.ts';

let carried: AppCheckToken | null = null;

/** Requests from now on carry this one; null for none. */
export function setAppCheckToken(token: AppCheckToken | null): void {
  carried = token;
}

/** What a request's headers get, until the token's end. */
export function appCheckHeader(): Record<string, string> {
  return carried && carried.endsAt > Date.now() ? { [APP_CHECK_HEADER]: carried.token } : {};
}
