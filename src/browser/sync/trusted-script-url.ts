// Trusted Types: the addresses of the shop's own worker scripts as TrustedScriptURL.
import { trustedPolicy } from '#engine/lib/trusted-types.ts';

let policy: { createScriptURL(address: string): string } | undefined;

/** The address of the service worker, or of a worker's built file. @throws TypeError for one that is not of the shop's own origin */
export function trustedScriptUrl(address: string): string {
  policy ??= trustedPolicy('haat-scripts', { createScriptURL: requireOwn });
  return policy.createScriptURL(address);
}

function requireOwn(address: string): string {
  if (new URL(address, location.href).origin === location.origin) return address;
  throw new TypeError(`${address} is no script of the shop`);
}
