// What helps on this computer stays on this computer: a shop that is built for a real project has no way to show a code that
// was sent to somebody's phone, and none to play a payment or a notification. What the merchant did not ask for is not in it either.
import { expect, test } from 'vitest';
import { buildShopFor, textsIn } from '../../support/build-shop-for.ts';

/**
 * The words above a demo code and where the emulator tells it; the dialog that plays a payment and whom it asks; what stands in
 * for the push service.
 */
const MARKS = [
  'Demo code',
  'verificationCodes',
  'Practice payment',
  'sandboxCheckout',
  'haat-local-push-token',
];
/** What offers notifications, and what asks Firebase for them. */
const OFFERS = ['Tell me when it is back', 'Tell me about my orders'];
const PUSH_SERVICE = 'fcmregistrations.googleapis.com';
const PUSH_SETTINGS = {
  VITE_FIREBASE_MESSAGING_SENDER_ID: '123456789012',
  VITE_FIREBASE_VAPID_KEY: `B${'a1b2'.repeat(21)}cd`,
};

/** What the SDK with which the shop proves itself (App Check) asks of Google. */
const APP_CHECK = 'exchangeRecaptchaEnterpriseToken';
const [REAL, DEMO] = ['green-fields-shop', 'demo-haat'];
const SITE_KEY = '6LcAbCdEfGhIjKlMnOpQrStUvWxYz0123456789-_';

test('a demo shop shows the code of a sign-in and plays payments and notifications, a real one never does', {
  timeout: 300_000,
}, async ({ task }) => {
  task.meta.slow = 'two builds of the shop';
  const demo = await buildShopFor(DEMO, { VITE_APP_CHECK_SITE_KEY: SITE_KEY });
  const texts = [...MARKS, ...OFFERS, PUSH_SERVICE, APP_CHECK];
  expect(textsIn(demo, [...texts, DEMO])).toEqual([...MARKS, ...OFFERS, DEMO]);
  const real = await buildShopFor(REAL);
  // Without a key pair nothing of notifications is there, not even an offer.
  expect(textsIn(real, [...texts, REAL])).toEqual([REAL]);
});

test('what proves the shop, and what asks for notifications, is loaded when it is needed, by shops that have set it up', {
  timeout: 300_000,
}, async () => {
  const settings = { VITE_APP_CHECK_SITE_KEY: SITE_KEY, ...PUSH_SETTINGS };
  const files = await buildShopFor(REAL, settings);
  expect(textsIn(files, [...MARKS, ...OFFERS])).toEqual(OFFERS);
  const worker = files.get('service-worker.js');
  for (const [text, name] of [
    [APP_CHECK, /^app-check-sdk-.*\.js$/],
    [PUSH_SERVICE, /^push-sdk-.*\.js$/],
  ] as const) {
    const withIt = [...files].filter(([, content]) => content.includes(text));
    expect(withIt.map(([file]) => file)).toEqual([expect.stringMatching(name)]);
    // Neither is of any use without a network.
    expect(worker).not.toContain(withIt[0]?.[0]);
  }
  expect(files.get('shell.html')).not.toContain('app-check');
  expect(worker).toContain(SITE_KEY);
});

test('a shop with half of the settings for notifications is not built, and one line says which is missing', {
  timeout: 120_000,
}, async () => {
  const half = { ...PUSH_SETTINGS, VITE_FIREBASE_MESSAGING_SENDER_ID: '' };
  await expect(buildShopFor(REAL, half)).rejects.toThrow(
    'Setting VITE_FIREBASE_MESSAGING_SENDER_ID is missing',
  );
});
