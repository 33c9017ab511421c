// A notification as the shop's server sends it and the service worker shows it: texts, and a path inside the shop.
import * as v from 'valibot';
import { languages } from '#config/languages.ts';
import { DocumentId } from '#engine/lib/identifiers.ts';
import { safeReturnPath } from './return-path.ts';

const MAX_TITLE_LENGTH = 200;
const MAX_BODY_LENGTH = 500;
const MAX_TAG_LENGTH = 200;

/** The data of a message; all of it is text. Source: FCM, data messages. */
export const Notification = v.object({
  /** The account that it is for; no other account on the same phone sees it. */
  uid: DocumentId,
  title: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(MAX_TITLE_LENGTH)),
  body: v.pipe(v.string(), v.trim(), v.maxLength(MAX_BODY_LENGTH)),
  /** A path inside the shop. */
  url: v.pipe(
    v.string(),
    v.check((path) => safeReturnPath(path) !== null, 'leads out of the shop'),
  ),
  /** The next notification with the same tag replaces this one. */
  tag: v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_TAG_LENGTH)),
  /** Of title and body. */
  language: v.fallback(v.picklist(languages), 'en'),
});
export type Notification = v.InferOutput<typeof Notification>;

/** A push message: our data, and fields that the push service adds. */
const Message = v.object({ data: Notification });

/** The notification in the text of a push message; null if it is not ours. */
export function readNotification(text: string): Notification | null {
  try {
    const message = v.safeParse(Message, JSON.parse(text));
    return message.success ? message.output.data : null;
  } catch {
    return null;
  }
}
