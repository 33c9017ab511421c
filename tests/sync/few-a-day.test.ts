// One phone sends the merchant so many enquiries, messages and feedback a day, and no more.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readOutbox } from '#core/device/outbox/outbox-rows.ts';
import { mintId } from '#core/model/identifiers.ts';
import { MAX_SENT_A_DAY } from '#core/model/limits.ts';
import { contactMessage } from '#core/model/outbox/contact-message.ts';
import { drain } from '#core/sync/outbox/drain.ts';
import { sendMessage } from '#core/sync/writes/contact.ts';
import { raiseEnquiry } from '#core/sync/writes/enquiry.ts';
import { sendFeedback } from '#core/sync/writes/feedback.ts';
import { freshPhone } from './support/phone.ts';

const phone = freshPhone();
const DAY_MS = 24 * 60 * 60 * 1000;
const ENOUGH = { outcome: 'not-saved', reason: 'enough-today' };
const words = { name: 'Asha', countryCode: '91', phone: '9876543210', message: 'Namaste' };
const message = contactMessage({ ...words, email: 'asha@example.com' });

const press = (id = mintId()) => sendMessage(phone().database, id, message, 'contact-us');
const waiting = async () => (await readOutbox(phone().database)).length;

/** As many as a day has, by messages that the shop has got already. */
async function sendAll(): Promise<void> {
  for (let at = 0; at < MAX_SENT_A_DAY; at++) {
    expect(await press()).toMatchObject({ outcome: 'saved' });
  }
  await drain(phone().setup());
  expect(await waiting()).toBe(0);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: phone().now });
});
afterEach(() => {
  vi.useRealTimers();
});

test('after as many as a day has, nothing more is saved, of whatever kind, and it is said why', async () => {
  await sendAll();
  const { database } = phone();
  const file = new File(['x'], 'x.png', { type: 'image/png' });
  const feedback = { name: 'Chia', description: 'Good.' };
  expect(await press()).toEqual(ENOUGH);
  expect(await raiseEnquiry(database, 'chia')).toEqual(ENOUGH);
  expect(await sendFeedback(database, mintId(), feedback, file, [])).toEqual(ENOUGH);
  expect(await waiting()).toBe(0);
  expect(await database.enquiries.count()).toBe(0);
  expect(await database.waitingFiles.count()).toBe(0);
});

test('the next day there is room again, and also when the clock was wrong', async () => {
  await sendAll();
  vi.setSystemTime(phone().now + DAY_MS);
  expect(await press()).toMatchObject({ outcome: 'saved' });
  vi.setSystemTime(phone().now - 400 * DAY_MS);
  expect(await press()).toMatchObject({ outcome: 'saved' });
});

test('the same press twice counts once', async () => {
  const id = mintId();
  for (let at = 0; at <= MAX_SENT_A_DAY; at++) {
    expect(await press(id)).toMatchObject({ outcome: 'saved' });
  }
  expect(await waiting()).toBe(1);
  expect(await press()).toMatchObject({ outcome: 'saved' });
});
