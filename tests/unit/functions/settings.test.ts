// A merchant's settings for the functions, their defaults, and the stand-ins on one's own computer.
import { afterEach, expect, test, vi } from 'vitest';
import { asksForAppCheck, isShopsOwnApp } from '../../../backend/functions/src/app-check.ts';
import { readOrderSettings } from '../../../backend/functions/src/orders/order-settings.ts';
import { SANDBOX_KEYS } from '../../../backend/functions/src/payments/sandbox-provider.ts';
import { isSandbox, paymentKeys } from '../../../backend/functions/src/payments/settings.ts';
import { keepMessages, pushSender } from '../../../backend/functions/src/push/sender.ts';
import { siteOrigin } from '../../../backend/functions/src/site/site-origin.ts';

const LOCAL = { FUNCTIONS_EMULATOR: 'true', GCLOUD_PROJECT: 'demo-haat' };
const KEYS = {
  RAZORPAY_KEY_ID: 'rzp_live_1',
  RAZORPAY_KEY_SECRET: 'secret',
  RAZORPAY_WEBHOOK_SECRET: 'hook',
};

test('on one’s own computer payments are played, and messages to shoppers are kept', () => {
  expect(isSandbox(LOCAL)).toBe(true);
  expect(paymentKeys(LOCAL)).toBe(SANDBOX_KEYS);
  expect(pushSender(LOCAL)).toBe(keepMessages);
});

test.each([
  ['for a real project that runs at Google', { GCLOUD_PROJECT: 'green-fields' }],
  ['for a real project under the emulators', { ...LOCAL, GCLOUD_PROJECT: 'green-fields' }],
  ['for a project that only has demo- in it', { ...LOCAL, GCLOUD_PROJECT: 'my-demo-shop' }],
  ['for a demo project that is not under the emulators', { GCLOUD_PROJECT: 'demo-haat' }],
  ['without a project', { FUNCTIONS_EMULATOR: 'true' }],
])('payments and messages are real %s', (_where, env) => {
  expect(isSandbox(env)).toBe(false);
  expect(paymentKeys({ ...env, ...KEYS }).keySecret).toBe('secret');
  expect(() => paymentKeys(env)).toThrow('Setting RAZORPAY_KEY_ID is missing');
  expect(pushSender(env)).not.toBe(keepMessages);
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test.each([
  ['is there on one’s own computer, which needs no secrets', LOCAL, true],
  ['does not exist for a real project', { GCLOUD_PROJECT: 'green-fields' }, false],
])('the function in which one chooses how a payment ends %s', async (_where, env, isThere) => {
  const names = ['FUNCTIONS_EMULATOR', 'GCLOUD_PROJECT'] as const;
  for (const name of names) vi.stubEnv(name, (env as Partial<typeof LOCAL>)[name]);
  vi.resetModules();
  const payments = '../../../backend/functions/src/payments';
  const { sandboxCheckout } = await import(`${payments}/sandbox-checkout.ts`);
  const { paymentSecrets } = await import(`${payments}/settings.ts`);
  expect(sandboxCheckout !== undefined).toBe(isThere);
  const secrets = paymentSecrets.map(({ name }: { name: string }) => name);
  expect(secrets).toEqual(isThere ? [] : Object.keys(KEYS));
});

test.each(Object.keys(KEYS))('a shop without %s is told so in one line', (name) => {
  for (const value of [undefined, '', ' ', 'none']) {
    const line = `Setting ${name} is missing: npx firebase functions:secrets:set ${name}, then npm run deploy.`;
    expect(() => paymentKeys({ ...KEYS, [name]: value })).toThrow(line);
  }
  // A key stored with a line break is trimmed.
  expect(paymentKeys({ ...KEYS, RAZORPAY_KEY_SECRET: 'secret\n' }).keySecret).toBe('secret');
});

const USUAL = {
  ...{ maxOpenOrders: 20, maxOpenPieces: 400, maxHeldOrders: 10 },
  ...{ preorderPieces: 100, transferDays: 7 },
};
const OWN = {
  ...{ MAX_OPEN_ORDERS: '5', MAX_OPEN_PIECES: ' 50 ', MAX_HELD_ORDERS: '3' },
  ...{ PREORDER_PIECES: '0' },
};

test('a shop whose merchant sets nothing has the usual limits; a merchant sets limits of their own, none among them', () => {
  expect(readOrderSettings({ MAX_OPEN_ORDERS: ' ' })).toEqual(USUAL);
  const limits = { maxOpenOrders: 5, maxOpenPieces: 50, maxHeldOrders: 3 };
  const own = { ...limits, preorderPieces: 0, transferDays: 0 };
  expect(readOrderSettings({ ...OWN, TRANSFER_DAYS: '0' })).toEqual(own);
});

test.each(['many', '-1', '1.5', '1e3', '9999999'])(
  'a limit of %s is named before the functions start',
  (said) => {
    const line = `Setting PREORDER_PIECES is wrong: it is a whole number, not "${said}".`;
    expect(() => readOrderSettings({ PREORDER_PIECES: said })).toThrow(line);
  },
);

test.each([
  ['what the merchant set', { SITE_URL: 'https://shop.example/' }, 'https://shop.example'],
  ['the project’s own otherwise', { SITE_URL: ' ' }, 'https://green-fields.web.app'],
  ['this computer’s under the emulators', { FUNCTIONS_EMULATOR: 'true' }, 'http://localhost:5000'],
])('the shop’s own address is %s', (_what, env, origin) => {
  expect(siteOrigin({ GCLOUD_PROJECT: 'green-fields', ...env })).toBe(origin);
});

test.each(['shop', 'http://shop.example', 'javascript:alert(1)', '//shop.example'])(
  '%j is no address of a shop, which one line says before anything is deployed',
  (SITE_URL) => {
    const ask = () => siteOrigin({ GCLOUD_PROJECT: 'green-fields', SITE_URL });
    expect(ask).toThrow('Setting SITE_URL is wrong');
  },
);

test.each([
  [undefined, false],
  ['off', false],
  ['on ', true],
])('the setting APP_CHECK %j asks every app for its proof: %o', (APP_CHECK, asks) => {
  expect(asksForAppCheck({ APP_CHECK })).toBe(asks);
});

test('a value that is neither on nor off stops with one line that names the setting', () => {
  const line = 'Setting APP_CHECK is wrong: it is on or off, and not "true".';
  expect(() => asksForAppCheck({ APP_CHECK: 'true' })).toThrow(line);
});

/** Stands in for Google, who alone knows the keys. */
const verify = vi.fn(async (token: string) => {
  if (token !== 'good') throw new Error('not a token of this project');
});

test('a shop that does not ask lets everybody in, and asks nobody about a token; one that asks lets in only whom Google stands for', async () => {
  const request = (token?: string) => ({
    get: (name: string) => (name === 'X-Firebase-AppCheck' ? token : undefined),
  });
  for (const token of [undefined, 'good', 'bad']) {
    expect(await isShopsOwnApp(request(token), { verify })).toBe(true);
  }
  expect(verify).not.toHaveBeenCalled();
  for (const token of [undefined, 'good', 'bad']) {
    expect(await isShopsOwnApp(request(token), { asked: true, verify })).toBe(token === 'good');
  }
  const unreachable = () => Promise.reject(new Error('no answer'));
  expect(await isShopsOwnApp(request('good'), { asked: true, verify: unreachable })).toBe(false);
});
