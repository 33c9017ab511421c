// Asks the shop's own server for what is done online only, in the name of the account that is signed in.
import * as v from 'valibot';
import { SERVER_ANSWER_MS } from '#domain/shared/limits.ts';
import { appCheckHeader } from '#engine/account/app-check-header.ts';
import type { Credential } from '#engine/account/credential.ts';
import { deviceAppCheck } from './app-check/app-check.ts';

export type Server = {
  /** A token of the account that pays; `fresh` when the last one was not taken. */
  idToken(fresh: boolean): Promise<Credential>;
  /** Origin of the shop; the page's own unless told otherwise. */
  shop: string;
};

const Refused = v.object({ error: v.string(), heldReason: v.optional(v.string()) });

/** The shop's own no; `reason` as its server words it, such as 'not-ready', 'paid' or 'held-price'. */
export type Refusal = { outcome: 'refused'; reason: string };
export type NoAnswer = { outcome: 'no-answer' };

export type Answer = { outcome: 'answered'; body: object } | Refusal | NoAnswer;

/** Asks once more where the last token was not taken. */
export async function post(server: Server, name: string, payload: object): Promise<Answer> {
  const answer = await attempt(server, name, payload, false);
  if (answer.outcome !== 'refused') return answer;
  if (answer.reason === 'not-the-app') {
    return (await deviceAppCheck(true)) ? await attempt(server, name, payload, false) : answer;
  }
  return answer.reason === 'signed-out' ? await attempt(server, name, payload, true) : answer;
}

async function attempt(
  { idToken, shop }: Server,
  name: string,
  payload: object,
  fresh: boolean,
): Promise<Answer> {
  try {
    const credential = await idToken(fresh);
    if (credential.outcome === 'unreachable') return { outcome: 'no-answer' };
    if (credential.outcome !== 'token') return { outcome: 'refused', reason: 'signed-out' };
    const reply = await fetch(`${shop}/api/${name}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${credential.token}`,
        ...appCheckHeader(),
      },
      body: JSON.stringify(payload),
      redirect: 'error',
      cache: 'no-store',
      signal: AbortSignal.timeout(SERVER_ANSWER_MS),
    });
    return understood(reply.status, await reply.json());
  } catch {
    return { outcome: 'no-answer' };
  }
}

/** Whoever answers in the shop's place answers with a page, or with words that the shop does not use. */
function understood(status: number, body: unknown): Answer {
  if (status === 200 && typeof body === 'object' && body !== null) {
    return { outcome: 'answered', body };
  }
  const refused = v.safeParse(Refused, body);
  const isNo = (status >= 400 && status < 500) || status === 503;
  if (!isNo || !refused.success) return { outcome: 'no-answer' };
  const { error, heldReason } = refused.output;
  return { outcome: 'refused', reason: heldReason ? `${error}-${heldReason}` : error };
}
