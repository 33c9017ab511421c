// A timeout that pauses while a person has to do something, however long that takes.

/** Runs something for which a person may take their time. */
export type PauseTimeout = <U>(inner: () => Promise<U>) => Promise<U>;

export class TimeoutError extends Error {}

/**
 * The result of `work`, unless it takes longer than `limitMs`. Work inside `pauseTimeout` does not count; it may take
 * `untimedMs` by itself.
 * @throws TimeoutError when it takes too long; `work` goes on and its result is dropped.
 */
export async function withTimeout<T>(
  limitMs: number,
  untimedMs: number,
  work: (pauseTimeout: PauseTimeout) => Promise<T>,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let giveUp: (error: Error) => void = () => undefined;
  const late = new Promise<never>((_, reject) => {
    giveUp = reject;
  });
  const start = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => giveUp(new TimeoutError(`no answer in ${ms} ms`)), ms);
  };
  const pauseTimeout = async <U>(inner: () => Promise<U>): Promise<U> => {
    start(untimedMs);
    try {
      return await inner();
    } finally {
      start(limitMs);
    }
  };
  start(limitMs);
  try {
    return await Promise.race([work(pauseTimeout), late]);
  } finally {
    clearTimeout(timer);
  }
}
