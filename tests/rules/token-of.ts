// Tokens of the cases' people. The emulators accept unsigned tokens.
import type { Person } from './rule-case.ts';

const MERCHANTS: readonly Person[] = ['merchant', 'removed', 'demoted'];

/** Null for a visitor. */
export function tokenOf(person: Person, project: string): string | null {
  if (person === 'visitor') return null;
  const [uid = ''] = person.split(' ');
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = {
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    iat: 0,
    exp: 4_102_444_800,
    auth_time: 0,
    sub: uid,
    user_id: uid,
    ...(!person.endsWith('without a phone') && { phone_number: '+919876543210' }),
    ...(MERCHANTS.includes(person) && { merchant: true }),
    ...(person === 'packer' && { packer: true }),
    firebase: { sign_in_provider: 'phone', identities: {} },
  };
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
}
