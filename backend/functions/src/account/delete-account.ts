// Answers /api/deleteAccount (see firebase.json): deletes the account of a caller who has just signed in. A daily run
// finishes deletions.
import { onRequest } from 'firebase-functions/v2/https';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { type Answer, answerPost, type Caller, refusal, requireSignIn } from '../answer-post.ts';
import { eraseAccount, finishDeletions } from './erase-account.ts';

/** Protects an unlocked phone: deletion requires that the code was entered no longer ago than this. ms */
const RECENT_SIGN_IN_MS = 10 * 60 * 1000;

export const deleteAccount = onRequest(
  {
    region: 'us-central1',
    maxInstances: 5,
    memory: '256MiB',
    timeoutSeconds: 120,
    invoker: 'public',
  },
  (request, response) =>
    answerPost(request, response, () =>
      requireSignIn(request, (caller) => answerFor(caller, Date.now())),
    ),
);

async function answerFor(caller: Caller, now: number): Promise<Answer> {
  if (now - caller.signedInAt > RECENT_SIGN_IN_MS) return refusal(403, 'sign-in-again');
  await eraseAccount(caller.uid, now);
  return { status: 200, body: { deleted: true } };
}

export const finishDeletedAccounts = onSchedule(
  {
    schedule: 'every day 03:40',
    timeZone: 'Asia/Kolkata',
    region: 'us-central1',
    maxInstances: 1,
    timeoutSeconds: 300,
  },
  async () => void (await finishDeletions(Date.now())),
);
