// What runs in every page before its own scripts: it keeps what the page complains of, and makes the browser what a test wants.
import { CONFIRMATIONS, noteSightings } from '../support/confirmations.ts';

const KEPT = 'complaints';

/** What a browser of a test is like. */
export type Traits = {
  /** Its pages have no Web Locks. Nothing but pages sends where there is no Background Sync. */
  hasNoLocks?: boolean;
  /** It notes when something is first called arrived, see tests/support/confirmations.ts. */
  notesSightings?: boolean;
  /** All that the shop may store, in bytes. */
  room?: number;
};

/** As text, for the browser. */
export function firstScript({ hasNoLocks, notesSightings }: Traits = {}): string {
  const parts = [called(keepComplaints, KEPT)];
  if (hasNoLocks) parts.push(called(takeLocksAway, ''));
  if (notesSightings) parts.push(called(noteSightings, CONFIRMATIONS));
  // What names functions as they are built is not there in the page.
  return `((__name) => { ${parts.join(' ')} })((it) => it);`;
}

function called<A>(work: (given: A) => void, given: A): string {
  return `(${work})(${JSON.stringify(given)});`;
}

/** Errors on the console and errors that nobody caught, in this tab since it was opened. Runs in the page. */
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
      // An empty page has nowhere to keep it.
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
