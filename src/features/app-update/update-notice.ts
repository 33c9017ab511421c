// Whether a new version is spoken of just now. Pure.

export type UpdateFacts = {
  /** A new version waits, and was not put off. */
  isThere: boolean;
  /** The shopper has pressed Update. */
  isAsked: boolean;
  /** Somebody pays or types in this tab. */
  isBusyHere: boolean;
  /** Somebody pays in any tab. */
  isPaying: boolean;
};

/** `ready`: it may be let in. `asked`: it comes when the other tabs are done. `none`: nothing is said, perhaps later. */
export type UpdateNotice = 'none' | 'ready' | 'asked';

/** What the shopper is told. */
export function updateNotice({
  isThere,
  isAsked,
  isBusyHere,
  isPaying,
}: UpdateFacts): UpdateNotice {
  if (!isThere || isBusyHere) return 'none';
  // Who has pressed Update is told why it does not come.
  if (isAsked) return 'asked';
  return isPaying ? 'none' : 'ready';
}
