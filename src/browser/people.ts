// Lists, adds and removes the people who may open the desk. Only a merchant may do so, and only the server changes the
// list.
import * as v from 'valibot';
import { PeopleAnswer, type PeopleRequest, type Person } from '#domain/account/desk/people.ts';
import type { Credential } from '#engine/account/credential.ts';
import { post } from './shop-server.ts';

export type PeopleProblem =
  | 'no-answer'
  | 'last-merchant'
  | 'no-merchant'
  | 'signed-out'
  | 'refused';
export type PeopleOutcome = { people: Person[] } | { problem: PeopleProblem };

const PROBLEMS: readonly PeopleProblem[] = ['last-merchant', 'no-merchant', 'signed-out'];

/** The list after the request, which may be repeated. */
export async function fetchPeople(
  idToken: (fresh: boolean) => Promise<Credential>,
  request: PeopleRequest,
): Promise<PeopleOutcome> {
  const answer = await post({ idToken, shop: '' }, 'people', request);
  if (answer.outcome === 'no-answer') return { problem: 'no-answer' };
  if (answer.outcome === 'refused') {
    return { problem: PROBLEMS.find((it) => it === answer.reason) ?? 'refused' };
  }
  const read = v.safeParse(PeopleAnswer, answer.body);
  return read.success ? { people: read.output.people } : { problem: 'no-answer' };
}
