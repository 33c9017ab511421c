// Web Locks in memory, fair as in a browser: whoever asked first is served first.

export type Locks = {
  /** The locks as one page sees them. An impatient one gives up when it is not served at once. */
  seenBy(page: 'patient' | 'impatient'): LockManager;
};

/** Locks of one phone; they are all free again after a restart, which makes new ones. */
export function newLocks(): Locks {
  const tails = new Map<string, Promise<unknown>>();
  const held = new Map<string, number>();
  async function request<T>(name: string, isPatient: boolean, work: () => Promise<T>): Promise<T> {
    const inLine = held.get(name) ?? 0;
    if (inLine > 0 && !isPatient) throw new DOMException('waited too long', 'TimeoutError');
    held.set(name, inLine + 1);
    const before = tails.get(name) ?? Promise.resolve();
    const turn = before.then(work);
    tails.set(
      name,
      turn.catch(() => undefined),
    );
    try {
      return await turn;
    } finally {
      held.set(name, (held.get(name) ?? 1) - 1);
    }
  }
  return {
    seenBy: (page) =>
      ({
        request: (name: string, _options: unknown, work: () => Promise<unknown>) =>
          request(name, page === 'patient', work),
        query: async () => ({}),
      }) as unknown as LockManager,
  };
}
