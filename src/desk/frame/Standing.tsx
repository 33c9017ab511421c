import { useLiveQuery } from '#browser/sync/use-live-query.ts';
import { useReachability } from '#browser/sync/use-reachability.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import { deskOrderWrite } from '#domain/order/desk/order-write.ts';
import { dayAndTimeWords, dayInIndia, timeWords } from '#domain/shared/day-in-india.ts';
import { readRowsOf } from '#engine/outbox/outbox-rows.ts';
import { useNow } from '#ui/text/RelativeTime.tsx';
import { Sentence } from '#ui/text/Sentence.tsx';
import { isWaiting, waitingPress } from '../edits/use-waiting-edits.ts';
import { LOG_IN, LOG_IN_AGAIN_DESK, OFFLINE_AS_OF, updatesWait } from '../messages.ts';
import { useLogin } from './use-login.ts';
import type { Merchant } from './use-merchant.ts';

/** While the shop answers, what is sent at once is not worth a line. */
const SOON_SENT_MS = 30_000;

/** The one line above every screen: that the sign-in has expired, or how it stands with the network. */
export function Standing({ merchant }: { merchant: Merchant }) {
  return merchant.isOver ? <SignInOver /> : <Network merchant={merchant} />;
}

function SignInOver() {
  return (
    <p className="desk-standing" role="status">
      <span>{LOG_IN_AGAIN_DESK}</span> <a href={useLogin()}>{LOG_IN}</a>
    </p>
  );
}

/**
 * Since when this phone has not heard from the shop, and how many updates wait. Each of them has a small mark where it
 * was made; those that need an answer are shown there in full.
 */
function Network({ merchant: { uid, readAt } }: { merchant: Merchant }) {
  const isOffline = useReachability() === 'unreachable';
  const now = useNow();
  const rows = useWaitingRows(uid);
  const isSlow = rows.some(({ createdAt }) => now - createdAt > SOON_SENT_MS);
  const isShown = isOffline ? readAt !== null : isSlow;
  if (!isShown) return null;
  const orders = rows.filter(({ kind }) => kind === deskOrderWrite.kind).length;
  const updates = rows.length > 0 && updatesWait(orders, rows.length - orders, isOffline);
  const since = isOffline && readAt !== null && (
    <Sentence text={OFFLINE_AS_OF} parts={{ moment: <Moment at={readAt} now={now} /> }} />
  );
  return (
    <p className="desk-standing" role="status">
      <span>{since}</span> <span>{updates}</span>
    </p>
  );
}

/** What this merchant has done here and what will go without an answer. */
function useWaitingRows(uid: string) {
  const rows = useLiveQuery(() => readRowsOf(deviceDatabase(), uid), [uid]) ?? [];
  return rows.filter((row) => row.sentBy === 'desk' && isWaiting(waitingPress(row)));
}

/** The time; with the day if it was not today. */
function Moment({ at, now }: { at: number; now: number }) {
  const words = dayInIndia(at) === dayInIndia(now) ? timeWords(at) : dayAndTimeWords(at);
  return <time dateTime={new Date(at).toISOString()}>{words}</time>;
}
