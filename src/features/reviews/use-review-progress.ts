// What became of the latest review of one product of an order: the one that was just saved, or one that still waits from before.
import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import * as v from 'valibot';
import { deviceDatabase } from '#core/device/database.ts';
import { readOutbox } from '#core/device/outbox-rows.ts';
import { Review } from '#core/model/review.ts';
import { useWriteProgress, type WriteProgress } from '#page-sync/use-latest-write.ts';

/** What a review is about, and whose it is. */
export type ReviewSubject = { uid: string; orderId: string; productId: string };

/** Follows it; `follow` names one that was just saved. */
export function useReviewProgress({ uid, orderId, productId }: ReviewSubject): {
  progress: WriteProgress;
  follow(id: string): void;
} {
  const [id, follow] = useState<string | null>(null);
  const newest = useLiveQuery(
    () => newestWaiting({ uid, orderId, productId }),
    [uid, orderId, productId],
    null,
  );
  if (id === null && newest) follow(newest);
  return { progress: useWriteProgress(id), follow };
}

async function newestWaiting(subject: ReviewSubject): Promise<string | null> {
  const rows = await readOutbox(deviceDatabase());
  const own = rows.filter(({ row }) => {
    const review = row?.kind === 'review' ? v.safeParse(Review, row.payload) : null;
    if (!review?.success || row?.uid !== subject.uid) return false;
    const { orderId, productId } = review.output;
    return orderId === subject.orderId && productId === subject.productId;
  });
  return own.at(-1)?.row?.id ?? null;
}
