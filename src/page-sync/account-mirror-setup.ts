// What the page's copy of an account's documents is made with: the real shop, and the account of this phone.
import type { HaatDatabase } from '#core/device/database/tables.ts';
import * as documents from '#core/remote/account-documents.ts';
import { exchangeRefreshToken } from '#core/remote/account-token.ts';
import { accountCredential } from '#core/sync/account/credential.ts';
import type { AccountMirrorSetup } from '#core/sync/account/refresh-account.ts';
import { writeKinds } from '#core/sync/writes/registry.ts';

export function accountMirrorSetup(database: HaatDatabase): AccountMirrorSetup {
  return {
    database,
    kinds: writeKinds,
    remote: documents,
    credential: accountCredential(database, exchangeRefreshToken, Date.now),
    now: Date.now,
  };
}
