// Refreshes the mirror of the account's documents from the page. Loaded only for a signed-in account.

import * as documents from '#domain/account-mirror/fetch-account-documents.ts';
import {
  type AccountMirrorOutcome,
  type AccountMirrorSetup,
  refreshAccount,
} from '#domain/account-mirror/refresh-account.ts';
import type { HaatDatabase } from '#domain/device/tables.ts';
import { writeKinds } from '#domain/writes/registry.ts';
import { exchangeRefreshToken } from '#engine/account/account-token.ts';
import { accountCredential } from '#engine/account/credential.ts';
import { renewPushLanguage } from '../push/renew-language.ts';

/** This phone's remote, clock and credential. */
export function accountMirrorSetup(database: HaatDatabase): AccountMirrorSetup {
  return {
    database,
    kinds: writeKinds,
    remote: documents,
    credential: accountCredential(database, exchangeRefreshToken, Date.now),
    now: Date.now,
  };
}

/** Updates the mirror; failures are outcomes, and only a broken device throws. */
export function refreshAccountMirror(database: HaatDatabase): Promise<AccountMirrorOutcome> {
  const setup = accountMirrorSetup(database);
  if (import.meta.env.HAAT_SENDS_NOTIFICATIONS) {
    void renewPushLanguage(database, setup.credential).catch(console.warn);
  }
  return refreshAccount(setup);
}
