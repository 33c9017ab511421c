// Writes values that come faster than they can be written: one at a time, skipping those that are out of date already.

type LatestOnly<T> = {
  (value: T): void;
  /** Waits until nothing is being written and nothing is left to write. */
  settled(): Promise<void>;
};

/** A `write` that runs alone; the last value handed over is always the last one written. */
export function latestOnly<T>(write: (value: T) => Promise<unknown>): LatestOnly<T> {
  let next: { value: T } | null = null;
  let running: Promise<void> | null = null;
  const take = (value: T) => {
    next = { value };
    running ??= run();
  };
  const settled = async () => {
    await running;
  };
  return Object.assign(take, { settled });

  async function run(): Promise<void> {
    while (next) {
      const { value } = next;
      next = null;
      await write(value).catch(console.error);
    }
    running = null;
  }
}
