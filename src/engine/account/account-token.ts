// Exchanges an account's refresh token for an ID token at Firebase's public token service: neither page nor worker
// needs the Auth SDK to send a write. Stores nothing.
import * as v from 'valibot';
import { firebaseProject } from '../firestore/firebase-project.ts';
import { SEND_TIMEOUT_MS } from '../limits.ts';
import { appCheckHeader } from './app-check-header.ts';

/** Source: Identity Platform REST reference, "exchange a refresh token for an ID token". */
const TokenReply = v.object({
  id_token: v.string(),
  refresh_token: v.string(),
  user_id: v.string(),
  expires_in: v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number)),
});
const Refusal = v.object({ error: v.object({ message: v.string() }) });
/** The sign-in itself is over; every other error may pass. */
const SIGN_IN_OVER =
  /TOKEN_EXPIRED|USER_DISABLED|USER_NOT_FOUND|INVALID_REFRESH_TOKEN|MISSING_REFRESH_TOKEN/;

export type TokenAnswer =
  | { outcome: 'token'; uid: string; idToken: string; refreshToken: string; lifetimeMs: number }
  | { outcome: 'signed-out' | 'unreachable' };

/** A new ID token; `signed-out` only when the token service itself says that the sign-in is over. */
export async function exchangeRefreshToken(refreshToken: string): Promise<TokenAnswer> {
  const { authEmulatorOrigin, apiKey } = firebaseProject;
  const service = authEmulatorOrigin
    ? `${authEmulatorOrigin}/securetoken.googleapis.com`
    : 'https://securetoken.googleapis.com';
  try {
    const reply = await fetch(`${service}/v1/token?key=${encodeURIComponent(apiKey)}`, {
      method: 'POST',
      headers: appCheckHeader(),
      body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
      redirect: 'error',
      cache: 'no-store',
      signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
    });
    const body: unknown = await reply.json();
    const token = v.safeParse(TokenReply, body);
    if (reply.ok && token.success) {
      const { id_token, refresh_token, user_id, expires_in } = token.output;
      return {
        outcome: 'token',
        uid: user_id,
        idToken: id_token,
        refreshToken: refresh_token,
        lifetimeMs: expires_in * 1000,
      };
    }
    const refusal = v.safeParse(Refusal, body);
    const over = refusal.success && SIGN_IN_OVER.test(refusal.output.error.message);
    return { outcome: over ? 'signed-out' : 'unreachable' };
  } catch {
    return { outcome: 'unreachable' };
  }
}
