// Fetches a file that came with feedback, with the merchant's token: nobody else may see it. Not stored.

import { exchangeRefreshToken } from '#engine/account/account-token.ts';
import { accountCredential } from '#engine/account/credential.ts';
import type { HaatDatabase } from '../../device/tables.ts';
import { fetchFeedbackFile } from './fetch-inbox.ts';

/** File types that a browser displays without running anything. */
const SHOWN_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'];

/** The file at this URL; null if it cannot be fetched or its type may not be shown. */
export async function readFeedbackFile(
  database: HaatDatabase,
  uid: string,
  address: string,
): Promise<Blob | null> {
  const key = await accountCredential(database, exchangeRefreshToken, Date.now)(uid, false);
  const file = key.outcome === 'token' ? await fetchFeedbackFile(address, key.token) : null;
  return file && SHOWN_TYPES.includes(file.type) ? file : null;
}
