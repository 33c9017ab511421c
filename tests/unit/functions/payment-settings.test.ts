// With which keys payments are taken, and where they are only played.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { SANDBOX_KEYS } from '../../../backend/functions/src/payments/sandbox-provider.ts';
import { isSandbox, paymentKeys } from '../../../backend/functions/src/payments/settings.ts';

const LOCAL = { FUNCTIONS_EMULATOR: 'true', GCLOUD_PROJECT: 'demo-haat' };
const KEYS = {
  RAZORPAY_KEY_ID: 'rzp_live_1',
  RAZORPAY_KEY_SECRET: 'secret',
  RAZORPAY_WEBHOOK_SECRET: 'hook',
};

test('payments are played on one’s own computer', () => {
  expect(isSandbox(LOCAL)).toBe(true);
  expect(paymentKeys(LOCAL)).toBe(SANDBOX_KEYS);
});

describe('payments are real', () => {
  test.each([
    ['for a real project that runs at Google', { GCLOUD_PROJECT: 'green-fields' }],
    ['for a real project under the emulators', { ...LOCAL, GCLOUD_PROJECT: 'green-fields' }],
    ['for a project that only has demo- in it', { ...LOCAL, GCLOUD_PROJECT: 'my-demo-shop' }],
    ['for a demo project that is not under the emulators', { GCLOUD_PROJECT: 'demo-haat' }],
    ['with any other word for the emulators', { ...LOCAL, FUNCTIONS_EMULATOR: '1' }],
    ['without a project', { FUNCTIONS_EMULATOR: 'true' }],
    ['with nothing set', {}],
  ])('%s', (_where, env) => {
    expect(isSandbox(env)).toBe(false);
    expect(paymentKeys({ ...env, ...KEYS }).keySecret).toBe('secret');
    expect(() => paymentKeys(env)).toThrow('Setting RAZORPAY_KEY_ID is missing');
  });
});

describe('the function in which one chooses how a payment ends', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  /** As Firebase loads the functions of a project. */
  async function deployed(env: Record<string, string>) {
    vi.stubEnv('FUNCTIONS_EMULATOR', env.FUNCTIONS_EMULATOR);
    vi.stubEnv('GCLOUD_PROJECT', env.GCLOUD_PROJECT);
    vi.resetModules();
    const { sandboxCheckout } = await import(
      '../../../backend/functions/src/payments/sandbox-checkout.ts'
    );
    const { paymentSecrets } = await import('../../../backend/functions/src/payments/settings.ts');
    return { isThere: sandboxCheckout !== undefined, secrets: paymentSecrets.map((it) => it.name) };
  }

  test('is there on one’s own computer, which needs no secrets', async () => {
    expect(await deployed(LOCAL)).toEqual({ isThere: true, secrets: [] });
  });

  test.each([
    ['deployed', { GCLOUD_PROJECT: 'green-fields' }],
    ['tried under the emulators', { ...LOCAL, GCLOUD_PROJECT: 'green-fields' }],
  ])('does not exist for a real project that is %s', async (_how, env) => {
    expect(await deployed(env)).toEqual({ isThere: false, secrets: Object.keys(KEYS) });
  });
});

test.each(Object.keys(KEYS))('a shop without %s is told so in one line', (name) => {
  for (const value of [undefined, '', ' ', 'none']) {
    const line = `Setting ${name} is missing: npx firebase functions:secrets:set ${name}, then npm run deploy.`;
    expect(() => paymentKeys({ ...KEYS, [name]: value })).toThrow(line);
  }
});

test('a key that was stored with a line break is the key', () => {
  expect(paymentKeys({ ...KEYS, RAZORPAY_KEY_SECRET: 'secret\n' }).keySecret).toBe('secret');
});
