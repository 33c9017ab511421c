// What helps on this computer stays on this computer: a shop that is built for a real project has no way to show a code that
// was sent to somebody's phone, and none to play a payment. What the merchant did not ask for is not in it either.
import { expect, test } from 'vitest';
import { buildShopFor, textsIn } from '../../support/build-shop-for.ts';

/** The words above a demo code and where the emulator tells it; the dialog that plays a payment and whom it asks. */
const MARKS = ['Demo code', 'verificationCodes', 'Practice payment', 'sandboxCheckout'];

/** What the SDK with which the shop proves itself (App Check) asks of Google. */
const APP_CHECK = 'exchangeRecaptchaEnterpriseToken';
const [REAL, DEMO] = ['green-fields-shop', 'demo-haat'];
const SITE_KEY = '6LcAbCdEfGhIjKlMnOpQrStUvWxYz0123456789-_';

test('a demo shop shows the code of a sign-in and plays payments, a real one never does', {
  timeout: 300_000,
}, async () => {
  const demo = await buildShopFor(DEMO, { VITE_APP_CHECK_SITE_KEY: SITE_KEY });
  expect(textsIn(demo, [...MARKS, APP_CHECK, DEMO])).toEqual([...MARKS, DEMO]);
  const real = await buildShopFor(REAL);
  expect(textsIn(real, [...MARKS, APP_CHECK, REAL])).toEqual([REAL]);
});

test('a shop that proves itself loads what does it later, and does not keep it for the time without a network', {
  timeout: 300_000,
}, async () => {
  const files = await buildShopFor(REAL, { VITE_APP_CHECK_SITE_KEY: SITE_KEY });
  const withIt = [...files].filter(([, content]) => content.includes(APP_CHECK));
  expect(withIt.map(([name]) => name)).toEqual([expect.stringMatching(/^app-check-sdk-.*\.js$/)]);
  const name = withIt[0]?.[0] ?? '';
  expect(files.get('index.html')).not.toContain('app-check');
  expect(files.get('service-worker.js')).not.toContain(name);
  expect(files.get('service-worker.js')).toContain(SITE_KEY);
});
