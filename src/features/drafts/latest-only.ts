// Writes values that come faster than they can be written: one at a time, skipping those that are out of date already.

/** A `write` that runs alone; the last value handed over is always the last one written. */
export function latestOnly<T>(write: (value: T) => Promise<unknown>): (value: T) => void {
  let next: { value: T } | null = null;
  let isRunning = false;
  return (value) => {
    next = { value };
    if (!isRunning) void run();
  };

  async function run(): Promise<void> {
    isRunning = true;
    while (next) {
      const { value } = next;
      next = null;
      await write(value).catch(console.error);
    }
    isRunning = false;
  }
}
