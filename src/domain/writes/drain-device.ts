// The drain as page and worker run it: with the real remote, the real clock and the device's own account.
import { readAccount } from '#engine/account/account.ts';
import { exchangeRefreshToken } from '#engine/account/account-token.ts';
import { AppCheck } from '#engine/account/app-check.ts';
import { accountCredential } from '#engine/account/credential.ts';
import { yieldToMain } from '#engine/device/yield-to-main.ts';
import { commitDocument } from '#engine/firestore/commit-document.ts';
import { firebaseProject } from '#engine/firestore/firebase-project.ts';
import { readDocument, readUpdateTime } from '#engine/firestore/read-documents.ts';
import { uploadFile } from '#engine/firestore/upload-file.ts';
import { type DrainReport, type DrainSetup, drain } from '#engine/outbox/drain.ts';
import type { WriteKinds } from '#engine/outbox/write-kind.ts';
import { readPrices } from '../catalogue/fetch-catalogue.ts';
import type { HaatDatabase } from '../device/tables.ts';
import { writeKinds } from './registry.ts';

export type DeviceDrain = DrainSetup & { database: HaatDatabase };

/**
 * Sends all due writes on this device. `kinds`: the shopper's by default, else the desk's; `ignoreBackoff`: send
 * without waiting out backoffs.
 */
export async function drainDevice(
  database: HaatDatabase,
  { kinds, ignoreBackoff }: { kinds?: WriteKinds | undefined; ignoreBackoff: boolean },
): Promise<DrainReport> {
  return drain(await deviceDrainSetup(database, kinds), { ignoreBackoff });
}

/** The setup of a drain for the signed-in account. `kinds`: the shopper's by default, else the desk's. */
export async function deviceDrainSetup(
  database: HaatDatabase,
  kinds: WriteKinds = writeKinds,
): Promise<DeviceDrain> {
  const appCheck = firebaseProject.appCheckSiteKey ? new AppCheck(database) : undefined;
  // Loads the stored token, which requests carry from here on.
  await appCheck?.kept();
  return {
    database,
    kinds,
    account: (await readAccount(database))?.uid ?? null,
    remote: {
      commit: yieldingFirst(commitDocument),
      upload: uploadFile,
      read: yieldingFirst(readDocument),
      updateTime: yieldingFirst(readUpdateTime),
      prices: readPrices,
    },
    credential: accountCredential(database, exchangeRefreshToken, Date.now),
    ...(appCheck && { appCheck }),
    now: Date.now,
    random: Math.random,
  };
}

/** Rows claimed together go together, and starting a request takes a slow phone 10 ms: six in a task block a frame. */
function yieldingFirst<A extends unknown[], T>(ask: (...asked: A) => Promise<T>) {
  return async (...asked: A): Promise<T> => {
    await yieldToMain();
    return ask(...asked);
  };
}
