// A token for sending in an account's name: the stored one until it expires, else a new one. Never another account's.

import type { EngineDatabase } from '../device/engine-database.ts';
import { keepTokens, readAccount, recordSignInOver } from './account.ts';
import type { TokenAnswer } from './account-token.ts';

/** Renew a stored token with less than this left. ms */
const MARGIN_MS = 60_000;

/** A token of exactly this account, or why there is none now. */
export type Credential =
  | { outcome: 'token'; token: string }
  | { outcome: 'signed-out' | 'other-account' | 'unreachable' };

/** Makes a drain's `credential` from the device's account and the token service. */
export function accountCredential(
  database: EngineDatabase,
  exchange: (refreshToken: string) => Promise<TokenAnswer>,
  now: () => number,
): (uid: string, fresh: boolean) => Promise<Credential> {
  return async (uid, fresh) => {
    const account = await readAccount(database);
    if (!account) return { outcome: 'signed-out' };
    if (account.uid !== uid) return { outcome: 'other-account' };
    if (!fresh && account.idToken && account.idTokenEndsAt > now() + MARGIN_MS) {
      return { outcome: 'token', token: account.idToken };
    }
    if (account.isOver) return { outcome: 'signed-out' };
    const answer = await exchange(account.refreshToken);
    if (answer.outcome === 'signed-out') await recordSignInOver(database, uid);
    if (answer.outcome !== 'token') return { outcome: answer.outcome };
    if (answer.uid !== uid) return { outcome: 'other-account' };
    await keepTokens(database, uid, {
      refreshToken: answer.refreshToken,
      idToken: answer.idToken,
      idTokenEndsAt: now() + answer.lifetimeMs,
    });
    return { outcome: 'token', token: answer.idToken };
  };
}
