// A push message's required form, its text for shoppers, where a tap on it leads, and the settings a build needs to show it and to reach its project.
import { expect, test, vi } from 'vitest';
import { readNotification } from '#domain/account/notification.ts';
import { orderNews } from '#domain/order/order-news.ts';
import { parsePushSettings } from '#domain/settings/push-settings.ts';
import { parseFirebaseProject } from '#engine/firestore/firebase-project.ts';
import { BUSY_LOCK } from '#engine/lib/busy-lock.ts';
import { openFromNotification } from '../../../sw/show-push.ts';
import { HOSTILE_PATHS } from '../../support/return-paths.ts';

const OURS = {
  ...{ uid: 'asha', title: 'Your order A1B2C-D3E4F', url: '/order/a1b2c3d4e5' },
  ...{ body: 'It has been shipped and is on its way to you.', tag: 'order-a1b2c3d4e5' },
  language: 'en',
};
const read = (data: unknown) =>
  readNotification(JSON.stringify({ data, from: '1', priority: 'high' }));

test.each<[string, object]>([
  ['without an account', { uid: undefined }],
  ['without a title', { title: ' ' }],
  ['with a title without end', { title: 'a'.repeat(201) }],
  ['with a text that is no text', { body: { html: '<b>' } }],
  ...HOSTILE_PATHS.map((url): [string, object] => [`that leads to ${url}`, { url }]),
])('a message of the shop is read, and one %s is none', (_, change) => {
  expect([read(OURS), read({ ...OURS, ...change })]).toEqual([OURS, null]);
  for (const text of ['', 'News!', 'null', '[]', '{"notification":{"title":"Sale"}}'])
    expect(readNotification(text)).toBeNull();
});

test('a message names its language; without one that this phone knows it is taken for English', () => {
  const languages = ['hi', undefined, 'xx', 7].map((language) => read({ ...OURS, language }));
  expect(languages.map((it) => it?.language)).toEqual(['hi', 'en', 'en', 'en']);
});

const BEFORE = { delivery: 'processing', payment: 'pending' } as const;

const AMENDED = { amendments: [{ id: 'a', at: 1, lines: [], totalBefore: 600, total: 250 }] };
const CHANGED = 'The shop has changed it: it now costs ₹250 instead of ₹600.';
const PAID = { payment: 'success' } as const;

test.each<[string, before: object, after: object, words?: string]>([
  ['stays as it was', {}, {}],
  ['is paid for at the bank', {}, { payment: 'authorized' }],
  ['is paid', {}, PAID, 'We have received your payment.'],
  ['is cancelled', {}, { delivery: 'cancel', payment: 'failed' }, 'It has been cancelled.'],
  ['came back', {}, { delivery: 'cancel', cameBackAt: 3 }, 'It came back to us, and has been canc'],
  ['costs less', {}, AMENDED, CHANGED],
  ['was paid and costs less', PAID, AMENDED, `${CHANGED} You get the rest of your money back.`],
])('of an order that %s, its shopper is told', (_what, before, after, words) => {
  const was = { ...BEFORE, ...before };
  const news = orderNews(undefined, 'a1b2cd3e4f99', was, { ...was, ...after });
  expect(news?.body).toEqual(words && expect.stringContaining(words));
  const title = 'Your order A1B2C-D3E4F';
  if (words) expect(news?.title, 'the number that shopper and merchant say').toBe(title);
});

const SHOP = 'https://shop.example';
const query = (held: object[]) => ({ query: async () => ({ held, pending: [] }) });
const PAYING = query([{ name: BUSY_LOCK, mode: 'shared' }]);
/** The next version of the shop waits for busy tabs. */
const CALM = query([{ name: BUSY_LOCK, mode: 'exclusive' }]);
const REFUSING = { query: () => Promise.reject(new DOMException('', 'SecurityError')) };

/** What a tap on a notification of an order does while one tab is open. */
async function tap(tab: string, locks: object | undefined): Promise<string> {
  const done: string[] = [];
  const focus = async () => undefined;
  const navigate = async (path: string) => {
    done.push(`the tab goes to ${path}`);
    return { focus };
  };
  const openWindow = async (path: string) => void done.push(`${path} opens beside it`);
  const clients = { matchAll: async () => [{ url: SHOP + tab, focus, navigate }], openWindow };
  vi.stubGlobal('self', { clients, registration: { scope: `${SHOP}/` } });
  vi.stubGlobal('navigator', { locks });
  const work: unknown[] = [];
  const notification = { close: () => undefined, data: { url: OURS.url } };
  openFromNotification({ notification, waitUntil: (it: unknown) => work.push(it) } as never);
  await Promise.all(work);
  return done.join();
}

const [LED, LEFT] = [`the tab goes to ${OURS.url}`, `${OURS.url} opens beside it`];

test.each([
  ['/', CALM, LED],
  ['/order/f6e7', CALM, LED],
  ['/search?text=/payments', CALM, LED],
  ['/hi/cart', REFUSING, LED],
  // Safari before 15.4.
  ['/cart', undefined, LED],
  ['/payments?orderId=f6e7', CALM, LEFT],
  ['/ta/payments?orderId=f6e7', CALM, LEFT],
  ['/place-order#main', undefined, LEFT],
  ['/order/f6e7', PAYING, LEFT],
  ['/order-confirmation/asha/f6e7', PAYING, LEFT],
])('a tap leads a tab at %s to the order, unless somebody pays in it', async (tab, locks, done) => {
  expect(await tap(tab, locks)).toBe(done);
});

const SENDER = { VITE_FIREBASE_MESSAGING_SENDER_ID: '123456789012' };
const KEY = `B${'a-_Z'.repeat(21)}ab`;

test.each<[string, (settings: Record<string, string>) => unknown, Record<string, string>]>([
  ['MESSAGING_SENDER_ID is missing', parsePushSettings, { VITE_FIREBASE_VAPID_KEY: KEY }],
  ['VAPID_KEY is wrong', parsePushSettings, { ...SENDER, VITE_FIREBASE_VAPID_KEY: `${KEY}a` }],
  ['PROJECT_ID is wrong', parseFirebaseProject, { VITE_FIREBASE_PROJECT_ID: 'Not An Id' }],
  ['API_KEY is missing', parseFirebaseProject, { VITE_FIREBASE_PROJECT_ID: 'sehore-farm' }],
])('a build stops with one line: Setting VITE_FIREBASE_%s', (line, parse, settings) => {
  expect(() => parse(settings)).toThrow(new RegExp(`^Setting VITE_FIREBASE_${line}.*$`));
});

test('without settings the shop talks to the local demo project only; a real project never to an emulator; notifications need a sender and a key', () => {
  const local = { projectId: 'demo-haat', isLocal: true, firestoreOrigin: 'http://localhost:8080' };
  expect(parseFirebaseProject({})).toMatchObject(local);
  const settings = { VITE_FIREBASE_PROJECT_ID: 'sehore-farm', VITE_FIREBASE_API_KEY: 'key' };
  const real = parseFirebaseProject(settings);
  expect(real).toMatchObject({ isLocal: false, authEmulatorOrigin: null });
  expect(JSON.stringify(real)).not.toContain('localhost');
  const withKey = (VITE_FIREBASE_VAPID_KEY: string) =>
    parsePushSettings({ ...SENDER, VITE_FIREBASE_VAPID_KEY });
  expect(withKey(` ${KEY}\n`)).toEqual({ senderId: '123456789012', vapidKey: KEY });
  expect(withKey('')).toBeNull();
});
