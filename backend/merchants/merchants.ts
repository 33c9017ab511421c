// Who may open the merchant's desk: accounts whose sign-in carries the claim `merchant`. It is given here alone, by whoever owns the project;
// no document says it, so that nobody can write it for themselves.
import type { Auth, UserRecord } from 'firebase-admin/auth';
import { Problem } from '../stack/problem.ts';

/** The few calls of the Admin SDK that are needed. */
export type Accounts = Pick<
  Auth,
  'getUserByPhoneNumber' | 'createUser' | 'setCustomUserClaims' | 'listUsers'
>;

const PAGE = 1000;

/** A mobile number of India as Firebase writes it, however it was typed. @throws Problem where it is none */
export function merchantsNumber(typed: string): string {
  const [, digits] = /^(?:\+91|0091|0)?([6-9]\d{9})$/.exec(typed.replace(/[\s()-]/g, '')) ?? [];
  if (digits) return `+91${digits}`;
  throw new Problem(`${typed} is no mobile number of India: write it like +919876543210.`);
}

/** Lets this number open the desk; an account is made for it where nobody has signed in with it yet. False: it could before. */
export async function addMerchant(accounts: Accounts, phoneNumber: string): Promise<boolean> {
  const user =
    (await findByNumber(accounts, phoneNumber)) ?? (await accounts.createUser({ phoneNumber }));
  if (isMerchant(user)) return false;
  await accounts.setCustomUserClaims(user.uid, { ...user.customClaims, merchant: true });
  return true;
}

/** Takes that away again; other claims stay. False: it could not before. */
export async function removeMerchant(accounts: Accounts, phoneNumber: string): Promise<boolean> {
  const user = await findByNumber(accounts, phoneNumber);
  if (!user || !isMerchant(user)) return false;
  const { merchant: _, ...others } = user.customClaims ?? {};
  await accounts.setCustomUserClaims(user.uid, others);
  return true;
}

/** The numbers that can open the desk, in their order. */
export async function listMerchants(accounts: Accounts): Promise<string[]> {
  const found: string[] = [];
  let page: string | undefined;
  do {
    const { users, pageToken } = await accounts.listUsers(PAGE, page);
    for (const user of users) if (isMerchant(user)) found.push(user.phoneNumber ?? user.uid);
    page = pageToken;
  } while (page);
  return found.toSorted();
}

function isMerchant({ customClaims }: UserRecord): boolean {
  return customClaims?.merchant === true;
}

async function findByNumber(accounts: Accounts, phoneNumber: string): Promise<UserRecord | null> {
  try {
    return await accounts.getUserByPhoneNumber(phoneNumber);
  } catch (error) {
    if (Reflect.get(Object(error), 'code') === 'auth/user-not-found') return null;
    throw error;
  }
}
