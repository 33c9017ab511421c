// The build's settings for notifications: the project's sender id and the public half of its VAPID key pair. Without a
// key there are no notifications; a bad setting stops the build with one line that names it.
import * as v from 'valibot';

const PushSettings = v.object({
  VITE_FIREBASE_MESSAGING_SENDER_ID: v.optional(
    v.pipe(v.string(), v.trim(), v.regex(/^(\d{6,20})?$/, 'is not the number of a sender')),
    '',
  ),
  // An uncompressed P-256 point, in base64url. Source: RFC 8292, 3.2.
  VITE_FIREBASE_VAPID_KEY: v.optional(
    v.pipe(v.string(), v.trim(), v.regex(/^(B[\w-]{86})?$/, 'is not the key of a key pair')),
    '',
  ),
});

export type PushSettings = { senderId: string; vapidKey: string };

/**
 * The settings for notifications; null where the shop sends none. Every project has a sender, so one without a key is
 * valid.
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
