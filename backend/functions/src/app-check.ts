// Whether a request comes from the shop's own app (Firebase App Check). Checked only if the merchant has switched it
// on.
import { getAppCheck } from 'firebase-admin/app-check';
// Tokens are verified with the app that this import initialises.
import './database.ts';

/**
 * Whether the setting APP_CHECK is on; off by default.
 * @throws Error with one line that names the setting
 */
export function asksForAppCheck(env: Readonly<Record<string, string | undefined>>): boolean {
  const said = env.APP_CHECK?.trim() ?? '';
  if (said === 'on') return true;
  if (said === 'off' || said === '') return false;
  throw new Error(`Setting APP_CHECK is wrong: it is on or off, and not ${JSON.stringify(said)}.`);
}

/** Read at start, so that a wrong value stops a deploy before it changes anything. */
const isAsked = asksForAppCheck(process.env);

type Verifier = (token: string) => Promise<unknown>;
const verifyToken: Verifier = (token) => getAppCheck().verifyToken(token);

/** Whether this request may come in. Only tests pass the second argument. */
export async function isShopsOwnApp(
  request: { get(name: string): string | undefined },
  { asked = isAsked, verify = verifyToken }: { asked?: boolean; verify?: Verifier } = {},
): Promise<boolean> {
  if (!asked) return true;
  const token = request.get('X-Firebase-AppCheck');
  if (!token) return false;
  return await verify(token).then(
    () => true,
    () => false,
  );
}
