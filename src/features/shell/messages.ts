// What the status strip says. Being offline is a state of the day, not an error.
import type { Reachability } from '#page-sync/reachability.ts';

/** What the status strip tells of. */
export type ShopStatus = {
  reachability: Reachability;
  /** Writes that go by themselves, and writes that wait for the shopper. */
  waiting: number;
  needsYou: number;
  /** When the catalogue was last known to be up to date, ms; null when this phone has none, undefined until it was looked up. */
  refreshedAt: number | null | undefined;
  /** The phone's storage cannot be opened, as when another tab with an older version holds it. */
  isBlocked: boolean;
};

export type StatusWords = {
  tone: 'calm' | 'asking' | 'offline';
  /** How the shop can be reached. */
  reach: string;
  /** What becomes of the things that wait; null when nothing waits. */
  waiting: string | null;
  /** What the shopper has to look at; null when there is nothing. */
  needsYou: string | null;
};

/** The words for a status. */
export function statusWords(status: Omit<ShopStatus, 'refreshedAt' | 'isBlocked'>): StatusWords {
  const { reachability, waiting, needsYou } = status;
  const needs =
    needsYou > 0 ? `${things(needsYou)} ${needsYou === 1 ? 'needs' : 'need'} you` : null;
  if (reachability === 'unreachable') {
    return {
      tone: 'offline',
      reach:
        waiting > 0
          ? 'No connection. You can go on shopping;'
          : 'No connection. You can go on shopping.',
      waiting: waiting > 0 ? `${things(waiting)} will be sent when you’re back.` : null,
      needsYou: needs,
    };
  }
  const isChecking = reachability === 'checking';
  const later = `${things(waiting)} will be sent when you’re back.`;
  return {
    tone: isChecking ? 'asking' : 'calm',
    reach: isChecking ? 'Connecting…' : 'Connected.',
    waiting: waiting === 0 ? null : isChecking ? later : `Sending ${things(waiting)}…`,
    needsYou: needs,
  };
}

function things(count: number): string {
  return count === 1 ? '1 thing' : `${count} things`;
}
