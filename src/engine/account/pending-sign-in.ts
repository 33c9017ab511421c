// The sign-in on this device that waits for its SMS code, so that a reload or a killed app needs no second SMS; and the
// resend waits of the numbers that got codes lately. Stores no code and no key.
import * as v from 'valibot';
import type { EngineDatabase } from '../device/engine-database.ts';
import { MAX_REMEMBERED_NUMBERS, PENDING_SIGN_IN_MS, RESEND_AFTER_MS } from '../limits.ts';

const PendingSignIn = v.object({
  /** With the country's prefix, such as '+919876543210'. */
  phone: v.pipe(v.string(), v.regex(/^\+\d{6,15}$/)),
  /** The provider's id of the last code. */
  verificationId: v.string(),
  /** When that code was sent, ms, and how many codes this number got in a row. */
  sentAt: v.number(),
  sends: v.pipe(v.number(), v.integer(), v.minValue(1)),
});
export type PendingSignIn = v.InferOutput<typeof PendingSignIn>;

/** The waiting sign-in first; then earlier numbers, newest first. */
const Remembered = v.array(PendingSignIn);

const KEY = 'pending-sign-in';

/** The sign-in that waits for its code; null when there is none or it is too old. `now` in ms. */
export async function readPendingSignIn(
  database: EngineDatabase,
  now: number,
): Promise<PendingSignIn | null> {
  const [first] = await readRemembered(database);
  return first && isFresh(first, now) ? byThisClock(first, now) : null;
}

/** Records a code that was just sent; each one to the same number lengthens the next wait. `now` in ms. */
export async function recordCodeSent(
  database: EngineDatabase,
  sent: Pick<PendingSignIn, 'phone' | 'verificationId'>,
  now: number,
): Promise<void> {
  await database.transaction('rw', database.deviceState, async () => {
    const { same, others } = await recall(database, sent.phone, now);
    await remember(database, [{ ...sent, sentAt: now, sends: (same?.sends ?? 0) + 1 }, ...others]);
  });
}

/**
 * Waits again for the last code sent to this number. False when there is none, or when the next one may already be
 * sent. `now` in ms.
 */
export async function resumePendingSignIn(
  database: EngineDatabase,
  phone: string,
  now: number,
): Promise<boolean> {
  return database.transaction('rw', database.deviceState, async () => {
    const { same, others } = await recall(database, phone, now);
    if (!same || now >= resendAt(same)) return false;
    await remember(database, [same, ...others]);
    return true;
  });
}

/** Forgets the waiting sign-in and every number. */
export async function forgetPendingSignIn(database: EngineDatabase): Promise<void> {
  await database.deviceState.delete(KEY);
}

/** When the next code may be sent to the same number, ms. */
export function resendAt({ sentAt, sends }: Pick<PendingSignIn, 'sentAt' | 'sends'>): number {
  const last = RESEND_AFTER_MS.length - 1;
  return sentAt + (RESEND_AFTER_MS[Math.min(sends - 1, last)] ?? 0);
}

/** The fresh records of this number and of the others. */
async function recall(database: EngineDatabase, phone: string, now: number) {
  const fresh = (await readRemembered(database))
    .filter((it) => isFresh(it, now))
    .map((it) => byThisClock(it, now));
  return {
    same: fresh.find((it) => it.phone === phone),
    others: fresh.filter((it) => it.phone !== phone),
  };
}

async function readRemembered(database: EngineDatabase): Promise<PendingSignIn[]> {
  const remembered = v.safeParse(Remembered, (await database.deviceState.get(KEY))?.value);
  return remembered.success ? remembered.output : [];
}

async function remember(database: EngineDatabase, all: PendingSignIn[]): Promise<void> {
  await database.deviceState.put({ key: KEY, value: all.slice(0, MAX_REMEMBERED_NUMBERS) });
}

function isFresh({ sentAt }: PendingSignIn, now: number): boolean {
  return Math.abs(now - sentAt) <= PENDING_SIGN_IN_MS;
}

/** After the clock was set back, the next code must not wait until the clock catches up. */
function byThisClock(it: PendingSignIn, now: number): PendingSignIn {
  return it.sentAt > now ? { ...it, sentAt: now - Math.max(...RESEND_AFTER_MS) } : it;
}
