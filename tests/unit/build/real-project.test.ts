// Local aids stay on this computer, and features that the merchant did not enable are left out of a shop that is built for a real project.
import { expect, test } from 'vitest';
import { buildShopFor, LOCAL_MARKS, textsIn } from '../../support/build-shop-for.ts';

/** Texts of the offer of notifications, and of the request to Firebase for them. */
const OFFERS = ['Tell me when it is back in stock', 'Get order updates'];
const PUSH_SERVICE = 'fcmregistrations.googleapis.com';
const SENDER = { VITE_FIREBASE_MESSAGING_SENDER_ID: '123456789012' };
const PUSH_SETTINGS = { ...SENDER, VITE_FIREBASE_VAPID_KEY: `B${'a1b2'.repeat(21)}cd` };

/** A request to Google by the App Check SDK, with which the shop proves itself. */
const APP_CHECK = 'exchangeRecaptchaEnterpriseToken';
const REAL = 'green-fields-shop';
const SITE_KEY = '6LcAbCdEfGhIjKlMnOpQrStUvWxYz0123456789-_';

test('a shop of a real project has no way to show the code of a sign-in, to play a payment or a notification, nor to offer what it has no keys for', async () => {
  const files = await buildShopFor(REAL);
  const marks = [...LOCAL_MARKS, ...OFFERS, PUSH_SERVICE, APP_CHECK];
  expect(textsIn(files, [...marks, REAL])).toEqual([REAL]);
  // Nor does it contain the merchant's desk, which is built apart.
  expect(textsIn(files, ['Transfers to check', 'Print packing slip'])).toEqual([]);
});

test('what proves the shop, and what asks for notifications, is loaded when it is needed, by shops that have set it up', async () => {
  const settings = { VITE_APP_CHECK_SITE_KEY: SITE_KEY, ...PUSH_SETTINGS };
  const files = await buildShopFor(REAL, settings);
  expect(textsIn(files, [...LOCAL_MARKS, ...OFFERS])).toEqual(OFFERS);
  const worker = files.get('service-worker.js');
  const chunks = { [APP_CHECK]: /^app-check-sdk-.*\.js$/, [PUSH_SERVICE]: /^push-sdk-.*\.js$/ };
  for (const [text, name] of Object.entries(chunks)) {
    const withIt = [...files].filter(([, content]) => content.includes(text));
    expect(withIt.map(([file]) => file)).toEqual([expect.stringMatching(name)]);
    // Neither is of any use without a network.
    expect(worker).not.toContain(withIt[0]?.[0]);
  }
  expect(files.get('shell.html')).not.toContain('app-check');
  const tasks = [...files].find(([name]) => /^worker-tasks-.*\.js$/.test(name));
  expect(tasks?.[1]).toContain(SITE_KEY);
});
