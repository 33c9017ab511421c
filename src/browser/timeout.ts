// How long an answer is waited for, when a person may have to do something in between that takes as long as it takes.

/** Does something that a person may take their time for. */
export type PauseTimeout = <U>(inner: () => Promise<U>) => Promise<U>;

/** Thrown when the answer did not come in time. */
export class TimeoutError extends Error {}

/**
 * The result of `work`, unless it takes longer than `limitMs`. What `work` does inside `pauseTimeout` does not count; that may take
 * `untimedMs` by itself.
 * @throws TimeoutError when it takes too long; `work` goes on unheard.
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
