// The drain as page and worker run it: real remote, real clock, the device's own account.
import { readAccount } from '../../device/account/account.ts';
import type { HaatDatabase } from '../../device/database/tables.ts';
import { yieldToMain } from '../../device/database/yield-to-main.ts';
import { firebaseProject } from '../../model/config/firebase-project.ts';
import { exchangeRefreshToken } from '../../remote/account-token.ts';
import { readPrices } from '../../remote/catalogue.ts';
import { commitDocument } from '../../remote/commit-document.ts';
import { readDocument, readUpdateTime } from '../../remote/read-documents.ts';
import { uploadFile } from '../../remote/upload-file.ts';
import { AppCheck } from '../account/app-check.ts';
import { accountCredential } from '../account/credential.ts';
import { writeKinds } from '../writes/registry.ts';
import type { WriteKinds } from '../writes/write-kind.ts';
import { type DrainReport, type DrainSetup, drain } from './drain.ts';

/** Sends what is due on this device. `kinds`: the shopper's, unless it is the merchant's desk; `ignoreBackoff` does not wait out backoffs. */
export async function drainDevice(
  database: HaatDatabase,
  { kinds, ignoreBackoff }: { kinds?: WriteKinds | undefined; ignoreBackoff: boolean },
): Promise<DrainReport> {
  return drain(await deviceDrainSetup(database, kinds), { ignoreBackoff });
}

/** The setup of a drain on this device, for the account that is signed in now. `kinds`: the shopper's, unless it is the merchant's desk. */
export async function deviceDrainSetup(
  database: HaatDatabase,
  kinds: WriteKinds = writeKinds,
): Promise<DrainSetup> {
  const appCheck = firebaseProject.appCheckSiteKey ? new AppCheck(database) : undefined;
  // Requests carry the token from here on.
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

/** Rows that are claimed together are sent together, and starting a request takes a slow phone 10 ms: six in one task would block a frame. */
function yieldingFirst<A extends unknown[], T>(ask: (...asked: A) => Promise<T>) {
  return async (...asked: A): Promise<T> => {
    await yieldToMain();
    return ask(...asked);
  };
}
