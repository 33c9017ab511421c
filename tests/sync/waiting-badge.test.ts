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

test('the badge counts what waits, and is gone when it has been sent', async () => {
  const place = notingPlace();
  await phone().raiseEnquiry('chia', null);
  await phone().raiseEnquiry('jaggery', null);
  await showWaitingBadge(phone().database, place);
  await drain(phone().setup());
  await showWaitingBadge(phone().database, place);
  expect(place.shown).toEqual([2, null]);
});

test('what waits for somebody else is not counted, nor is anything of an account after its sign-out', async () => {
  const place = notingPlace();
  await phone().raiseEnquiry('chia', 'asha');
  await showWaitingBadge(phone().database, place);
  await phone().enter();
  await showWaitingBadge(phone().database, place);
  await writeAccount(phone().database, null);
  await showWaitingBadge(phone().database, place);
  expect(place.shown).toEqual([null, 1, null]);
});

test('what needs the shopper is counted as well, readable or not', async () => {
  const place = notingPlace();
  await phone().raiseEnquiry('chia', null);
  await phone().database.outbox.add({ id: 'left-by-a-fault', state: 'unheard of' });
  await showWaitingBadge(phone().database, place);
  expect(place.shown).toEqual([2]);
});

test('where badges are unknown or not allowed, nothing breaks', async () => {
  await phone().raiseEnquiry('chia', null);
  const refused = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  await showWaitingBadge(phone().database, {});
  await showWaitingBadge(phone().database, { setAppBadge: refused, clearAppBadge: refused });
  await drain(phone().setup());
  expect(phone().shop.commits).toHaveLength(1);
});
