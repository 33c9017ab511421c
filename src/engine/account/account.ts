// Which account this device is signed in to, and the keys that let it send in that account's name: known without
// a network, and without loading anything for a visitor who never signs in. It never asks anybody.
import * as v from 'valibot';
import { openToWrite } from '../device/database-blocked.ts';
import type { EngineDatabase } from '../device/engine-database.ts';
import { DocumentId } from '../lib/identifiers.ts';

const Tokens = v.object({
  refreshToken: v.string(),
  /** The last ID token, and when it ends by this phone's clock, ms. */
  idToken: v.nullable(v.string()),
  idTokenEndsAt: v.number(),
});
export type Tokens = v.InferOutput<typeof Tokens>;

const Account = v.object({
  uid: DocumentId,
  /** With the country's prefix, such as '+919876543210'. */
  phone: v.optional(v.string(), ''),
  /** The sign-in service itself said that this sign-in is over; what is on the phone can still be read. */
  isOver: v.optional(v.boolean(), false),
  ...Tokens.entries,
});
export type Account = v.InferOutput<typeof Account>;

const KEY = 'account';

/** The account that is signed in on this device, or null. */
export async function readAccount(database: EngineDatabase): Promise<Account | null> {
  const row = await database.deviceState.get(KEY);
  const account = v.safeParse(Account, row?.value);
  return account.success ? account.output : null;
}

/** Whose press it is. Null for nobody, and where this device cannot tell: there the press cannot be saved either. */
export async function currentUid(database: EngineDatabase): Promise<string | null> {
  try {
    await openToWrite(database);
    return (await readAccount(database))?.uid ?? null;
  } catch {
    return null;
  }
}

/**
 * Whether whoever did this still uses this device: the account that is signed in, or with null a visitor. Of somebody who has left
 * meanwhile nothing may be noted any more.
 */
export async function isStillHere(database: EngineDatabase, uid: string | null): Promise<boolean> {
  return uid === null || (await readAccount(database))?.uid === uid;
}

/** Writes down who is signed in, or that nobody is; for the transaction that lets the account before go. */
export async function writeAccount(
  database: EngineDatabase,
  account: Account | null,
): Promise<void> {
  if (account) await database.deviceState.put({ key: KEY, value: account });
  else await database.deviceState.delete(KEY);
}

/** Keeps newer tokens of the account, unless somebody else has signed in meanwhile. */
export function keepTokens(database: EngineDatabase, uid: string, tokens: Tokens): Promise<void> {
  return changeAccount(database, uid, { ...tokens, isOver: false });
}

/** Notes that the sign-in service ended the sign-in, unless somebody else has signed in meanwhile. */
export function noteSignInOver(database: EngineDatabase, uid: string): Promise<void> {
  return changeAccount(database, uid, { idToken: null, isOver: true });
}

async function changeAccount(
  database: EngineDatabase,
  uid: string,
  change: Partial<Account>,
): Promise<void> {
  await database.transaction('rw', database.deviceState, async () => {
    const account = await readAccount(database);
    if (account?.uid === uid) await writeAccount(database, { ...account, ...change });
  });
}
