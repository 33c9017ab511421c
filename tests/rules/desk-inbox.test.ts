// Shoppers' messages as the desk reads them under the real rules: by the server's clock, with all of their marks.
import { expect, test } from 'vitest';
import { readDeskInbox } from '#domain/inbox/desk/desk-inbox.ts';
import { readDeskEnquiries } from '#domain/order/desk/desk-orders.ts';
import { merchantsOf, NOW } from './merchants-phone.ts';
import { SERVER_TIME } from './whole-write.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

const { atShop, phone, refresh } = merchantsOf('demo-haat-desk-inbox');

const later = (days: number) => new Date(NOW + days * DAY_MS);
const enquiry = { userId: null, productId: 'moringa', timestamp: 4_080_000_000_000 };
const message = {
  name: 'Ravi',
  phone: '+91 98765 43210',
  email: 'a@example.com',
  message: 'Hello',
};
const shown = async () => {
  const { items, done } = await readDeskInbox(phone(), 'merchant');
  const enquiries = await readDeskEnquiries(phone(), 'merchant');
  return { all: [...items, ...enquiries].map(({ id }) => id), done: [...done] };
};

test('enquiries that say that they are of 2099 keep no place from those that arrive later', async () => {
  const flood = Array.from({ length: 400 }, (_, at) => [
    `queries/an-enquiry-of-the-year-2099-${1_000 + at}`,
    { ...enquiry, expiresAt: later(300) },
  ]);
  await atShop(Object.fromEntries(flood));
  await atShop({
    'queries/an-enquiry-of-today': { ...enquiry, timestamp: NOW, expiresAt: later(365) },
  });
  await refresh();
  const [first] = await readDeskEnquiries(phone(), 'merchant');
  expect(first).toMatchObject({ id: 'an-enquiry-of-today' });
});

test('a message that was answered stays answered, however many others were answered after it', async () => {
  await atShop({ 'contact-us/the-first-message': { ...message, expiresAt: later(365) } });
  const mark = { of: 'contact-us', answered: true };
  const marks = (from: number) =>
    Array.from({ length: 300 }, (_, at) => [
      `inbox/of-something-else-${from + at}`,
      { ...mark, timestamp: NOW + 1 + from + at, changedAt: SERVER_TIME },
    ]);
  await atShop({ 'inbox/the-first-message': { ...mark, timestamp: NOW, changedAt: SERVER_TIME } });
  await atShop(Object.fromEntries(marks(1_000)));
  await atShop(Object.fromEntries(marks(2_000)));
  await refresh();
  expect((await shown()).all).toEqual(['the-first-message']);
  expect((await shown()).done).toContain('the-first-message');
});

test('messages that arrive or are marked later come as a change; removed ones are no longer shown', async () => {
  await atShop({ 'contact-us/the-first-message': { ...message, expiresAt: later(365) } });
  await refresh();
  const year = 365 * DAY_MS;
  await atShop({
    'contact-us/the-second-message': { ...message, expiresAt: new Date(Date.now() + year) },
    'inbox/the-first-message': {
      ...{ of: 'contact-us', answered: true, removed: true, timestamp: NOW },
      changedAt: SERVER_TIME,
    },
  });
  await refresh({ at: NOW + MINUTE_MS });
  expect((await shown()).all).toEqual(['the-second-message']);
});
