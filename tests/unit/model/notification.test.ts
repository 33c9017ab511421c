// What a push message has to look like, what shoppers are told, and what a build needs to tell it.
import { describe, expect, test } from 'vitest';
import { readNotification } from '#core/model/account/notification.ts';
import { parsePushSettings } from '#core/model/config/push-settings.ts';
import { isBackNews } from '#core/model/messages.ts';
import { orderNews } from '#core/model/order/order-news.ts';
import { HOSTILE_PATHS } from '../../support/return-paths.ts';

const OURS = {
  uid: 'asha',
  title: 'Your order A1B2C-D3E4F',
  body: 'It has been shipped and is on its way to you.',
  url: '/order/a1b2c3d4e5',
  tag: 'order-a1b2c3d4e5',
};
const read = (data: unknown) =>
  readNotification(JSON.stringify({ data, from: '1', priority: 'high' }));

describe('a message of the push service', () => {
  test('of the shop is read', () => {
    expect(read(OURS)).toEqual(OURS);
  });

  test.each([
    ['nothing', ''],
    ['no JSON', 'News!'],
    ['null', 'null'],
    ['a list', '[]'],
    ['a notification of somebody’s console', '{"notification":{"title":"Sale"}}'],
  ])('that is %s is none', (_, text) => {
    expect(readNotification(text)).toBeNull();
  });

  const refused: readonly (readonly [string, object])[] = [
    ['without an account', { ...OURS, uid: undefined }],
    ['with an account that is a path', { ...OURS, uid: 'a/b' }],
    ['without a title', { ...OURS, title: ' ' }],
    ['with a title without end', { ...OURS, title: 'a'.repeat(201) }],
    ['with a text that is no text', { ...OURS, body: { html: '<b>' } }],
    ['without a tag', { ...OURS, tag: '' }],
    ...HOSTILE_PATHS.map((url) => [`that leads to ${url}`, { ...OURS, url }] as const),
  ];
  test.each(refused)('%s is none', (_, data) => {
    expect(read(data)).toBeNull();
  });
});

describe('what a shopper is told', () => {
  const before = { delivery: 'processing', payment: 'pending' } as const;
  const news = (after: Parameters<typeof orderNews>[3]) =>
    orderNews('A1B2C-D3E4F', 'id', before, after)?.body ?? null;

  test('names the order by the number that shopper and merchant say to each other', () => {
    const delivered = { ...before, delivery: 'delivered' } as const;
    expect(orderNews('A1B2C-D3E4F', 'id', before, delivered)?.title).toBe('Your order A1B2C-D3E4F');
    expect(orderNews(undefined, 'a1b2cd3e4f99', before, delivered)?.title).toBe(
      'Your order A1B2C-D3E4F',
    );
  });

  test('is how it stands now, and nothing when nothing moved', () => {
    expect(news(before)).toBeNull();
    expect(news({ ...before, payment: 'authorized' })).toBeNull();
    expect(news({ ...before, payment: 'success' })).toBe('We have received your payment.');
    expect(news({ ...before, payment: 'failed' })).toMatch(/did not go through/);
    expect(news({ delivery: 'cancel', payment: 'failed' })).toBe('It has been cancelled.');
    expect(isBackNews('Moringa').title).toBe('Moringa is back in stock');
  });
});

describe('the settings of a build', () => {
  const sender = { VITE_FIREBASE_MESSAGING_SENDER_ID: '123456789012' };
  const vapidKey = `B${'a-_Z'.repeat(21)}ab`;

  test('without a key there are no notifications, with a sender or without', () => {
    expect(parsePushSettings({})).toBeNull();
    expect(parsePushSettings({ ...sender, VITE_FIREBASE_VAPID_KEY: '' })).toBeNull();
  });

  test('with both there are', () => {
    expect(parsePushSettings({ ...sender, VITE_FIREBASE_VAPID_KEY: ` ${vapidKey}\n` })).toEqual({
      senderId: '123456789012',
      vapidKey,
    });
  });

  test.each([
    ['VITE_FIREBASE_MESSAGING_SENDER_ID is missing', { VITE_FIREBASE_VAPID_KEY: vapidKey }],
    ['VITE_FIREBASE_VAPID_KEY is wrong', { ...sender, VITE_FIREBASE_VAPID_KEY: 'my-key' }],
    ['VITE_FIREBASE_VAPID_KEY is wrong', { ...sender, VITE_FIREBASE_VAPID_KEY: `${vapidKey}a` }],
    [
      'VITE_FIREBASE_MESSAGING_SENDER_ID is wrong',
      { VITE_FIREBASE_MESSAGING_SENDER_ID: '1:23:web:45' },
    ],
  ])('stop it with one line: Setting %s', (line, settings) => {
    expect(() => parsePushSettings(settings)).toThrow(new RegExp(`^Setting ${line}.*$`));
  });
});
