// Which account this device is signed in to, and the keys that let it send in that account's name: known without
// a network, and without loading anything for a visitor who never signs in.
import * as v from 'valibot';
import { DocumentId } from '../model/identifiers.ts';
import type { HaatDatabase } from './database.ts';

const Account = v.object({
  uid: DocumentId,
  refreshToken: v.string(),
  /** The last ID token, and when it ends by this phone's clock, ms. */
  idToken: v.nullable(v.string()),
  idTokenEndsAt: v.number(),
});
export type Account = v.InferOutput<typeof Account>;

/** The account that is signed in on this device, or null. */
export async function readAccount(database: HaatDatabase): Promise<Account | null> {
  const row = await database.deviceState.get('account');
  const account = v.safeParse(Account, row?.value);
  return account.success ? account.output : null;
}

/** Keeps newer tokens of the account, unless somebody else has signed in meanwhile. */
export async function keepTokens(database: HaatDatabase, account: Account): Promise<void> {
  await database.transaction('rw', database.deviceState, async () => {
    if ((await readAccount(database))?.uid !== account.uid) return;
    await database.deviceState.put({ key: 'account', value: account });
  });
}
