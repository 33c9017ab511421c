// Tokens for online-only calls to the shop's server in the signed-in account's name.
import { deviceDatabase } from '#domain/device/database.ts';
import { exchangeRefreshToken } from '#engine/account/account-token.ts';
import type { Credential } from '#engine/account/credential.ts';
import { accountCredential } from '#engine/account/credential.ts';

/** A token of exactly this account; `fresh`: the server rejected the last one. */
export function accountToken(uid: string, fresh: boolean): Promise<Credential> {
  return accountCredential(deviceDatabase(), exchangeRefreshToken, Date.now)(uid, fresh);
}
