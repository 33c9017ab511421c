// How a function answers a POST, and who may call it.
import { getAuth } from 'firebase-admin/auth';
import { logger } from 'firebase-functions';
import type { Request } from 'firebase-functions/v2/https';
import { isShopsOwnApp } from './app-check.ts';
// Tokens are verified with the app that this import initialises.
import './database.ts';
import { ProviderError } from './payments/provider.ts';
import { MissingSetting } from './payments/settings.ts';

/** A function's answer: HTTP status and body. */
export type Answer = { readonly status: number; readonly body: object };

/** The part of Express's response that is used here. */
type Response = {
  set(name: string, value: string): unknown;
  status(code: number): { json(body: object): unknown };
};

export const refusal = (status: number, error: string, more: object = {}): Answer => ({
  status,
  body: { error, ...more },
});

/** `signedInAt`: when the code of this sign-in was entered, ms. */
export type Caller = { readonly uid: string; readonly signedInAt: number };

/** Answers only the shop's own app and a signed-in caller. */
export async function requireSignIn(
  request: Request,
  work: (caller: Caller) => Promise<Answer>,
): Promise<Answer> {
  if (!(await isShopsOwnApp(request))) return refusal(403, 'not-the-app');
  const caller = await signedInCaller(request);
  return caller ? await work(caller) : refusal(401, 'signed-out');
}

/** The owner of the request's ID token; null without a valid one. Nothing else identifies a caller. */
async function signedInCaller(request: Request): Promise<Caller | null> {
  const token = /^Bearer (\S+)$/.exec(request.get('Authorization') ?? '')?.[1];
  if (!token) return null;
  try {
    const { uid, auth_time } = await getAuth().verifyIdToken(token);
    return { uid, signedInAt: auth_time * 1000 };
  } catch {
    return null;
  }
}

/** Answers a POST, uncached; logs errors. */
export async function answerPost(
  request: Request,
  response: Response,
  work: () => Promise<Answer>,
): Promise<void> {
  response.set('Cache-Control', 'no-store');
  const answer = request.method === 'POST' ? await attempt(work) : refusal(405, 'post-only');
  response.status(answer.status).json(answer.body);
}

async function attempt(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof MissingSetting) {
      logger.error(error.message);
      return refusal(503, 'not-offered');
    }
    logger.error('A request could not be answered.', error);
    return error instanceof ProviderError ? refusal(502, 'provider') : refusal(500, 'internal');
  }
}
