/** One sentence about the rules that a shopkeeper could check: who does what, and whether they may. */
export interface RuleCase {
  readonly title: string;
  readonly as: Person;
  readonly does: Attempt;
  readonly expect: 'allowed' | 'denied';
}

/** A visitor has not signed in; Asha and Ravi have. Their uid is their name. */
export type Person = 'visitor' | 'asha' | 'ravi';

export type Attempt =
  | { readonly verb: 'get'; readonly path: string }
  | { readonly verb: 'list'; readonly collection: string; readonly limit?: number }
  | { readonly verb: 'list everywhere'; readonly collection: string; readonly limit: number }
  | { readonly verb: 'write'; readonly path: string; readonly data: Fields }
  | { readonly verb: 'delete'; readonly path: string };

export type Fields = Readonly<Record<string, unknown>>;
