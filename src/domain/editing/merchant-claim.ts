// The role in a sign-in's token. The phone uses it only to choose the screens; the rules decide about reading and
// writing, and trust no phone.
import { type Role, roleInClaims } from '../account/desk/people.ts';

/** The role in this ID token; null where it cannot be read. An expired token still has its claim. */
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
