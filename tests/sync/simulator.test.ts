// The shop's core under schedules of faults drawn by chance. `npm run simulate` runs more of them, and plays one again that failed.
import { expect, test } from 'vitest';
import { OVERTAKEN } from './simulator/network.ts';
import { failureLines, simulate } from './simulator/simulate.ts';

const SCHEDULES = process.env.HAAT_ALL ? 2_000 : 300;
/** So many requests at least are held back in them until after a newer one. */
const SOME = SCHEDULES / 20;
const HALF_AN_HOUR = 30 * 60_000;
// Always the same ones, so that a red run speaks of a change and not of luck; `npm run simulate` draws new ones every time.
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
