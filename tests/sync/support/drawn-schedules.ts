// The schedules that a test draws: always the same ones; `npm run guarantees` asks for new ones in the environment.

export type Drawn = { numRuns: number; seed: number };

export function drawnSchedules(usual: Drawn): Drawn {
  const { HAAT_SCHEDULES, HAAT_SEED } = process.env;
  return {
    numRuns: Number(HAAT_SCHEDULES ?? usual.numRuns),
    seed: Number(HAAT_SEED ?? usual.seed),
  };
}

/** The environment that asks for new schedules: one for every ten of the simulator's, which has far more acts to combine. */
export function newSchedules({ schedules, seed }: { schedules: number; seed: number }): {
  HAAT_SCHEDULES: string;
  HAAT_SEED: string;
} {
  return { HAAT_SCHEDULES: String(Math.ceil(schedules / 10)), HAAT_SEED: String(seed) };
}
