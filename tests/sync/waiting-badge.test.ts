// The number on the installed app's icon: what of the outbox is this shopper's, and none when that is nothing.
import { expect, test } from 'vitest';
import { writeAccount } from '#core/device/account/account.ts';
import { showWaitingBadge } from '#core/sync/outbox/count-waiting.ts';
import { drain } from '#core/sync/outbox/drain.ts';
import { freshPhone } from './support/phone.ts';

const phone = freshPhone();

/** A place for badges that notes what it shows; null for no badge. */
function notingPlace() {
  const shown: (number | null)[] = [];
  return {
    shown,
    setAppBadge: async (count?: number) => void shown.push(count ?? 0),
    clearAppBadge: async () => void shown.push(null),
  };
}

test('the badge counts what waits for whoever is here, readable or not, and is gone when nothing does', async () => {
  const { database } = phone();
  const place = notingPlace();
  const shows = async () => {
    await showWaitingBadge(database, place);
    return place.shown.at(-1);
  };
  await phone().raiseEnquiry('chia', 'asha');
  expect(await shows(), 'of somebody else').toBeNull();
  await phone().enter();
  expect(await shows()).toBe(1);
  await writeAccount(database, null);
  phone().account = null;
  expect(await shows(), 'after the sign-out').toBeNull();
  await phone().raiseEnquiry('chia', null);
  await phone().raiseEnquiry('jaggery', null);
  await database.outbox.add({ id: 'left-by-a-fault', state: 'unheard of' });
  expect(await shows()).toBe(3);
  await drain(phone().setup());
  expect(await shows(), 'what needs the shopper').toBe(1);
  await database.outbox.clear();
  expect(await shows()).toBeNull();
});

test('where badges are unknown or not allowed, nothing breaks', async () => {
  await phone().raiseEnquiry('chia', null);
  const refused = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  await showWaitingBadge(phone().database, {});
  await showWaitingBadge(phone().database, { setAppBadge: refused, clearAppBadge: refused });
  await drain(phone().setup());
  expect(phone().shop.commits).toHaveLength(1);
});
