// Runs in every page before its own scripts: records the page's complaints, and gives the browser a test's traits.
import { CONFIRMATIONS, noteSightings } from '../support/confirmations.ts';

const KEPT = 'complaints';

export type Traits = {
  /** Its pages have no Web Locks. Without Background Sync only pages send. */
  hasNoLocks?: boolean;
  /** Records when a write is first called arrived; see tests/support/confirmations.ts. */
  notesSightings?: boolean;
  room?: number;
};

export function firstScript({ hasNoLocks, notesSightings }: Traits = {}): string {
  const parts = [called(keepComplaints, KEPT)];
  if (hasNoLocks) parts.push(called(takeLocksAway, ''));
  if (notesSightings) parts.push(called(noteSightings, CONFIRMATIONS));
  // The page lacks the build's helper that names functions.
  return `((__name) => { ${parts.join(' ')} })((it) => it);`;
}

function called<A>(work: (given: A) => void, given: A): string {
  return `(${work})(${JSON.stringify(given)});`;
}

/** Console errors and uncaught errors in this tab since it was opened. Runs in the page. */
export function complaints(): string[] {
  return JSON.parse(sessionStorage.getItem('complaints') ?? '[]') as string[];
}

function takeLocksAway(): void {
  Reflect.deleteProperty(Navigator.prototype, 'locks');
}

function keepComplaints(kept: string): void {
  const note = (...words: unknown[]) => {
    try {
      const all = JSON.parse(sessionStorage.getItem(kept) ?? '[]') as string[];
      all.push(words.map(String).join(' '));
      sessionStorage.setItem(kept, JSON.stringify(all));
    } catch {
      // A blank page has no storage.
    }
  };
  const say = console.error;
  console.error = (...words: unknown[]) => {
    note(...words);
    say.apply(console, words);
  };
  addEventListener('error', (event) => note(event.message));
  addEventListener('unhandledrejection', (event) => note('nobody caught', event.reason));
  addEventListener('securitypolicyviolation', (event) => {
    note('refused', event.violatedDirective, event.blockedURI);
  });
}
