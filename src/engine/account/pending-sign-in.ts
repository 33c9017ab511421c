// The sign-in that waits for its code on this device, so that a reload or a killed app does not ask for another SMS, and
// the waiting times of the numbers that codes were sent to just now. It holds no code and no key.
import * as v from 'valibot';
import type { EngineDatabase } from '../device/engine-database.ts';
import { MAX_REMEMBERED_NUMBERS, PENDING_SIGN_IN_MS, RESEND_AFTER_MS } from '../limits.ts';

const PendingSignIn = v.object({
  /** With the country's prefix, such as '+919876543210'. */
  phone: v.pipe(v.string(), v.regex(/^\+\d{6,15}$/)),
  /** What the provider calls the code that it sent last. */
  verificationId: v.string(),
  /** When that was, ms, and how many codes were sent to this number in a row. */
  sentAt: v.number(),
  sends: v.pipe(v.number(), v.integer(), v.minValue(1)),
});
export type PendingSignIn = v.InferOutput<typeof PendingSignIn>;

/** The one that waits stands first; then the numbers before it, newest first. */
const Remembered = v.array(PendingSignIn);

const KEY = 'pending-sign-in';

/** The sign-in that waits for its code, or null when there is none or it is too old. `now` in ms. */
export async function readPendingSignIn(
  database: EngineDatabase,
  now: number,
): Promise<PendingSignIn | null> {
  const [first] = await readRemembered(database);
  return first && isFresh(first, now) ? byThisClock(first, now) : null;
}

/** Notes a code that was just sent; one more to the same number makes the next wait longer. `now` in ms. */
export async function noteCodeSent(
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
 * Lets the code that was sent to this number a moment ago be the one that is waited for again. False when there is none, or
 * when another may be sent already. `now` in ms.
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

/** Forgets it, and every number. */
export async function forgetPendingSignIn(database: EngineDatabase): Promise<void> {
  await database.deviceState.delete(KEY);
}

/** When the next code may be sent to the same number, ms. */
export function resendAt({ sentAt, sends }: Pick<PendingSignIn, 'sentAt' | 'sends'>): number {
  const last = RESEND_AFTER_MS.length - 1;
  return sentAt + (RESEND_AFTER_MS[Math.min(sends - 1, last)] ?? 0);
}

/** What is still known of this number, and of the others. */
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

/** A clock that was set back since must not make the next code wait for it to catch up. */
function byThisClock(it: PendingSignIn, now: number): PendingSignIn {
  return it.sentAt > now ? { ...it, sentAt: now - Math.max(...RESEND_AFTER_MS) } : it;
}
