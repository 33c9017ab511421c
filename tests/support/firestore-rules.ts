// Loads other security rules into the running Firestore emulator for a while, then the project's own again.
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { FIRESTORE, removeDocument } from './shop-server.ts';

const OWN_RULES = new URL('../../backend/firestore.rules', import.meta.url);

const CREATES_ENQUIRY = /(match \/queries\/\{id\} \{[^}]*?allow create: if )/;
const CREATES_ORDER = /(match \/users\/\{uid\}\/orders\/\{id\} \{[^}]*?allow create: if )/;

/** From now on the shop accepts no new enquiry and no new order; all else stays the same. */
export async function refuseEnquiriesAndOrders(): Promise<void> {
  let rules = await readFile(OWN_RULES, 'utf8');
  for (const creates of [CREATES_ENQUIRY, CREATES_ORDER]) {
    if (!creates.test(rules)) throw new Error('the rules of enquiries and orders read otherwise');
    rules = rules.replace(creates, '$1false && ');
  }
  await load(rules);
}

/** Whether the shop accepts an enquiry from a signed-out visitor; the trial enquiry is removed again. */
export async function takesEnquiries(): Promise<boolean> {
  const id = randomUUID();
  const path = `${FIRESTORE}/v1/projects/demo-haat/databases/(default)/documents/queries`;
  const fields = {
    userId: { nullValue: null },
    productId: { stringValue: 'rules-probe' },
    timestamp: { integerValue: String(Date.now()) },
  };
  const body = JSON.stringify({ fields });
  const reply = await fetch(`${path}?documentId=${id}`, { method: 'POST', body });
  if (reply.ok) await removeDocument(`queries/${id}`);
  return reply.ok;
}

export async function restoreRules(): Promise<void> {
  await load(await readFile(OWN_RULES, 'utf8'));
}

async function load(content: string): Promise<void> {
  const body = JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } });
  const address = `${FIRESTORE}/emulator/v1/projects/demo-haat:securityRules`;
  const reply = await fetch(address, { method: 'PUT', body });
  if (!reply.ok) throw new Error(`rules were not loaded: ${await reply.text()}`);
}
