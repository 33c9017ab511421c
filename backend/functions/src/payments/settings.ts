// The payment provider and its keys: Razorpay with the merchant's, or in local development a sandbox.
import { defineSecret } from 'firebase-functions/params';
import type { PaymentProvider } from './provider.ts';
import { razorpayProvider } from './razorpay-provider.ts';
import { SANDBOX_KEYS, sandboxProvider } from './sandbox-provider.ts';

export type PaymentKeys = {
  readonly keyId: string;
  readonly keySecret: string;
  readonly webhookSecret: string;
};

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Whether payments are faked: under the emulators, and for a project that cannot exist at Google. Both are needed, so
 * that no setting of a real project can switch it on.
 */
export function isSandbox(env: Environment): boolean {
  return env.FUNCTIONS_EMULATOR === 'true' && /^demo-/.test(env.GCLOUD_PROJECT ?? '');
}

/** The value of a key for a shop without online payments: a secret cannot be empty. */
const NONE = 'none';
const description = `From dashboard.razorpay.com; write ${NONE} if your shop takes no online payments.`;

/** For the functions that need the keys. The emulators would ask Google for them. */
export const paymentSecrets = isSandbox(process.env)
  ? []
  : ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'].map((name) =>
      defineSecret(name, { description }),
    );

/** A setting without which there is no payment; its message is one line that names it. */
export class MissingSetting extends Error {}

/** @throws MissingSetting naming the first missing key */
export function paymentKeys(env: Environment = process.env): PaymentKeys {
  if (isSandbox(env)) return SANDBOX_KEYS;
  return {
    keyId: needed(env, 'RAZORPAY_KEY_ID'),
    keySecret: needed(env, 'RAZORPAY_KEY_SECRET'),
    webhookSecret: needed(env, 'RAZORPAY_WEBHOOK_SECRET'),
  };
}

function needed(env: Environment, name: string): string {
  const value = env[name]?.trim();
  if (value && value !== NONE) return value;
  throw new MissingSetting(
    `Setting ${name} is missing: npx firebase functions:secrets:set ${name}, then npm run deploy.`,
  );
}

let known: PaymentProvider | undefined;

/** @throws MissingSetting */
export async function paymentProvider(): Promise<PaymentProvider> {
  known ??= isSandbox(process.env) ? sandboxProvider() : await razorpayProvider(paymentKeys());
  return known;
}
