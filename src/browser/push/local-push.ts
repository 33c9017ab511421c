// The name that a push service would give this browser. On one's own computer only: a build for a real project leaves this out.
import { mintId } from '#engine/lib/identifiers.ts';

const KEY = 'haat-local-push-token';

/** The same for this browser as long as it keeps what it knows, such as 'local-5f2c…'. */
export function localToken(): string {
  const token = localStorage.getItem(KEY) ?? `local-${mintId()}`;
  localStorage.setItem(KEY, token);
  return token;
}
