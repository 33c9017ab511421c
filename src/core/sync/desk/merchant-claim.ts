// Whether a sign-in is a merchant's, as its token says. The phone only asks so as to know what to show: what a merchant may read and write
// is decided by the shop's rules, which believe no phone.

/** Whether this ID token carries the claim; one that cannot be read does not. It may have run out: the claim is then as it was. */
export function isMerchantsToken(idToken: string | null): boolean {
  const [, part = ''] = idToken?.split('.') ?? [];
  try {
    const base64 = part.replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return Reflect.get(Object(claims), 'merchant') === true;
  } catch {
    return false;
  }
}
