// Counts what schedules exercised: how often each act and fault happened, and how many schedules touched each promise.
import type { PromiseName, Tally } from '../../guarantees/promises.ts';
import { OVERTAKEN } from './network.ts';

type Counts = Record<string, number>;
export type Exercised = { schedules: number; happened: Counts; touched: Counts };

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

/** What one schedule exercised. */
export function exercisedBy(happened: Counts): Exercised {
  const touched: Counts = {};
  for (const [promise, acts] of Object.entries(PROMISES)) {
    if (Object.keys(happened).some((what) => acts.test(what))) touched[promise] = 1;
  }
  return { schedules: 1, happened, touched };
}

export function sumOf(all: readonly Exercised[]): Exercised {
  const sum: Exercised = { schedules: 0, happened: {}, touched: {} };
  for (const { schedules, happened, touched } of all) {
    sum.schedules += schedules;
    add(sum.happened, happened);
    add(sum.touched, touched);
  }
  return sum;
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

function add(counts: Counts, more: Counts): void {
  for (const [what, times] of Object.entries(more)) counts[what] = (counts[what] ?? 0) + times;
}
