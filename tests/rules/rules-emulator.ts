// Prepares separate projects in the Firestore emulator, so that no test touches the demo shop's documents.
import { readFile } from 'node:fs/promises';
import type { Documents, Person, RuleCase } from './rule-case.ts';
import { documentName, writeOf } from './whole-write.ts';

export const RULES_FILE = new URL('../../backend/firestore.rules', import.meta.url);

export function emulatorHost(): string {
  return process.env.FIRESTORE_EMULATOR_HOST ?? '127.0.0.1:8080';
}

/** One request about the documents of a project; the token `owner` bypasses the rules. */
export function askEmulator(
  project: string,
  path: string,
  body: object | undefined,
  token: string | null,
): Promise<Response> {
  const root = `http://${emulatorHost()}/v1/projects/${project}/databases/(default)/documents`;
  return fetch(`${root}${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: token ? { Authorization: `Bearer ${token}` } : {},
  });
}

export async function openRulesProject(project: string): Promise<void> {
  await loadRules(project, await readFile(RULES_FILE, 'utf8'));
}

/** Who has which role at the desk, by the shop's own word. */
export const ROLES: Documents = {
  'merchants/merchant': { role: 'merchant' },
  'merchants/packer': { role: 'packer' },
  'merchants/demoted': { role: 'packer' },
  'merchants/untold': { role: 'merchant' },
};

/** The roles at the desk and the cases' given documents. */
export function documentsOf(cases: readonly RuleCase[]): Documents {
  return Object.assign({}, ROLES, ...cases.map(({ given }) => given));
}

/** Resets the project to the roles, the cases' given documents, and nothing else. */
export async function restoreDocuments(project: string, cases: readonly RuleCase[]): Promise<void> {
  await clearDocuments(project);
  const documents = Object.entries(documentsOf(cases));
  const writes = documents.map(([path, data]) => writeOf(project, path, data));
  await succeeded(askEmulator(project, ':commit', { writes }, 'owner'));
}

/** Resets single documents of a project to their state among these; removes one that is not among them. */
export async function putBack(
  project: string,
  paths: readonly string[],
  documents: Documents,
): Promise<void> {
  const writes = [...new Set(paths)].map((path) => {
    const data = documents[path];
    return data ? writeOf(project, path, data) : { delete: documentName(project, path) };
  });
  await succeeded(askEmulator(project, ':commit', { writes }, 'owner'));
}

export async function clearDocuments(project: string): Promise<void> {
  const url = `http://${emulatorHost()}/emulator/v1/projects/${project}/databases/(default)/documents`;
  await succeeded(fetch(url, { method: 'DELETE' }));
}

/** Replaces the rules of a project. @throws Error when the emulator rejects them. */
export async function loadRules(project: string, content: string): Promise<void> {
  const url = `http://${emulatorHost()}/emulator/v1/projects/${project}:securityRules`;
  const body = JSON.stringify({ rules: { files: [{ content }] } });
  await succeeded(fetch(url, { method: 'PUT', body }));
}

async function succeeded(asked: Promise<Response>): Promise<void> {
  const reply = await asked;
  const text = await reply.text();
  if (!reply.ok) throw new Error(`the emulator answered ${reply.status}: ${text}`);
}

const MERCHANTS: readonly Person[] = ['merchant', 'removed', 'demoted'];

/** The token of a case's person; null for a visitor. The emulators accept unsigned ones. */
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
