// Web Locks in memory, fair as in a browser: first come, first served.

export type Locks = {
  /** The locks as one drain sees them. An impatient one gives up once if it is not served at once. */
  seenBy(page: 'patient' | 'impatient'): LockManager;
};

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
  function seenBy(page: 'patient' | 'impatient'): LockManager {
    let isPatient = page === 'patient';
    const asked = async (name: string, _options: unknown, work: () => Promise<unknown>) => {
      try {
        return await request(name, isPatient, work);
      } catch (error) {
        isPatient = true;
        throw error;
      }
    };
    const names = () => [...held].filter(([, count]) => count > 0).map(([name]) => ({ name }));
    return { request: asked, query: async () => ({ held: names() }) } as unknown as LockManager;
  }
  return { seenBy };
}
