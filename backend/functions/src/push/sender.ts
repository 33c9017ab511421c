// Sends messages by the push service, or in local development stores them where a test can see them.
import { type App, getApp } from 'firebase-admin/app';
import type { Notification } from '../../../../src/domain/account/notification.ts';
import { database } from '../database.ts';
import { isSandbox } from '../payments/settings.ts';

/** One message for one browser. */
export type PushMessage = { readonly token: string; readonly data: Notification };
/** The outcome of a message; `gone`: the push service no longer knows the browser. */
export type PushResult = 'sent' | 'gone' | 'failed';
/** Sends up to 500 messages and returns the outcome of each. @throws Error if none could be sent */
export type PushSender = (messages: readonly PushMessage[]) => Promise<readonly PushResult[]>;

/** A message waits this long for a phone that is switched off. s */
const LASTS_S = 24 * 60 * 60;

/** The push service's errors for a browser that will never come back. Source: FCM, error codes. */
const GONE = [
  'messaging/registration-token-not-registered',
  'messaging/invalid-registration-token',
];

/** Its errors if it is itself in trouble. */
const IN_TROUBLE = [
  'messaging/server-unavailable',
  'messaging/internal-error',
  'messaging/message-rate-exceeded',
  'app/network-error',
  'app/network-timeout',
];

/** Sends by Firebase Cloud Messaging: data only, since the shop's service worker shows the notification. */
function cloudSender(app: App): PushSender {
  return async (messages) => {
    const { getMessaging } = await import('firebase-admin/messaging');
    const { responses } = await getMessaging(app).sendEach(
      messages.map(({ token, data }) => ({
        token,
        data,
        webpush: { headers: { TTL: String(LASTS_S), Urgency: 'high' } },
      })),
    );
    if (responses.every(({ error }) => IN_TROUBLE.includes(error?.code ?? ''))) {
      throw new Error(`The push service could not be asked: ${responses[0]?.error?.code}.`);
    }
    return responses.map(({ success, error }) => {
      if (success) return 'sent';
      return GONE.includes(error?.code ?? '') ? 'gone' : 'failed';
    });
  };
}

/** Stores each message in `sentMessages`, which no phone may read. */
export async function keepMessages(
  messages: readonly PushMessage[],
): Promise<readonly PushResult[]> {
  const kept = database.collection('sentMessages');
  await Promise.all(messages.map((message) => kept.add({ ...message, at: Date.now() })));
  return messages.map(() => 'sent');
}

/** The push service; the emulators never send, and a real project never stores. */
export function pushSender(env: NodeJS.ProcessEnv = process.env): PushSender {
  return isSandbox(env) ? keepMessages : cloudSender(getApp());
}
