// The shop as an import or export at the desk reaches it: with this device's account, and with retries for as long as
// the signal comes and goes.
import { deviceDatabase } from '#domain/device/database.ts';
import { importRemote } from '#domain/product/desk/fetch-for-import.ts';
import { type ImportGateway, importGateway } from '#domain/product/desk/import-at-desk.ts';
import { readImportPhoto } from '#domain/product/desk/kept-import.ts';
import { uploadFile } from '#engine/firestore/upload-file.ts';
import { accountToken } from './account-token.ts';
import { onReachability, reachability, recordAnswered } from './reachability.ts';

/** Longest wait before a retry, ms. */
const MAX_WAIT_MS = 20_000;

/** @param isWaiting called with true while a retry waits for the shop, then with false */
export function shopOfDesk(
  uid: string,
  signal: AbortSignal,
  isWaiting: (isSo: boolean) => void,
): ImportGateway {
  return importGateway({
    uid,
    remote: { ...importRemote, uploadFile },
    credential: accountToken,
    photoOf: async (picture) => (await readImportPhoto(deviceDatabase(), uid, picture)) ?? null,
    async untilAnswered(tries) {
      isWaiting(true);
      recordAnswered(false);
      await untilReachable(Math.min(MAX_WAIT_MS, 1_000 * 2 ** tries), signal);
      isWaiting(false);
    },
    signal,
  });
}

/** Resolves when the shop is reachable again, after `ms`, or on abort. */
function untilReachable(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      stop();
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    const stop = onReachability(() => {
      if (reachability() === 'reachable') end();
    });
    signal.addEventListener('abort', end);
  });
}
