// The page's copy of an account's documents, made with the real shop and the account of this phone. Loaded for whoever is signed in.
import type { HaatDatabase } from '#core/device/database/tables.ts';
import * as documents from '#core/remote/account-documents.ts';
import { exchangeRefreshToken } from '#core/remote/account-token.ts';
import { accountCredential } from '#core/sync/account/credential.ts';
import {
  type AccountMirrorOutcome,
  type AccountMirrorSetup,
  refreshAccount,
} from '#core/sync/account/refresh-account.ts';
import { writeKinds } from '#core/sync/writes/registry.ts';

/** What the copy is made with. */
export function accountMirrorSetup(database: HaatDatabase): AccountMirrorSetup {
  return {
    database,
    kinds: writeKinds,
    remote: documents,
    credential: accountCredential(database, exchangeRefreshToken, Date.now),
    now: Date.now,
  };
}

/** Brings the copy up to date; failures are outcomes, only a broken device throws. */
export function refreshOwnAccount(database: HaatDatabase): Promise<AccountMirrorOutcome> {
  return refreshAccount(accountMirrorSetup(database));
}
