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
 * profile yet, of newcomers there is nothing. The merchant and the packer have it in their token that they are, and the shop
 * says so as well. Of those who are removed it says nothing any more, though their tokens still do; who was made a packer has a token that still says
 * merchant, and of whoever is not told yet the shop says merchant and the token nothing.
 * Asha without a phone has Asha's uid, and has not signed in by phone.
 */
export type Person =
  | 'visitor'
  | 'asha'
  | 'ravi'
  | 'meera'
  | 'kabir'
  | 'merchant'
  | 'packer'
  | 'removed'
  | 'demoted'
  | 'untold'
  | 'asha without a phone'
  | `newcomer-${number}`;

export const PEOPLE_AT_DESK = [
  'merchant',
  'packer',
  'removed',
  'demoted',
  'untold',
  'asha',
] as const;

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
      readonly beside?: Beside;
    }
  /** Sets what `data` has of the named fields, takes away the others named, leaves the rest alone. */
  | {
      readonly verb: 'merge';
      readonly path: string;
      readonly data: Fields;
      readonly fields: readonly string[];
      readonly beside?: Beside;
    }
  | { readonly verb: 'delete'; readonly path: string; readonly beside?: Beside };

/** What changes in the same commit: fields of other documents, or all of one is deleted. */
export type Beside = readonly { readonly path: string; readonly data: Fields | null }[];

export type Fields = Readonly<Record<string, unknown>>;
