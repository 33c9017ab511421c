// Runs a job for each item, at most `width` at the same time; the first failure stops the rest.

export async function inParallel<T>(
  items: readonly T[],
  width: number,
  job: (item: T, index: number) => Promise<void>,
): Promise<void> {
  const queue = items.entries();
  const worker = async () => {
    for (const [index, item] of queue) await job(item, index);
  };
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, worker));
}
