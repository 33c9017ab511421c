// Accounts at the Auth emulator, made as its owner makes them.
import { randomInt } from 'node:crypto';
import * as v from 'valibot';
import type { AccountRow } from './device-storage.ts';
import { writeFields } from './shop-server.ts';

const AUTH = 'http://localhost:9099';
const ACCOUNTS = `${AUTH}/identitytoolkit.googleapis.com/v1/accounts`;
const CODES = `${AUTH}/emulator/v1/projects/demo-haat/verificationCodes`;

const SignedIn = v.object({
  localId: v.string(),
  idToken: v.string(),
  refreshToken: v.string(),
  expiresIn: v.string(),
});
const CodeSent = v.object({ sessionInfo: v.string() });
const Codes = v.object({
  verificationCodes: v.optional(
    v.array(v.object({ sessionInfo: v.string(), phoneNumber: v.string(), code: v.string() })),
    [],
  ),
});

/** An emulator that is silent for a minute will stay so. */
const within = () => ({ signal: AbortSignal.timeout(60_000) });

async function sentCodes() {
  return v.parse(Codes, await (await fetch(CODES, within())).json()).verificationCodes;
}

/** The last code sent to a number of ten digits. */
export async function lastCode(phone: string): Promise<string> {
  const sent = (await sentCodes()).filter(({ phoneNumber }) => phoneNumber === `+91${phone}`);
  const code = sent.at(-1)?.code;
  if (!code) throw new Error(`no code was sent to ${phone}`);
  return code;
}

/** Ten random digits that nobody else is likely to sign in with. */
export function somePhone(): string {
  return `9${String(randomInt(10 ** 9)).padStart(9, '0')}`;
}

/** The account of this number, such as +919876543210, made by a code if it is new; without a number, an account nobody else has. */
export async function makePhoneAccount(
  phoneNumber = `+91${somePhone()}`,
): Promise<AccountRow & { phone: string }> {
  const sent = await ask(':sendVerificationCode', { phoneNumber, recaptchaToken: 'emulator' });
  const { sessionInfo } = v.parse(CodeSent, sent);
  const code = (await sentCodes()).find((known) => known.sessionInfo === sessionInfo)?.code;
  const row = rowOf(await ask(':signInWithPhoneNumber', { sessionInfo, code }));
  return { ...row, phone: phoneNumber };
}

/** A merchant who may open the desk, with the tokens of a sign-in. */
export async function makeMerchant(): Promise<AccountRow & { phone: string }> {
  const { uid, phone } = await makePhoneAccount();
  const said = { role: { stringValue: 'merchant' }, phone: { stringValue: phone } };
  await writeFields(`merchants/${uid}`, said);
  const reply = await fetch(`${ACCOUNTS}:update`, {
    ...within(),
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
    body: JSON.stringify({
      localId: uid,
      targetProjectId: 'demo-haat',
      customAttributes: JSON.stringify({ merchant: true }),
    }),
  });
  if (!reply.ok) throw new Error(`no merchant: ${await reply.text()}`);
  // The token from before still lacks the role: a token holds the claims of the moment it was made.
  return makePhoneAccount(phone);
}

/** Lifts this account's limit on open orders, as a merchant does for a trusted customer. */
export async function trustAccount(uid: string): Promise<void> {
  const much = { integerValue: '1000000' };
  await writeFields(`accounts/${uid}`, { maxOpenOrders: much, maxOpenPieces: much });
}

async function ask(method: string, body: object): Promise<unknown> {
  const reply = await fetch(`${ACCOUNTS}${method}?key=demo-key`, {
    ...within(),
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`no account: ${await reply.text()}`);
  return await reply.json();
}

function rowOf(reply: unknown): AccountRow {
  const made = v.parse(SignedIn, reply);
  return {
    uid: made.localId,
    refreshToken: made.refreshToken,
    idToken: made.idToken,
    idTokenEndsAt: Date.now() + Number(made.expiresIn) * 1000,
  };
}
