// The desk's copy of messages, feedback, reviews and their marks on the merchant's device, per merchant: only the state
// that the shop was seen to have.

import { Dexie } from 'dexie';
import type { HaatDatabase } from '../../device/tables.ts';
import type { InboxItem } from '../inbox.ts';

const { minKey, maxKey } = Dexie;

type Mark = { id: string; answered: boolean; removed: boolean };

/** The items, newest first; and the ids of those that are done, removed, and marked at all. */
export async function readDeskInbox(
  { deskInbox, deskMarks }: HaatDatabase,
  uid: string,
): Promise<{ items: InboxItem[]; done: Set<string>; removed: Set<string>; marked: Set<string> }> {
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
    marked: new Set(marks.map(({ id }) => id)),
  };
}

/** Adds these to the stored items and marks; with `isWhole`, replaces all. */
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

/** Records whether an item is done or removed. */
export async function markDeskItem(
  { deskMarks }: HaatDatabase,
  uid: string,
  mark: Mark,
): Promise<void> {
  await deskMarks.put({ uid, ...mark });
}

/** Records whether a review is published, if this device has it. */
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
