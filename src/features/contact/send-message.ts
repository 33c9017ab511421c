// Sends a contact-us message: saved on this phone with its outbox row; sync sends it.
import { pressedBy } from '#core/device/account.ts';
import { deviceDatabase } from '#core/device/database.ts';
import { dropDraft } from '#core/device/drafts.ts';
import type { ContactMessage } from '#core/model/contact-message.ts';
import { enqueue, type SaveOutcome } from '#core/sync/enqueue.ts';
import { contactSender } from '#core/sync/senders/contact.ts';

/** Works without a network. `id` is minted once for each press of Send; `draft` goes with it, or neither does. */
export async function sendMessage(
  id: string,
  message: ContactMessage,
  draft: string,
): Promise<SaveOutcome> {
  const database = deviceDatabase();
  const uid = await pressedBy(database);
  const { kind, version } = contactSender;
  return enqueue(
    database,
    { id, kind, v: version, uid, entityKey: `contact-us/${id}`, payload: message },
    Date.now(),
    [database.drafts],
    () => dropDraft(database, draft),
  );
}
