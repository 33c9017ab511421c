// What a build needs to send notifications: the number of the project's sender and the public half of its key pair. Without a key
// there are no notifications; a bad setting stops the build with one line that names it.
import * as v from 'valibot';

const PushSettings = v.object({
  VITE_FIREBASE_MESSAGING_SENDER_ID: v.optional(
    v.pipe(v.string(), v.trim(), v.regex(/^(\d{6,20})?$/, 'is not the number of a sender')),
    '',
  ),
  // A point of the curve P-256 as it is, in base64url. Source: RFC 8292, 3.2.
  VITE_FIREBASE_VAPID_KEY: v.optional(
    v.pipe(v.string(), v.trim(), v.regex(/^(B[\w-]{86})?$/, 'is not the key of a key pair')),
    '',
  ),
});

export type PushSettings = { senderId: string; vapidKey: string };

/**
 * The settings for notifications; null when the shop sends none. A sender without a key is what every project has.
 * @throws Error with one line that names the setting that is wrong or missing.
 */
export function parsePushSettings(env: Record<string, unknown>): PushSettings | null {
  const settings = v.safeParse(PushSettings, env);
  if (!settings.success) {
    const issue = settings.issues[0];
    throw new Error(`Setting ${v.getDotPath(issue) ?? '?'} is wrong: it ${issue.message}.`);
  }
  const { output } = settings;
  const { VITE_FIREBASE_MESSAGING_SENDER_ID: senderId, VITE_FIREBASE_VAPID_KEY: vapidKey } = output;
  if (!vapidKey) return null;
  if (!senderId) {
    throw new Error(
      'Setting VITE_FIREBASE_MESSAGING_SENDER_ID is missing: notifications need it beside VITE_FIREBASE_VAPID_KEY.',
    );
  }
  return { senderId, vapidKey };
}
