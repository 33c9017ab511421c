/** One sentence about the rules that a shopkeeper could check: who does something, and whether they may. */
export interface RuleCase {
  readonly title: string;
  readonly as: Person;
  readonly does: Attempt;
  readonly expect: 'allowed' | 'denied';
  /** Documents that exist for this case alone, by path: an allowed change would disturb other cases. */
  readonly given?: Documents;
}

/**
 * A visitor has not signed in; the others have, and their uid is their name. Meera and Kabir have a phone number there but no
 * profile yet; newcomers have nothing. The merchant and the packer have their role in their token and at
 * the shop. Removed people have it in their token only. A merchant made a packer has a token that still says
 * merchant; a merchant not told yet has the role at the shop but not in the token.
 * Asha without a phone has Asha's uid, but did not sign in by phone.
 */
export type Person = Shopper | 'merchant' | 'packer' | 'removed' | 'demoted' | 'untold';
type Shopper = 'visitor' | 'asha' | 'asha without a phone' | 'ravi' | 'meera' | 'kabir' | Newcomer;
type Newcomer = `newcomer-${number}`;

export type Attempt = Readonly<
  /** One looks for a document as the shop does, which may not exist yet. */
  | { verb: 'get' | 'look for'; path: string }
  /** `offset`: skips this many, each of which is read and billed; `where`: only documents whose fields equal these. */
  | { verb: 'list'; collection: string; limit?: number; offset?: number; where?: Fields }
  | { verb: 'list everywhere'; collection: string; limit: number }
  | { verb: 'write'; path: string; data: Fields; beside?: Beside }
  /** Sets the named fields that `data` has, removes the other named ones, leaves the rest alone. */
  | { verb: 'merge'; path: string; data: Fields; fields: readonly string[]; beside?: Beside }
  | { verb: 'delete'; path: string; beside?: Beside }
>;

/** Fields of other documents that are set in the same commit. */
export type Beside = readonly { readonly path: string; readonly data: Fields }[];

export type Fields = Readonly<Record<string, unknown>>;
/** By path. */
export type Documents = Readonly<Record<string, Fields>>;
