// A notification as the shop's server sends it and the phone's worker shows it: words, and a path inside the shop.
import * as v from 'valibot';
import { DocumentId } from '#engine/lib/identifiers.ts';
import { safeReturnPath } from './return-path.ts';

const MAX_TITLE_LENGTH = 200;
const MAX_BODY_LENGTH = 500;
const MAX_TAG_LENGTH = 200;

/** The data of a message; all of it is text. Source: FCM, data messages. */
export const Notification = v.object({
  /** Whom it is for; nobody else on the same phone is shown it. */
  uid: DocumentId,
  title: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(MAX_TITLE_LENGTH)),
  body: v.pipe(v.string(), v.trim(), v.maxLength(MAX_BODY_LENGTH)),
  /** A path inside the shop. */
  url: v.pipe(
    v.string(),
    v.check((path) => safeReturnPath(path) !== null, 'leads out of the shop'),
  ),
  /** The next notification with the same tag takes this one's place. */
  tag: v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_TAG_LENGTH)),
});
export type Notification = v.InferOutput<typeof Notification>;

/** What a push service brings: our data and whatever it adds itself. */
const Message = v.object({ data: Notification });

/** The notification in the text of a push message; null when it is none of ours. */
export function readNotification(text: string): Notification | null {
  try {
    const message = v.safeParse(Message, JSON.parse(text));
    return message.success ? message.output.data : null;
  } catch {
    return null;
  }
}
