// Calls the shop's own server for online-only actions, in the signed-in account's name.
import * as v from 'valibot';
import { SERVER_ANSWER_MS } from '#domain/shared/limits.ts';
import { appCheckHeader } from '#engine/account/app-check-header.ts';
import type { Credential } from '#engine/account/credential.ts';
import { deviceAppCheck } from './app-check/app-check.ts';

export type Server = {
  /** A token of the account; `fresh`: the last one was rejected. */
  idToken(fresh: boolean): Promise<Credential>;
  /** Origin of the shop; '' for the page's own. */
  shop: string;
};

const Refused = v.object({ error: v.string(), heldReason: v.optional(v.string()) });

/** The shop's refusal; `reason` in its server's words, such as 'not-ready', 'paid' or 'held-price'. */
export type Refusal = { outcome: 'refused'; reason: string };
export type NoAnswer = { outcome: 'no-answer' };

export type Answer = { outcome: 'answered'; body: object } | Refusal | NoAnswer;

/** Posts a request; retries once with a fresh token where the last one was rejected. */
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

/** Replies in the shop's place are pages, or JSON that the shop does not use. */
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
