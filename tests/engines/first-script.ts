// What runs in every page before its own scripts: it keeps what the page complains of, and takes from the browser what it is to be without.

const KEPT = 'complaints';

export type Without = 'locks';

/** As text, for the browser. */
export function firstScript(without: readonly Without[] = []): string {
  // What names functions as they are built is not there in the page.
  return `((__name) => (${run})(${JSON.stringify(KEPT)}, ${JSON.stringify(without)}))((it) => it);`;
}

/** Errors on the console and errors that nobody caught, in this tab since it was opened. Runs in the page. */
export function complaints(): string[] {
  return JSON.parse(sessionStorage.getItem('complaints') ?? '[]') as string[];
}

function run(kept: string, without: readonly string[]): void {
  if (without.includes('locks')) Reflect.deleteProperty(Navigator.prototype, 'locks');
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
