/**
 * Keeps firebase-tools from asking npm whether there is a newer Functions SDK: it would stand still, deaf to
 * every signal, for up to ten seconds where there is no network.
 */
import { createRequire } from 'node:module';

type VersionModule = { checkFunctionsSDKVersion: (current: string) => void };

/** From now on this process starts functions without a look at the npm registry. */
export function skipSdkVersionCheck(): void {
  // firebase-tools is pinned by the lock file; the part of this module that we use is named above.
  const versions = createRequire(import.meta.url)(
    'firebase-tools/lib/deploy/functions/runtimes/node/versioning.js',
  ) as VersionModule;
  versions.checkFunctionsSDKVersion = () => undefined;
}
