// The role in a sign-in's token. The phone uses it only to choose the screens; the rules decide about reading and
// writing, and trust no phone.
import { claimsInToken } from '../account/claims-in-token.ts';
import { type Role, roleInClaims } from '../account/desk/people.ts';

/** The role in this ID token; null where it cannot be read. An expired token still has its claim. */
export function roleInToken(idToken: string | null): Role | null {
  return roleInClaims(claimsInToken(idToken));
}
