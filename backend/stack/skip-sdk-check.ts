/**
 * Keeps firebase-tools from checking npm for a newer Functions SDK: without a network it would hang, deaf to every
 * signal, for up to ten seconds.
 */
import { createRequire } from 'node:module';

type VersionModule = { checkFunctionsSDKVersion: (current: string) => void };

/** Makes this process start functions without that check. */
export function skipSdkVersionCheck(): void {
  // The lock file pins firebase-tools; the type above names the part of this module in use.
  const versions = createRequire(import.meta.url)(
    'firebase-tools/lib/deploy/functions/runtimes/node/versioning.js',
  ) as VersionModule;
  versions.checkFunctionsSDKVersion = () => undefined;
}
