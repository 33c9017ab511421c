// The one sign-in that waits for its code on this device, so that a reload or a killed app does not ask for another SMS. It
// holds no code and no key.
import * as v from 'valibot';
import { PENDING_SIGN_IN_MS, RESEND_AFTER_MS } from '../model/limits.ts';
import type { HaatDatabase } from './database.ts';

const PendingSignIn = v.object({
  /** With the country's prefix, such as '+919876543210'. */
  phone: v.pipe(v.string(), v.regex(/^\+\d{6,15}$/)),
  /** What the provider calls the code that it sent last. */
  verificationId: v.string(),
  /** When that was, ms, and how many codes were sent to this number in a row. */
  sentAt: v.number(),
  sends: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Where the shopper was going; not believed before it is followed. */
  returnUrl: v.string(),
});
export type PendingSignIn = v.InferOutput<typeof PendingSignIn>;

const KEY = 'pending-sign-in';

/** The sign-in that waits for its code, or null when there is none or it is too old. `now` in ms. */
export async function readPendingSignIn(
  database: HaatDatabase,
  now: number,
): Promise<PendingSignIn | null> {
  const pending = v.safeParse(PendingSignIn, (await database.deviceState.get(KEY))?.value);
  if (!pending.success || Math.abs(now - pending.output.sentAt) > PENDING_SIGN_IN_MS) return null;
  const { sentAt } = pending.output;
  // A clock that was set back since must not make the next code wait for it to catch up.
  return { ...pending.output, sentAt: sentAt > now ? now - Math.max(...RESEND_AFTER_MS) : sentAt };
}

/** Notes a code that was just sent; one more to the same number makes the next wait longer. `now` in ms. */
export async function noteCodeSent(
  database: HaatDatabase,
  sent: Pick<PendingSignIn, 'phone' | 'verificationId' | 'returnUrl'>,
  now: number,
): Promise<void> {
  await database.transaction('rw', database.deviceState, async () => {
    const before = await readPendingSignIn(database, now);
    const sends = before?.phone === sent.phone ? before.sends + 1 : 1;
    await database.deviceState.put({ key: KEY, value: { ...sent, sentAt: now, sends } });
  });
}

/** Notes that the shopper, whose code is still good, now wants to go elsewhere afterwards. */
export async function noteReturn(
  database: HaatDatabase,
  pending: PendingSignIn,
  returnUrl: string,
): Promise<void> {
  await database.deviceState.put({ key: KEY, value: { ...pending, returnUrl } });
}

/** Forgets it. */
export async function forgetPendingSignIn(database: HaatDatabase): Promise<void> {
  await database.deviceState.delete(KEY);
}

/** When the next code may be sent to the same number, ms. */
export function resendAt({ sentAt, sends }: Pick<PendingSignIn, 'sentAt' | 'sends'>): number {
  const last = RESEND_AFTER_MS.length - 1;
  return sentAt + (RESEND_AFTER_MS[Math.min(sends - 1, last)] ?? 0);
}
