// The desk's copy of messages, feedback and reviews on the merchant's device, and of what was done about them, each under its merchant: only what the
// shop itself was seen to have.

import { Dexie } from 'dexie';
import type { HaatDatabase } from '../../device/tables.ts';
import type { InboxItem } from '../inbox.ts';

const { minKey, maxKey } = Dexie;

type Mark = { id: string; answered: boolean; removed: boolean };

/** What was sent, newest first, and the ids of those that the merchant is done with, of those that were removed, and of all that are marked. */
export async function readDeskInbox(
  { deskInbox, deskMarks }: HaatDatabase,
  uid: string,
): Promise<{ items: InboxItem[]; done: Set<string>; removed: Set<string>; marked: string[] }> {
  const all = await deskInbox
    .where('[uid+at]')
    .between([uid, minKey], [uid, maxKey])
    .reverse()
    .toArray();
  const marks = await deskMarks.where('[uid+id]').between([uid, minKey], [uid, maxKey]).toArray();
  const removed = new Set(marks.flatMap((mark) => (mark.removed ? mark.id : [])));
  return {
    items: all.filter(({ id }) => !removed.has(id)),
    done: new Set(marks.flatMap(({ id, answered }) => (answered ? id : []))),
    removed,
    marked: marks.map(({ id }) => id),
  };
}

/** Puts these with those that are kept; with `isWhole`, in place of all. */
export async function keepDeskInbox(
  { deskInbox, deskMarks }: HaatDatabase,
  uid: string,
  { items, marks }: { items: readonly InboxItem[]; marks: readonly Mark[] },
  isWhole: boolean,
): Promise<void> {
  for (const table of isWhole ? [deskInbox, deskMarks] : []) {
    await table.where('[uid+id]').between([uid, minKey], [uid, maxKey]).delete();
  }
  await deskInbox.bulkPut(items.map((item) => ({ ...item, uid })));
  await deskMarks.bulkPut(marks.map((mark) => ({ ...mark, uid })));
}

/** Notes whether something is done, or was removed. */
export async function markDeskItem(
  { deskMarks }: HaatDatabase,
  uid: string,
  mark: Mark,
): Promise<void> {
  await deskMarks.put({ uid, ...mark });
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
