// The category names that take turns in the empty search box.

/** Between 768 and 1023 px a name is cut to this many characters plus '...'. Source: specification, app shell. */
const CUT_AT = 13;

/** A category's name as it fits: cut on the narrower desktop, whole elsewhere. */
export function placeholderName(name: string, isNarrow: boolean): string {
  return isNarrow && name.length > CUT_AT ? `${name.slice(0, CUT_AT)}...` : name;
}
