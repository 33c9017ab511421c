// Sends feedback with its file: both are saved on this phone with the outbox row; sync uploads the file, then the text.
import { pressedBy } from '#core/device/account.ts';
import { deviceDatabase } from '#core/device/database.ts';
import { dropDraft } from '#core/device/drafts.ts';
import type { Feedback } from '#core/model/feedback.ts';
import { enqueue, type SaveOutcome } from '#core/sync/enqueue.ts';
import { feedbackSender } from '#core/sync/senders/feedback.ts';

/** Works without a network. The file has passed its checks; `id` is minted once for each press; the drafts go with it. */
export async function sendFeedback(
  id: string,
  feedback: Feedback,
  file: File,
  drafts: readonly string[],
): Promise<SaveOutcome> {
  const database = deviceDatabase();
  const uid = await pressedBy(database);
  const bytes = await file.arrayBuffer();
  const { kind, version } = feedbackSender;
  return enqueue(
    database,
    { id, kind, v: version, uid, entityKey: `services/${id}`, payload: feedback },
    Date.now(),
    [database.waitingFiles, database.drafts],
    async () => {
      await database.waitingFiles.put({ id, type: file.type, bytes });
      for (const draft of drafts) await dropDraft(database, draft);
    },
  );
}
