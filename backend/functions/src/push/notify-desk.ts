// Notifies those who run the shop, on the devices whose desk app asked for it: of orders that come, are paid or
// cancelled, and of what shoppers write. Once per news, however often its event comes.
import { Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { type DeskNews, deskNews } from '../../../../src/domain/order/news/desk-news.ts';
import { type Order, orderFromFields, StoredOrder } from '../../../../src/domain/order/order.ts';
import { isPreconditionFailed } from '../catalogue/precondition-failed.ts';
import { database } from '../database.ts';
import { listPeople } from '../people/people.ts';
import type { MakeWords, Words } from './news.ts';
import { notifyDevices } from './notify-devices.ts';
import type { OrderChange } from './notify-of-order.ts';
import type { PushSender } from './sender.ts';

/** How long a sent notice is remembered. ms */
const REMEMBERED_MS = 90 * 24 * 60 * 60 * 1000;

/** `url`: the desk's page of it; a later notice with the same `tag` replaces this one on the device. */
type DeskNotice = Omit<DeskNews, keyof Words> & {
  readonly words: MakeWords;
  readonly url: string;
  readonly tag: string;
};

/**
 * Notifies for a change of an order as an event shows it; returns how many messages were sent.
 * @throws Error if the push service was unreachable; the retry of the event sends it
 */
export async function notifyDeskOfOrder(
  { uid, orderId, before, after }: OrderChange,
  send: PushSender,
): Promise<number> {
  const [was, is] = [before, after].map((fields) => orderOf(orderId, fields));
  const news = was && is && deskNews(was, is);
  if (!news) return 0;
  // An order that has moved on since has a later event, or needs nobody any more.
  const now = orderOf(orderId, (await database.doc(`users/${uid}/orders/${orderId}`).get()).data());
  if (now?.deliveryStatus !== is.deliveryStatus) return 0;
  const words: MakeWords = (of) => of.deskNews(was, is) ?? news;
  const step = `${uid}_${orderId}_${news.step}`;
  const url = `/desk/orders/${uid}/${orderId}`;
  return notifyDesk({ ...news, words, step, url, tag: `desk-order-${orderId}` }, send, { uid });
}

function orderOf(orderId: string, fields: unknown): Order | null {
  const stored = v.safeParse(StoredOrder, fields);
  return stored.success ? orderFromFields(orderId, stored.output) : null;
}

/**
 * Notifies merchants, and packers of what is to be packed; returns how many messages were sent. Recorded before it is
 * sent; the record is deleted if the push service was unreachable.
 * @param about fields to store with the record
 * @throws Error if the push service was unreachable
 */
export async function notifyDesk(
  { step, words, url, tag, isForAll, isToPack }: DeskNotice,
  send: PushSender,
  about: object = {},
): Promise<number> {
  const ledger = database.doc(`sentNotices/desk_${step}`);
  try {
    const expiresAt = Timestamp.fromMillis(Date.now() + REMEMBERED_MS);
    await ledger.create({ ...about, expiresAt });
  } catch (error) {
    if (isPreconditionFailed(error)) return 0;
    throw error;
  }
  try {
    const people = await listPeople({ firestore: database });
    const told = people.filter(({ role }) => role === 'merchant' || isToPack);
    const notices = told.map(({ uid }) => ({ uid, words, url, tag }));
    return await notifyDevices(notices, send, ({ desk }) =>
      desk === 'all' ? isForAll : desk === 'pack' && isToPack,
    );
  } catch (error) {
    await ledger.delete();
    throw error;
  }
}
