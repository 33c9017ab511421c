// The proof that a request comes from the shop's own app (Firebase App Check): what the phone keeps of it, and for how long it
// is good. Pure.
import * as v from 'valibot';

/** The header that carries it. Source: Firebase App Check, "custom resource backend". */
export const APP_CHECK_HEADER = 'X-Firebase-AppCheck';
/** A proof is renewed when it has less than this left. ms */
const MARGIN_MS = 5 * 60_000;
/** With less than this left it may end on the way. ms */
const NEARLY_OVER_MS = 60_000;

export const AppCheckToken = v.object({
  token: v.pipe(v.string(), v.nonEmpty()),
  /** By this phone's clock, ms. */
  endsAt: v.number(),
  /** The shop refused something that it came with. */
  isDoubted: v.boolean(),
});
export type AppCheckToken = v.InferOutput<typeof AppCheckToken>;

/** Source: RFC 7519, seconds. */
const Claims = v.object({ iat: v.number(), exp: v.number() });

/**
 * A token as it is kept. Its end is reckoned from its length and this phone's clock (`now`, ms), which may be wrong by a day.
 * @throws Error for what is no token
 */
export function appCheckTokenFrom(token: string, now: number): AppCheckToken {
  const middle = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
  const { iat, exp } = v.parse(Claims, JSON.parse(atob(middle)));
  return { token, endsAt: now + (exp - iat) * 1000, isDoubted: false };
}

/** Whether a new one is to be fetched. `now` in ms. */
export function needsRefresh(kept: AppCheckToken | null, now: number): boolean {
  return !kept || kept.isDoubted || kept.endsAt - now < MARGIN_MS;
}

/** The token while nothing speaks against it, and it cannot end on the way; else null. `now` in ms. */
export function trustedToken(kept: AppCheckToken | null, now: number): string | null {
  return kept && !kept.isDoubted && kept.endsAt - now > NEARLY_OVER_MS ? kept.token : null;
}
