// How long an answer is waited for, when a person may have to do something in between that takes as long as it takes.

/** Does something that a person may take their time for. */
export type Untimed = <U>(inner: () => Promise<U>) => Promise<U>;

/** Thrown when the answer did not come in time. */
export class OutOfPatience extends Error {}

/**
 * The result of `work`, unless it takes longer than `limitMs`. What `work` does inside `untimed` does not count; that may take
 * `untimedMs` by itself.
 * @throws OutOfPatience when it takes too long; `work` goes on unheard.
 */
export async function withPatience<T>(
  limitMs: number,
  untimedMs: number,
  work: (untimed: Untimed) => Promise<T>,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let giveUp: (error: Error) => void = () => undefined;
  const late = new Promise<never>((_, reject) => {
    giveUp = reject;
  });
  const start = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => giveUp(new OutOfPatience(`no answer in ${ms} ms`)), ms);
  };
  const untimed = async <U>(inner: () => Promise<U>): Promise<U> => {
    start(untimedMs);
    try {
      return await inner();
    } finally {
      start(limitMs);
    }
  };
  start(limitMs);
  try {
    return await Promise.race([work(untimed), late]);
  } finally {
    clearTimeout(timer);
  }
}
