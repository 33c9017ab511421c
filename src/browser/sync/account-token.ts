// A token for asking the shop's server in the signed-in account's name, for what is done online only.
import { deviceDatabase } from '#domain/device/database.ts';
import { exchangeRefreshToken } from '#engine/account/account-token.ts';
import type { Credential } from '#engine/account/credential.ts';
import { accountCredential } from '#engine/account/credential.ts';

/** A token of exactly this account; `fresh` when the server did not take the last one. */
export function accountToken(uid: string, fresh: boolean): Promise<Credential> {
  return accountCredential(deviceDatabase(), exchangeRefreshToken, Date.now)(uid, fresh);
}
