// Notifies everybody who runs the shop that its bank account or UPI id has changed, and who changed it: once per
// change, however often its event comes. Another merchant can then undo it before somebody pays.
import { isDeepStrictEqual } from 'node:util';
import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { isPreconditionFailed } from '../catalogue/precondition-failed.ts';
import { database } from '../database.ts';
import { listPeople } from '../people/people.ts';
import type { MakeWords } from './news.ts';
import { notifyDevices } from './notify-devices.ts';
import type { PushSender } from './sender.ts';

/** How long a sent notice is remembered. ms */
const REMEMBERED_MS = 90 * 24 * 60 * 60 * 1000;
const MONEY = ['bank', 'upi'];

type Change = { readonly before: DocumentSnapshot; readonly after: DocumentSnapshot };

/**
 * Notifies for a change of the settings as an event shows it; returns how many messages were sent.
 * @throws Error if the push service was unreachable; the retry of the event sends it
 */
export async function notifyOfMoney({ before, after }: Change, send: PushSender): Promise<number> {
  const moved = MONEY.some((name) => !isDeepStrictEqual(before.get(name), after.get(name)));
  if (!moved) return 0;
  const { seconds, nanoseconds } = after.updateTime ?? before.updateTime ?? Timestamp.now();
  const ledger = database.doc(`sentNotices/money_${seconds}_${nanoseconds}`);
  try {
    await ledger.create({ expiresAt: Timestamp.fromMillis(Date.now() + REMEMBERED_MS) });
  } catch (error) {
    if (isPreconditionFailed(error)) return 0;
    throw error;
  }
  const people = await listPeople({ firestore: database });
  const by = await whose(before, after);
  const phone = people.find(({ uid }) => uid === by)?.phone ?? null;
  const words: MakeWords = ({ moneyNews }) => moneyNews(phone);
  const notices = people.flatMap(({ uid, role }) =>
    role === 'merchant' ? [{ uid, words, url: '/desk/shop?part=money', tag: 'money' }] : [],
  );
  try {
    return await notifyDevices(notices, send);
  } catch (error) {
    await ledger.delete();
    throw error;
  }
}

/** The merchant who made the change; null if it was made in the console. */
async function whose(before: DocumentSnapshot, after: DocumentSnapshot): Promise<string | null> {
  const changeId: unknown = after.get('changeId');
  if (typeof changeId !== 'string' || changeId === before.get('changeId')) return null;
  const by: unknown = (await database.doc(`shopChanges/${changeId}`).get()).get('changedBy');
  return typeof by === 'string' ? by : null;
}
