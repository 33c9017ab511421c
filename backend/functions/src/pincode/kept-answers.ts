// Keeps what was asked for a while, so that the same question is not asked twice, not even at the same moment.

interface Keeping<T> {
  readonly ask: (question: string) => Promise<T>;
  /** How long an answer is true. */
  readonly msToKeep: (answer: T) => number;
  /** The oldest answers make room. */
  readonly mostAnswers: number;
  readonly now?: () => number;
}

/** The same question as `ask`; its failures are told and not kept. */
export function keptAnswers<T>({ ask, msToKeep, mostAnswers, now = Date.now }: Keeping<T>) {
  const kept = new Map<string, { answer: T; until: number }>();
  const underway = new Map<string, Promise<T>>();

  async function askAndKeep(question: string): Promise<T> {
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
    const asked = underway.get(question) ?? askAndKeep(question);
    underway.set(question, asked);
    return await asked;
  };
}
