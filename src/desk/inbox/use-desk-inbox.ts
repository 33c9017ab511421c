// Messages from shoppers for the inbox: the shop's state with this device's unsent changes over it.
import * as v from 'valibot';
import { useLiveQuery } from '#browser/sync/use-live-query.ts';
import { readProducts } from '#domain/catalogue/catalogue.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import { deskAnswerWrite } from '#domain/inbox/desk/answer-write.ts';
import { readDeskInbox } from '#domain/inbox/desk/desk-inbox.ts';
import { compareDue, type Due, dueOf, isDueToday } from '#domain/inbox/desk/due.ts';
import {
  type InboxItem,
  type InboxOf,
  MarkChange,
  Publication,
  tooManyOf,
} from '#domain/inbox/inbox.ts';
import { readDeskEnquiries, readDeskOrders } from '#domain/order/desk/desk-orders.ts';
import { deskReviewWrite } from '#domain/review/desk/review-write.ts';
import { compareNames } from '#domain/shared/by-name.ts';
import { readOutbox } from '#engine/outbox/outbox-rows.ts';
import { useOwnDesk } from '../frame/use-merchant.ts';
import type { News } from '../today/news.tsx';
import { DUE_TODAY, TO_ANSWER } from './messages.ts';

/** Who asked, from an order of theirs on this device; null without one. */
type Asker = { name: string; phone: string } | null;
type ShownEnquiry = {
  of: 'queries';
  id: string;
  at: number;
  productName: string;
  isNamed: boolean;
  asker: Asker;
};
export type Shown = InboxItem | ShownEnquiry;

/** One message. `isDone`: answered, published or kept back; `waits` and `refused`: rows that are not sent. */
export type ShownItem = {
  item: Shown;
  isDone: boolean;
  due: Due | null;
  waits: boolean;
  refused: number[];
};

/** All messages: those due first, then the newest; undefined while loading. */
export function useDeskInbox(): ShownItem[] | undefined {
  const { uid } = useOwnDesk();
  return useLiveQuery(() => readInboxOf(uid), [uid]);
}

async function readInboxOf(uid: string): Promise<ShownItem[]> {
  const database = deviceDatabase();
  const { items, done, removed, marked } = await readDeskInbox(database, uid);
  const own = await readOwn(uid);
  for (const it of own) if (it.removed) removed.add(it.itemId);
  return [...items, ...(await readEnquiries(uid))]
    .filter(({ id }) => !removed.has(id) || own.some((it) => it.itemId === id && it.isRefused))
    .sort((one, other) => other.at - one.at)
    .map((stored) => {
      const waiting = own.filter(({ itemId }) => itemId === stored.id);
      const going = waiting.filter(({ isRefused }) => !isRefused);
      const published = going.findLast((it) => it.published !== undefined)?.published;
      const item =
        stored.of === 'reviews' ? { ...stored, published: published ?? stored.published } : stored;
      const answered = going.findLast((it) => it.answered !== undefined)?.answered;
      const isDone = (item.of === 'reviews' && item.published) || (answered ?? done.has(item.id));
      // Any mark says that the merchant has seen it.
      const isAcknowledged = answered !== undefined || marked.has(item.id);
      return {
        item,
        isDone,
        due: dueOf(item, { isAcknowledged, isDone }),
        waits: going.length > 0,
        refused: waiting.filter(({ isRefused }) => isRefused).map(({ seq }) => seq),
      };
    })
    .sort((one, other) => compareDue(one.due, other.due));
}

/** How many messages are to be answered, and how many of them today at the latest. */
export function useInboxNews(): News {
  const open = (useDeskInbox() ?? []).filter(({ isDone }) => !isDone);
  const due = open.filter((it) => isDueToday(it.due, Date.now()));
  const link = { to: '/desk/inbox' } as const;
  return {
    tiles: [
      { link, count: open.length, name: TO_ANSWER },
      { link, count: due.length, name: DUE_TODAY },
    ],
  };
}

/** Days on which more arrived than is listed, newest first, without those that the merchant has seen. */
export function useTooMany(): { id: string; of: InboxOf; day: string }[] {
  const { uid } = useOwnDesk();
  const days = useLiveQuery(async () => {
    const { marked, done } = await readDeskInbox(deviceDatabase(), uid);
    const seen = new Set((await readOwn(uid)).map(({ itemId }) => itemId));
    return [...marked]
      .filter((id) => !done.has(id) && !seen.has(id))
      .flatMap((id) => {
        const day = tooManyOf(id);
        return day ? [{ id, ...day }] : [];
      })
      .sort((one, other) => compareNames(other.day, one.day));
  }, [uid]);
  return days ?? [];
}

type OwnWrite = {
  seq: number;
  itemId: string;
  isRefused: boolean;
  answered?: boolean;
  removed?: true | undefined;
  published?: boolean;
};

async function readOwn(uid: string): Promise<OwnWrite[]> {
  return (await readOutbox(deviceDatabase())).flatMap(({ row }): OwnWrite[] => {
    if (row?.uid !== uid) return [];
    const known = { seq: row.seq, isRefused: row.state === 'refused' };
    if (row.kind === deskAnswerWrite.kind) {
      const change = v.safeParse(MarkChange, row.payload);
      return change.success ? [{ ...known, ...change.output }] : [];
    }
    if (row.kind !== deskReviewWrite.kind) return [];
    const change = v.safeParse(Publication, row.payload);
    if (!change.success) return [];
    const { reviewId: itemId, published } = change.output;
    return [{ ...known, itemId, published }];
  });
}

async function readEnquiries(uid: string): Promise<ShownEnquiry[]> {
  const database = deviceDatabase();
  const enquiries = await readDeskEnquiries(database, uid);
  if (enquiries.length === 0) return [];
  const products = await readProducts(
    database,
    enquiries.map(({ productId }) => productId),
  );
  // Newest first: with several orders, the last address counts.
  const askers = new Map<string, Asker>();
  for (const { customer, address } of await readDeskOrders(database, uid)) {
    if (!askers.has(customer)) askers.set(customer, address);
  }
  return enquiries.map(({ id, productId, customer, at }) => ({
    of: 'queries',
    id,
    at,
    productName: products.get(productId)?.name ?? productId,
    isNamed: customer !== null,
    asker: (customer !== null && askers.get(customer)) || null,
  }));
}
