// The desk's copy of messages, feedback and reviews on the merchant's device, and of what was done about them, each under its merchant: only what the
// shop itself was seen to have.

import { Dexie } from 'dexie';
import type { InboxItem } from '../../model/outbox/inbox.ts';
import type { HaatDatabase } from '../database/tables.ts';

const { minKey, maxKey } = Dexie;

/** What was sent, newest first, and the ids of what is done. */
export async function readDeskInbox(
  { deskInbox, deskMarks }: HaatDatabase,
  uid: string,
): Promise<{ items: InboxItem[]; done: Set<string> }> {
  const items = await deskInbox
    .where('[uid+at]')
    .between([uid, minKey], [uid, maxKey])
    .reverse()
    .toArray();
  const marks = await deskMarks.where('[uid+id]').between([uid, minKey], [uid, maxKey]).toArray();
  return { items, done: new Set(marks.flatMap(({ id, answered }) => (answered ? id : []))) };
}

/** Puts these in place of all that are kept. */
export async function replaceDeskInbox(
  { deskInbox, deskMarks }: HaatDatabase,
  uid: string,
  { items, marks }: { items: readonly InboxItem[]; marks: { id: string; answered: boolean }[] },
): Promise<void> {
  for (const table of [deskInbox, deskMarks]) {
    await table.where('[uid+id]').between([uid, minKey], [uid, maxKey]).delete();
  }
  await deskInbox.bulkPut(items.map((item) => ({ ...item, uid })));
  await deskMarks.bulkPut(marks.map((mark) => ({ ...mark, uid })));
}

/** Notes whether something is done. */
export async function markDeskItem(
  { deskMarks }: HaatDatabase,
  uid: string,
  id: string,
  answered: boolean,
): Promise<void> {
  await deskMarks.put({ uid, id, answered });
}

/** Notes whether a review is published, if this device has it. */
export async function publishDeskReview(
  { deskInbox }: HaatDatabase,
  uid: string,
  id: string,
  published: boolean,
): Promise<void> {
  await deskInbox
    .where('[uid+id]')
    .equals([uid, id])
    .modify((item) => {
      if (item.of === 'reviews') item.published = published;
    });
}
