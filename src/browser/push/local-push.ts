// A stand-in for the push tokens of this browser. Local stack only: a build for a real project leaves this out.
import { mintId } from '#engine/lib/identifiers.ts';

const KEY = 'haat-local-push-token';

/** Stable until the browser's storage is cleared, such as 'local-5f2c…'; the desk's ends in '-desk'. */
export function localToken(app: 'shop' | 'desk'): string {
  const token = localStorage.getItem(KEY) ?? `local-${mintId()}`;
  localStorage.setItem(KEY, token);
  return app === 'desk' ? `${token}-desk` : token;
}
