// What a sign-in's token claims. A phone uses it only to choose what to show; rules and functions decide, and trust no
// phone.

/** The claims that open the merchant's desk. */
export const DESK_ROLES = ['merchant', 'packer'] as const;

/** The claims in this ID token; null where it cannot be read. An expired token still has them. */
export function claimsInToken(idToken: string | null): unknown {
  const [, part = ''] = idToken?.split('.') ?? [];
  try {
    const base64 = part.replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}

/** Whether these claims open the desk. */
export function opensDesk(claims: unknown): boolean {
  return DESK_ROLES.some((role) => Reflect.get(Object(claims), role) === true);
}
