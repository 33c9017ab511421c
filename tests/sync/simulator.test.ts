// The shop's core under random schedules of faults. `npm run simulate` runs more of them, and replays a failed one.
import { expect, test } from 'vitest';
import { OVERTAKEN } from './simulator/network.ts';
import { failureLines, simulate } from './simulator/simulate.ts';

const SCHEDULES = process.env.HAAT_ALL ? 2_000 : 300;
/** At least this many requests must be delayed until after a newer one. */
const SOME = SCHEDULES / 20;
const HALF_AN_HOUR = 30 * 60_000;
// A fixed seed, so that a red run means a change and not bad luck; `npm run simulate` draws new schedules every time.
const seed = 2_026;

test(
  `whatever the network, the clock, the shopper and the shop do, nothing is lost, doubled or falsely said (seed ${seed})`,
  async () => {
    const report = await simulate({ schedules: SCHEDULES, seed });
    expect(report.failure && failureLines(report.failure)).toBeNull();
    expect(report.schedules).toBe(SCHEDULES);
    expect(report.happened[OVERTAKEN]).toBeGreaterThan(SOME);
  },
  HALF_AN_HOUR,
);
