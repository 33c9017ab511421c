/** One sentence about the rules that a shopkeeper could check: who does something, and whether they may. */
export interface RuleCase {
  readonly title: string;
  readonly as: Person;
  readonly does: Attempt;
  readonly expect: 'allowed' | 'denied';
  /** Documents that exist for this case alone, by path: an allowed change would disturb other cases. */
  readonly given?: Readonly<Record<string, Fields>>;
}

/**
 * A visitor has not signed in; the others have, and their uid is their name. Meera and Kabir have a phone number there but no
 * profile yet; newcomers have nothing. The merchant and the packer have their role in their token and at
 * the shop. Removed people have it in their token only. A merchant made a packer has a token that still says
 * merchant; a merchant not told yet has the role at the shop but not in the token.
 * Asha without a phone has Asha's uid, but did not sign in by phone.
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
  /** As the shop asks for a document that may not exist yet. */
  | { readonly verb: 'look for'; readonly path: string }
  | {
      readonly verb: 'list';
      readonly collection: string;
      readonly limit?: number;
      /** Skips this many, each of which is read and billed. */
      readonly offset?: number;
      /** Newest first by this field, after a document with this value and path. */
      readonly after?: { readonly field: string; readonly value: number; readonly path: string };
      /** Only documents whose fields equal these. */
      readonly where?: Fields;
    }
  /** A list by REST's own call for it, which is not a query. */
  | { readonly verb: 'page'; readonly collection: string; readonly pageSize: number }
  | { readonly verb: 'list everywhere'; readonly collection: string; readonly limit: number }
  | {
      readonly verb: 'write';
      readonly path: string;
      readonly data: Fields;
      readonly beside?: Beside;
    }
  /** Sets the named fields that `data` has, removes the other named ones, leaves the rest alone. */
  | {
      readonly verb: 'merge';
      readonly path: string;
      readonly data: Fields;
      readonly fields: readonly string[];
      readonly beside?: Beside;
    }
  | { readonly verb: 'delete'; readonly path: string; readonly beside?: Beside };

/** Other changes in the same commit: a document's fields, or null for its deletion. */
export type Beside = readonly { readonly path: string; readonly data: Fields | null }[];

export type Fields = Readonly<Record<string, unknown>>;
