// Puts other security rules into the running Firestore emulator for a while, and the project's own back again.
import { readFile } from 'node:fs/promises';
import { FIRESTORE } from './shop-server.ts';

const OWN_RULES = new URL('../../backend/firestore.rules', import.meta.url);
const IS_ENQUIRY = 'isEnquiry(request.resource.data)';

/** From now on the shop refuses enquiries about these products; everything else stays as it was. */
export async function refuseEnquiriesAbout(productIds: readonly string[]): Promise<void> {
  const rules = await readFile(OWN_RULES, 'utf8');
  if (!rules.includes(`&& ${IS_ENQUIRY}`)) throw new Error('the rule of enquiries reads otherwise');
  const refused = `!(request.resource.data.productId in ${JSON.stringify(productIds)})`;
  await load(rules.replace(`&& ${IS_ENQUIRY}`, `&& ${refused} && ${IS_ENQUIRY}`));
}

/** The project's own rules again. */
export async function restoreRules(): Promise<void> {
  await load(await readFile(OWN_RULES, 'utf8'));
}

async function load(content: string): Promise<void> {
  const body = JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } });
  const address = `${FIRESTORE}/emulator/v1/projects/demo-haat:securityRules`;
  const reply = await fetch(address, { method: 'PUT', body });
  if (!reply.ok) throw new Error(`rules were not loaded: ${await reply.text()}`);
}
