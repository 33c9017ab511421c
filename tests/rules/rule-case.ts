/** One sentence about the rules that a shopkeeper could check: who does what, and whether they may. */
export interface RuleCase {
  readonly title: string;
  readonly as: Person;
  readonly does: Attempt;
  readonly expect: 'allowed' | 'denied';
  /** What the shop holds for this case alone, by path: an allowed change would disturb other cases. */
  readonly given?: Readonly<Record<string, Fields>>;
}

/**
 * A visitor has not signed in; the others have, and their uid is their name. Meera and Kabir have a phone there and no
 * profile yet, of newcomers there is nothing. The merchant has it in their token that they are.
 * Asha without a phone has Asha's uid, and has not signed in by phone.
 */
export type Person =
  | 'visitor'
  | 'asha'
  | 'ravi'
  | 'meera'
  | 'kabir'
  | 'merchant'
  | 'asha without a phone'
  | `newcomer-${number}`;

export type Attempt =
  | { readonly verb: 'get'; readonly path: string }
  /** As the shop asks for a document that may not be there yet. */
  | { readonly verb: 'look for'; readonly path: string }
  | {
      readonly verb: 'list';
      readonly collection: string;
      readonly limit?: number;
      /** Skips so many, each of which is read and billed. */
      readonly offset?: number;
      /** Newest first by this field, after a document of this value and path. */
      readonly after?: { readonly field: string; readonly value: number; readonly path: string };
      /** Only those whose fields equal these. */
      readonly where?: Fields;
    }
  /** A list by REST's own call for it, which is no query. */
  | { readonly verb: 'page'; readonly collection: string; readonly pageSize: number }
  | { readonly verb: 'list everywhere'; readonly collection: string; readonly limit: number }
  | {
      readonly verb: 'write';
      readonly path: string;
      readonly data: Fields;
      /** What changes in the same commit: fields of another document, or all of it is deleted. */
      readonly beside?: { readonly path: string; readonly data: Fields | null };
    }
  /** Sets what `data` has of the named fields, takes away the others named, leaves the rest alone. */
  | {
      readonly verb: 'merge';
      readonly path: string;
      readonly data: Fields;
      readonly fields: readonly string[];
    }
  | { readonly verb: 'delete'; readonly path: string };

export type Fields = Readonly<Record<string, unknown>>;
