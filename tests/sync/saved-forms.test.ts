// A saved form leaves no draft: its text is either unsaved and still in the form, or saved once.
import { IDBKeyRange as FakeKeyRange, IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveProfile } from '#domain/account/profile-write.ts';
import { removeAddress, saveAddress } from '#domain/address/address-write.ts';
import { openDatabase } from '#domain/device/database.ts';
import { sendFeedback } from '#domain/feedback/feedback-write.ts';
import { sendMessage } from '#domain/message/contact-write.ts';
import { sendReview } from '#domain/review/review-write.ts';
import { draftNames, saveDraft } from '#engine/device/drafts.ts';
import { mintId } from '#engine/lib/identifiers.ts';
import type { SendOutcome } from '#engine/outbox/enqueue.ts';
import { readOutbox } from '#engine/outbox/outbox-rows.ts';
import { ASHA, someAddress } from './support/account-writes.ts';

const database = openDatabase('haat', { indexedDB: new IDBFactory(), IDBKeyRange: FakeKeyRange });
const address = someAddress();
const photo = new File([new Uint8Array([0xff, 0xd8, 0xff])], 'leaf.jpg', { type: 'image/jpeg' });
const message = {
  name: 'Asha Rao',
  phone: '+91 9876543210',
  email: 'a@example.com',
  message: 'Hi',
};

const REVIEW = {
  ...{ orderId: 'o', productId: 'p', customerName: 'Asha', productName: 'Chia', review: 'Good.' },
};

const presses: Record<string, { drafts: string[]; press(): Promise<SendOutcome> }> = {
  'a new address': {
    drafts: ['new'],
    press: () => saveAddress(database, mintId(), 'asha', address, 'new'),
  },
  'a profile': {
    drafts: ['profile/asha'],
    press: () => saveProfile(database, mintId(), 'asha', ASHA, 'profile/asha'),
  },
  'a message to the shop': {
    drafts: ['contact-us'],
    press: () => sendMessage(database, mintId(), message, 'contact-us'),
  },
  'a review': {
    drafts: ['review/one'],
    press: () => sendReview(database, { id: mintId(), uid: 'asha', ...REVIEW }, 'review/one', 1),
  },
  'feedback with a photo': {
    drafts: ['services', 'services-file'],
    press: () =>
      sendFeedback(database, mintId(), { name: 'Moringa', description: 'Fine.' }, photo, [
        'services',
        'services-file',
      ]),
  },
};

const drafts = () => draftNames(database, '');
const waiting = () => readOutbox(database);

async function keep(names: readonly string[]): Promise<void> {
  for (const name of names) await saveDraft(database, name, { name: 'typed' });
}

beforeEach(async () => {
  await Promise.all(database.tables.map((table) => table.clear()));
  await keep(['somebody else’s']);
});
afterEach(() => vi.restoreAllMocks());

for (const [what, { drafts: own, press }] of Object.entries(presses)) {
  test(`${what}: once it waits to be sent, it is not in its form any more`, async () => {
    await keep(own);
    const seen: unknown[] = [];
    // The drafts that a restarted app would find at the first moment the write exists.
    database.outbox.hook('creating').subscribe(function creating(_key, _row, transaction) {
      transaction.on('complete', () => {
        seen.push(Promise.all([waiting(), drafts()]));
        database.outbox.hook('creating').unsubscribe(creating);
      });
    });
    expect((await press()).outcome).toBe('saved');
    expect(await seen[0]).toEqual([[expect.anything()], ['somebody else’s']]);
  });

  test(`${what}: when the phone is full, it stays in its form and nothing waits`, async () => {
    await keep(own);
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    expect(await press()).toEqual({ outcome: 'not-saved', reason: 'full' });
    expect(await waiting()).toEqual([]);
    expect(await drafts()).toEqual([...own, 'somebody else’s'].sort());
  });
}

test('a deleted address takes its unsaved edits with it', async () => {
  await saveAddress(database, mintId(), 'asha', address, 'new');
  await keep([`users/asha/addresses/${address.id}`]);
  expect((await removeAddress(database, mintId(), 'asha', address.id)).outcome).toBe('saved');
  expect(await drafts()).toEqual(['somebody else’s']);
});
