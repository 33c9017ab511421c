// Caches answers for a while, so that the same question is not asked twice, not even concurrently; and counts questions
// that may only be asked so often.

interface Keeping<T> {
  readonly ask: (question: string) => Promise<T>;
  /** How long an answer stays valid. */
  readonly msToKeep: (answer: T) => number;
  /** Beyond this number the oldest answer is dropped. */
  readonly mostAnswers: number;
  readonly now?: () => number;
}

/** A caching `ask`; failures are passed on and not cached. */
export function keptAnswers<T>({ ask, msToKeep, mostAnswers, now = Date.now }: Keeping<T>) {
  const kept = new Map<string, { answer: T; until: number }>();
  const underway = new Map<string, Promise<T>>();

  async function fetchAndKeep(question: string): Promise<T> {
    try {
      const answer = await ask(question);
      kept.delete(question);
      kept.set(question, { answer, until: now() + msToKeep(answer) });
      const [oldest] = kept.keys();
      if (kept.size > mostAnswers && oldest !== undefined) kept.delete(oldest);
      return answer;
    } finally {
      underway.delete(question);
    }
  }

  return async (question: string): Promise<T> => {
    const known = kept.get(question);
    if (known && known.until > now()) return known.answer;
    const asked = underway.get(question) ?? fetchAndKeep(question);
    underway.set(question, asked);
    return await asked;
  };
}

const HOUR_MS = 60 * 60 * 1000;

/** A counter: true `most` times in each hour from its first use on, false beyond that. `now` in ms. */
export function limitPerHour(most: number, now: () => number = Date.now): () => boolean {
  let [hourEnds, used] = [0, 0];
  return () => {
    if (now() >= hourEnds) [hourEnds, used] = [now() + HOUR_MS, 0];
    used++;
    return used <= most;
  };
}
