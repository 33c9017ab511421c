// Accounts at the Auth emulator, made as its owner makes them.
import type { AccountRow } from './device-storage.ts';

const SIGN_UP =
  'http://localhost:9099/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo-key';

/** A new account, with the tokens that a sign-in on a phone would leave there. */
export async function makeAccount(): Promise<AccountRow> {
  const reply = await fetch(SIGN_UP, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ returnSecureToken: true }),
  });
  if (!reply.ok) throw new Error(`no account: ${await reply.text()}`);
  const made = (await reply.json()) as {
    localId: string;
    idToken: string;
    refreshToken: string;
    expiresIn: string;
  };
  return {
    uid: made.localId,
    refreshToken: made.refreshToken,
    idToken: made.idToken,
    idTokenEndsAt: Date.now() + Number(made.expiresIn) * 1000,
  };
}
