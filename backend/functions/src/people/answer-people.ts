// Answers /api/people (see firebase.json): a merchant lists the people who may open the desk, adds one or removes one.
import { getAuth } from 'firebase-admin/auth';
import { onRequest } from 'firebase-functions/v2/https';
import * as v from 'valibot';
import { PeopleRequest } from '../../../../src/domain/account/desk/people.ts';
import { accountFor } from '../account/account-of.ts';
import { type Answer, answerPost, type Caller, refusal, requireSignIn } from '../answer-post.ts';
import { database } from '../database.ts';
import { type Desk, letIn, listPeople, type Outcome, remove, roleOf } from './people.ts';

export const people = onRequest(
  { region: 'us-central1', maxInstances: 2, memory: '256MiB', invoker: 'public' },
  (request, response) =>
    answerPost(request, response, () =>
      requireSignIn(request, (caller) => answerPeople(caller, request.body)),
    ),
);

/** Looks the caller's role up: a claim in a token outlives its removal by an hour. */
export async function answerPeople({ uid }: Pick<Caller, 'uid'>, body: unknown): Promise<Answer> {
  const desk: Desk = { auth: getAuth(), firestore: database };
  if ((await roleOf(desk, uid)) !== 'merchant') return refusal(403, 'no-merchant');
  const asked = v.safeParse(PeopleRequest, body);
  if (!asked.success) return refusal(400, 'not-understood');
  const outcome = await does(desk, uid, asked.output);
  if (outcome === 'last-merchant') return refusal(409, outcome);
  return { status: 200, body: { people: await listPeople(desk) } };
}

async function does(desk: Desk, by: string, asked: PeopleRequest): Promise<Outcome> {
  switch (asked.does) {
    case 'list':
      return 'already';
    case 'let-in': {
      const { phone, role } = asked;
      return letIn(desk, { uid: await accountFor(phone), phone, role, by });
    }
    case 'remove':
      return remove(desk, asked.uid);
  }
}
