// A stand-in for the push token of this browser. Local stack only: a build for a real project leaves this out.
import { mintId } from '#engine/lib/identifiers.ts';

const KEY = 'haat-local-push-token';

/** Stable until the browser's storage is cleared, such as 'local-5f2c…'. */
export function localToken(): string {
  const token = localStorage.getItem(KEY) ?? `local-${mintId()}`;
  localStorage.setItem(KEY, token);
  return token;
}
