// The account that this device is signed in to, and the tokens with which it sends in that account's name. Known
// without a network, and a visitor who never signs in loads nothing for it. Makes no requests.
import * as v from 'valibot';
import { openToWrite } from '../device/database-blocked.ts';
import type { EngineDatabase } from '../device/engine-database.ts';
import { DocumentId } from '../lib/identifiers.ts';

const Tokens = v.object({
  refreshToken: v.string(),
  /** The last ID token, and when it expires by this phone's clock, ms. */
  idToken: v.nullable(v.string()),
  idTokenEndsAt: v.number(),
});
export type Tokens = v.InferOutput<typeof Tokens>;

const Account = v.object({
  uid: DocumentId,
  /** With the country's prefix, such as '+919876543210'. */
  phone: v.optional(v.string(), ''),
  /** The sign-in service ended this sign-in; the data on the phone stays readable. */
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

/**
 * The account that presses. Null when nobody is signed in, or when the database does not open: then the press cannot be
 * saved either.
 */
export async function currentUid(database: EngineDatabase): Promise<string | null> {
  try {
    await openToWrite(database);
    return (await readAccount(database))?.uid ?? null;
  } catch {
    return null;
  }
}

/**
 * Whether `uid` is still signed in here; always true for null, a visitor. Record nothing about an account that has
 * left.
 */
export async function isStillHere(database: EngineDatabase, uid: string | null): Promise<boolean> {
  return uid === null || (await readAccount(database))?.uid === uid;
}

/** Stores the signed-in account, or null for nobody; call it in the transaction that forgets the account before. */
export async function writeAccount(
  database: EngineDatabase,
  account: Account | null,
): Promise<void> {
  if (account) await database.deviceState.put({ key: KEY, value: account });
  else await database.deviceState.delete(KEY);
}

/** Stores newer tokens of the account, unless somebody else has signed in meanwhile. */
export function keepTokens(database: EngineDatabase, uid: string, tokens: Tokens): Promise<void> {
  return changeAccount(database, uid, { ...tokens, isOver: false });
}

/** Records that the sign-in service ended the sign-in, unless somebody else has signed in meanwhile. */
export function recordSignInOver(database: EngineDatabase, uid: string): Promise<void> {
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
