// What a sign-in may do at the desk, as its token says. The phone only asks so as to know what to show: what may be read and written
// is decided by the shop's rules, which believe no phone.
import { type Role, roleInClaims } from '../account/desk/people.ts';

/** The role that this ID token carries; one that cannot be read has none. It may have run out: the claim is then as it was. */
export function roleInToken(idToken: string | null): Role | null {
  const [, part = ''] = idToken?.split('.') ?? [];
  try {
    const base64 = part.replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return roleInClaims(claims);
  } catch {
    return null;
  }
}
