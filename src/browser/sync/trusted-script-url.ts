// Trusted Types: the addresses of the shop's own worker scripts as TrustedScriptURL.
import { trustedPolicy } from '#engine/lib/trusted-types.ts';

let policy: { createScriptURL(address: string): string } | undefined;

/**
 * Approves the address of the service worker or of a dedicated worker's script.
 * @throws TypeError for an address of another origin.
 */
export function trustedScriptUrl(address: string): string {
  policy ??= trustedPolicy('haat-scripts', { createScriptURL: requireOwn });
  return policy.createScriptURL(address);
}

function requireOwn(address: string): string {
  if (new URL(address, location.href).origin === location.origin) return address;
  throw new TypeError(`${address} is no script of the shop`);
}
