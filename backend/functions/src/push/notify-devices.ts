// Notifies shoppers on the browsers on which they asked for it, in the language of each, and forgets browsers that are
// gone.
import type { DocumentReference, Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import * as v from 'valibot';
import { inLanguage, type Language } from '../../../../src/config/languages.ts';
import { StoredDevice } from '../../../../src/domain/account/device-registration.ts';
import type { Notification } from '../../../../src/domain/account/notification.ts';
import { MAX_DEVICES } from '../../../../src/domain/shared/limits.ts';
import { isPreconditionFailed } from '../catalogue/precondition-failed.ts';
import { database } from '../database.ts';
import type { MakeWords } from './news.ts';
import type { PushSender } from './sender.ts';
import { wordsIn } from './words.ts';

/** The push service takes this many messages at once. Source: FCM, sendEach. */
const BATCH = 500;

type Device = {
  readonly ref: DocumentReference;
  readonly seenAt: Timestamp;
  readonly fields: StoredDevice;
};
type Wanted = (device: StoredDevice) => boolean;

/** A notification before it has a language; `url` as in English. */
export type Notice = Pick<Notification, 'uid' | 'url' | 'tag'> & { readonly words: MakeWords };

/**
 * Sends each notice to its shopper's browsers that want it; returns how many were sent. A single failed message
 * is dropped: the shop's pages say the same.
 * @throws Error if the push service was unreachable before anything was sent
 */
export async function notifyDevices(
  notices: readonly Notice[],
  send: PushSender,
  isWanted: Wanted = () => true,
): Promise<number> {
  const found = await Promise.all(
    notices.map(async (notice) =>
      (await devicesOf(notice.uid, isWanted)).map((device) => ({ device, notice })),
    ),
  );
  const all = found.flat();
  let sent = 0;
  for (let from = 0; from < all.length; from += BATCH) {
    const some = all.slice(from, from + BATCH);
    const messages = await Promise.all(
      some.map(async ({ device: { fields }, notice }) => ({
        token: fields.token,
        data: await notificationIn(fields.language, notice),
      })),
    );
    const results = await send(messages).catch((error: unknown) => {
      // Messages already sent must not be sent again.
      if (sent === 0) throw error;
      logger.error('The push service could not be asked for the rest.', error);
      return messages.map(() => 'failed' as const);
    });
    sent += results.filter((result) => result === 'sent').length;
    const failed = results.filter((result) => result === 'failed').length;
    if (failed > 0) logger.warn(`${failed} notifications were not taken by the push service.`);
    const gone = some.filter((_, at) => results[at] === 'gone');
    await Promise.all(gone.map(({ device }) => forget(device)));
  }
  return sent;
}

/** Leads to the shop's page in the same language. The desk has one address for all, and its own choice. */
async function notificationIn(
  language: Language,
  { uid, words, url, tag }: Notice,
): Promise<Notification> {
  const { title, body } = await wordsIn(language, words);
  const path = url.startsWith('/desk/') ? url : inLanguage(url, language);
  return { uid, title, body, url: path, tag, language };
}

async function devicesOf(uid: string, isWanted: Wanted): Promise<Device[]> {
  const devices = database.collection(`users/${uid}/devices`);
  const { docs } = await devices.orderBy('createdAt', 'desc').limit(MAX_DEVICES).get();
  return docs.flatMap((document) => {
    const fields = v.safeParse(StoredDevice, document.data());
    if (!fields.success || !isWanted(fields.output)) return [];
    return [{ ref: document.ref, seenAt: document.updateTime, fields: fields.output }];
  });
}

/** Unless the browser was registered again meanwhile. */
async function forget({ ref, seenAt }: Device): Promise<void> {
  try {
    await ref.delete({ lastUpdateTime: seenAt });
  } catch (error) {
    if (!isPreconditionFailed(error)) throw error;
  }
}
