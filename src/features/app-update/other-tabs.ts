// What the shop's tabs are busy with, as their locks tell it.
import { BUSY_CHANNEL, BUSY_LOCKS, type Business } from '#services/busy.ts';

const KINDS: readonly Business[] = ['paying', 'typing'];

/** What any tab is busy with just now, this one included; nothing where there are no locks to ask. */
export async function whatTabsDo(): Promise<ReadonlySet<Business>> {
  const { held = [], pending = [] } = (await navigator.locks?.query()) ?? {};
  // Who waits to share a lock has begun already; who wants it alone only waits for the others.
  const names = new Set(
    [...held, ...pending].filter(({ mode }) => mode === 'shared').map(({ name }) => name),
  );
  return new Set(KINDS.filter((kind) => names.has(BUSY_LOCKS[kind])));
}

/** Waits until no tab does any of this. A tab that is gone does nothing any more. */
export async function whenNoTabDoes(kinds: readonly Business[] = KINDS): Promise<void> {
  if (!navigator.locks) return;
  do {
    // A lock for one alone comes after all who share it.
    for (const kind of kinds) await navigator.locks.request(BUSY_LOCKS[kind], () => undefined);
  } while (await isAnyDone(kinds));
}

/** Tells at once, and as it changes, whether a payment is under way in any tab. */
export function followPayments(tell: (isPaying: boolean) => void): void {
  const look = async () => {
    const isPaying = (await whatTabsDo()).has('paying');
    tell(isPaying);
    // A tab that was closed while it paid says nothing, but its lock is free.
    if (isPaying) await whenNoTabDoes(['paying']).then(() => tell(false));
  };
  const lookAgain = () => {
    look().catch((error: unknown) => {
      console.error('the other tabs cannot be asked', error);
      tell(false);
    });
  };
  new BroadcastChannel(BUSY_CHANNEL).addEventListener('message', lookAgain);
  lookAgain();
}

async function isAnyDone(kinds: readonly Business[]): Promise<boolean> {
  const done = await whatTabsDo();
  return kinds.some((kind) => done.has(kind));
}
