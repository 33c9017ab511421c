// One request to Firestore's REST API. Only a reply that parses as Firestore's own counts; anything else (a captive
// portal, a truncated reply) is "indeterminate". Never throws.
import * as v from 'valibot';
import { appCheckHeader } from '../account/app-check-header.ts';
import { firebaseProject } from './firebase-project.ts';

/** Why the outcome is unknown: a timeout, no reply, a reply that is not Firestore's, or trouble at Firestore. */
export type UnknownReason = 'timeout' | 'network' | 'not-firestore' | 'server' | 'busy';

export type Result<T> =
  | { kind: 'ok'; value: T }
  | { kind: 'refused'; status: string; message: string }
  | { kind: 'indeterminate'; reason: UnknownReason; retryAfterMs: number | null };

/** A request: path below the documents root, JSON body for a POST, ID token, timeout in ms, schema of the reply. */
export type RequestSpec<T> = {
  path: string;
  body?: unknown;
  idToken?: string | null;
  timeoutMs: number;
  schema: v.GenericSchema<unknown, T>;
};

const ErrorReply = v.object({
  error: v.object({ code: v.number(), message: v.string(), status: v.string() }),
});
/** runQuery answers in an array, errors included. */
const ErrorReplies = v.union([
  ErrorReply,
  v.pipe(
    v.tuple([ErrorReply]),
    v.transform(([it]) => it),
  ),
]);
/** Transient statuses that say nothing about the request itself. Source: google.rpc.Code. */
const PASSING = ['UNAVAILABLE', 'INTERNAL', 'ABORTED', 'DEADLINE_EXCEEDED', 'CANCELLED', 'UNKNOWN'];

/** Resource name of a document or of the root. */
export function resourceName(path: string): string {
  return `projects/${firebaseProject.projectId}/databases/(default)/documents${path}`;
}

/** Sends one request. The reply counts only when it parses with the request's schema. */
export async function firestoreRequest<T>(question: RequestSpec<T>): Promise<Result<T>> {
  const timeout = AbortSignal.timeout(question.timeoutMs);
  let reply: Response;
  let text: string;
  try {
    reply = await fetch(`${firebaseProject.firestoreOrigin}/v1/${resourceName(question.path)}`, {
      // A text body needs no preflight, which on a slow connection is half of the wait.
      ...(question.body === undefined
        ? {}
        : { method: 'POST', body: JSON.stringify(question.body) }),
      headers: {
        ...(question.idToken ? { Authorization: `Bearer ${question.idToken}` } : {}),
        ...appCheckHeader(),
      },
      redirect: 'error',
      cache: 'no-store',
      credentials: 'omit',
      signal: timeout,
    });
    text = await reply.text();
  } catch {
    return {
      kind: 'indeterminate',
      reason: timeout.aborted ? 'timeout' : 'network',
      retryAfterMs: null,
    };
  }
  try {
    return judgeReply(reply, text, question.schema);
  } catch {
    return { kind: 'indeterminate', reason: 'not-firestore', retryAfterMs: null };
  }
}

function judgeReply<T>(
  reply: Response,
  text: string,
  schema: v.GenericSchema<unknown, T>,
): Result<T> {
  const body = parseJson(text);
  const failure = v.safeParse(ErrorReplies, body);
  if (failure.success && !reply.ok) {
    const { status, message } = failure.output.error;
    const retryAfterMs = retryAfter(reply);
    if (status === 'RESOURCE_EXHAUSTED')
      return { kind: 'indeterminate', reason: 'busy', retryAfterMs };
    if (reply.status >= 500 || PASSING.includes(status)) {
      return { kind: 'indeterminate', reason: 'server', retryAfterMs };
    }
    return { kind: 'refused', status, message };
  }
  const value = reply.status === 200 ? v.safeParse(schema, body) : null;
  if (value?.success) return { kind: 'ok', value: value.output };
  if (reply.status === 429) {
    return { kind: 'indeterminate', reason: 'busy', retryAfterMs: retryAfter(reply) };
  }
  return { kind: 'indeterminate', reason: 'not-firestore', retryAfterMs: retryAfter(reply) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Retry-After in ms (seconds or a date; source: RFC 9110 10.2.3), or null. */
function retryAfter(reply: Response): number | null {
  const header = reply.headers.get('Retry-After');
  if (!header) return null;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds * 1000) : null;
}
