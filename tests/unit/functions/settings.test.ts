// A merchant's settings for the functions, their defaults, and the stand-ins on one's own computer.
import { afterEach, expect, test, vi } from 'vitest';
import { asksForAppCheck, isShopsOwnApp } from '../../../backend/functions/src/app-check.ts';
import { readOrderSettings } from '../../../backend/functions/src/orders/order-settings.ts';
import { SANDBOX_KEYS } from '../../../backend/functions/src/payments/sandbox-provider.ts';
import { isSandbox, paymentKeys } from '../../../backend/functions/src/payments/settings.ts';
import { keepMessages, pushSender } from '../../../backend/functions/src/push/sender.ts';
import { siteOrigin } from '../../../backend/functions/src/site/site-origin.ts';

const LOCAL = { FUNCTIONS_EMULATOR: 'true', GCLOUD_PROJECT: 'demo-haat' };
const ID = { RAZORPAY_KEY_ID: 'rzp_live_1' };
const KEYS = { ...ID, RAZORPAY_KEY_SECRET: 'secret', RAZORPAY_WEBHOOK_SECRET: 'hook' };

test.each([
  ['on one’s own computer', LOCAL, true],
  ['for a real project that runs at Google', { GCLOUD_PROJECT: 'green-fields' }, false],
  ['for a real project under the emulators', { ...LOCAL, GCLOUD_PROJECT: 'green-fields' }, false],
  ['for a project that only has demo- in it', { ...LOCAL, GCLOUD_PROJECT: 'my-demo-shop' }, false],
  ['for a demo project that is not under the emulators', { GCLOUD_PROJECT: 'demo-haat' }, false],
  ['without a project', { FUNCTIONS_EMULATOR: 'true' }, false],
])('payments are played and messages to shoppers are kept %s: $2', (_where, env, arePlayed) => {
  expect(isSandbox(env)).toBe(arePlayed);
  expect(pushSender(env) === keepMessages).toBe(arePlayed);
  if (arePlayed) return expect(paymentKeys(env)).toBe(SANDBOX_KEYS);
  expect(paymentKeys({ ...env, ...KEYS }).keySecret).toBe('secret');
  expect(() => paymentKeys(env)).toThrow('Setting RAZORPAY_KEY_ID is missing');
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

test('a shop whose merchant sets nothing has the usual limits; a merchant sets limits of their own, none among them', () => {
  expect(readOrderSettings({ MAX_OPEN_ORDERS: ' ' })).toEqual({
    ...{ maxOpenOrders: 20, maxOpenPieces: 400, maxHeldOrders: 10 },
    ...{ preorderPieces: 100, transferDays: 7 },
  });
  const own = { MAX_OPEN_ORDERS: '5', MAX_OPEN_PIECES: ' 50 ', MAX_HELD_ORDERS: '3' };
  expect(readOrderSettings({ ...own, PREORDER_PIECES: '0', TRANSFER_DAYS: '0' })).toEqual({
    ...{ maxOpenOrders: 5, maxOpenPieces: 50, maxHeldOrders: 3 },
    ...{ preorderPieces: 0, transferDays: 0 },
  });
});

test('the shop’s own address is what the merchant set, else the project’s, or this computer’s under the emulators; App Check is off until it is on', () => {
  const originOf = (env: object) => siteOrigin({ GCLOUD_PROJECT: 'green-fields', ...env });
  expect(originOf({ SITE_URL: 'https://shop.example/' })).toBe('https://shop.example');
  expect(originOf({ SITE_URL: ' ' })).toBe('https://green-fields.web.app');
  expect(originOf({ FUNCTIONS_EMULATOR: 'true' })).toBe('http://localhost:5000');
  const all = [undefined, 'off', 'on '].map((APP_CHECK) => asksForAppCheck({ APP_CHECK }));
  expect(all).toEqual([false, false, true]);
});

test.each<[(env: Record<string, string>) => unknown, string, string[], string]>([
  [readOrderSettings, 'PREORDER_PIECES', ['many', '-1', '1.5', '1e3', '9999999'], 'a whole number'],
  [siteOrigin, 'SITE_URL', ['shop', 'http://shop.example', 'javascript:alert(1)', '//x.in'], ''],
  [asksForAppCheck, 'APP_CHECK', ['true'], 'on or off, and not "true".'],
])('%o: a wrong %s is named before anything is deployed: %j', (read, name, all, why) => {
  for (const said of all) {
    const line = new RegExp(`^Setting ${name} is wrong: .*${why}.*$`);
    expect(() => read({ GCLOUD_PROJECT: 'green-fields', [name]: said }), said).toThrow(line);
  }
});

/** Stands in for Google, who alone knows the keys. */
const verify = vi.fn(async (token: string) => {
  if (token !== 'good') throw new Error('not a token of this project');
});

test('a shop that does not ask lets everybody in, and asks nobody about a token; one that asks lets in only whom Google stands for', async () => {
  const request = (token?: string) => {
    return { get: (name: string) => (name === 'X-Firebase-AppCheck' ? token : undefined) };
  };
  for (const token of [undefined, 'good', 'bad'])
    expect(await isShopsOwnApp(request(token), { verify })).toBe(true);
  expect(verify).not.toHaveBeenCalled();
  for (const token of [undefined, 'good', 'bad'])
    expect(await isShopsOwnApp(request(token), { asked: true, verify })).toBe(token === 'good');
  const unreachable = () => Promise.reject(new Error('no answer'));
  expect(await isShopsOwnApp(request('good'), { asked: true, verify: unreachable })).toBe(false);
});
