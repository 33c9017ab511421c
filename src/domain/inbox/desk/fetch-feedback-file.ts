// Fetches a file that came with feedback, with the merchant's own right: nobody else may look at it. It is not kept.

import { exchangeRefreshToken } from '#engine/account/account-token.ts';
import { accountCredential } from '#engine/account/credential.ts';
import type { HaatDatabase } from '../../device/tables.ts';
import { fetchFeedbackFile } from './fetch-inbox.ts';

/** Types of files that a browser shows as they are, and that cannot run anything here. */
const SHOWN_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'];

/** The file at this address; null where it could not be had, or is none that may be shown. */
export async function readFeedbackFile(
  database: HaatDatabase,
  uid: string,
  address: string,
): Promise<Blob | null> {
  const key = await accountCredential(database, exchangeRefreshToken, Date.now)(uid, false);
  const file = key.outcome === 'token' ? await fetchFeedbackFile(address, key.token) : null;
  return file && SHOWN_TYPES.includes(file.type) ? file : null;
}
