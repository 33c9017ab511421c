// Counts what schedules exercised: how often each act and fault happened, and how many schedules touched each promise.
import type { PromiseName, Tally } from '../../guarantees/promises.ts';
import { OVERTAKEN } from './network.ts';

type Happened = Record<string, number>;
export type Exercised = { schedules: number; happened: Happened; touched: Record<string, number> };

/** The acts and faults that put a promise to the test. */
const PROMISES: Partial<Record<PromiseName, RegExp>> = {
  'lost-reply': /^(reply lost|late|landed|cut short)/,
  'many-drains': /^several drains/,
  'false-success':
    /^(captive portal|redirected|login needed|false|landed, false|half a commit|cut short)/,
  'one-refused': /^(403|400|rules refuse)/,
  'wrong-clock': /^(clock|tokens|while draining: clock|401)/,
  'other-account': /^(sign-in|sign-out|while draining: sign-in)/,
  killed: /^(restart|while draining: restart|killed)/,
  'old-rows': /^(old row|odd row)/,
  'held-back': new RegExp(`^${OVERTAKEN}$`),
  'price-changed': /^(price|while draining: price)/,
};

export function newExercised(): Exercised {
  return { schedules: 0, happened: {}, touched: {} };
}

export function noteExercised(exercised: Exercised, happened: Happened): void {
  exercised.schedules++;
  for (const [what, times] of Object.entries(happened)) add(exercised.happened, what, times);
  for (const [promise, acts] of Object.entries(PROMISES)) {
    if (Object.keys(happened).some((what) => acts.test(what))) add(exercised.touched, promise, 1);
  }
}

/** One tally for each promise; `failing`: the fault of the last schedule, which then counts against all of them. */
export function countTallies({ touched }: Exercised, failing: string | null = null): Tally[] {
  return (Object.keys(PROMISES) as PromiseName[]).map((promise) => ({
    promise,
    repetitions: touched[promise] ?? 0,
    lost: failing !== null && failing !== 'doubled' && failing !== 'falsely confirmed' ? 1 : 0,
    doubled: failing === 'doubled' ? 1 : 0,
    falselyConfirmed: failing === 'falsely confirmed' ? 1 : 0,
  }));
}

function add(counts: Happened, what: string, times: number): void {
  counts[what] = (counts[what] ?? 0) + times;
}
