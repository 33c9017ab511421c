// The phone's copy of an account's own documents: what another device changed arrives, what waits here stays, and nothing of
// one account is ever filed under another.
import { beforeEach, expect, test } from 'vitest';
import { readAccountMirror } from '#core/device/account/account-mirror-state.ts';
import { readAddresses } from '#core/device/account/addresses.ts';
import { readProfile } from '#core/device/account/profile.ts';
import { signOut } from '#core/device/account/sign-in.ts';
import { addressFields } from '#core/model/account/address.ts';
import * as documents from '#core/remote/account-documents.ts';
import { drain } from '#core/sync/outbox/drain.ts';
import {
  ASHA,
  removeAddress,
  saveAddress,
  saveProfile,
  someAddress,
} from './support/account-writes.ts';
import { freshPhone, letTimePass } from './support/phone.ts';

const phone = freshPhone();

beforeEach(() => phone().enter());

function shopHas(uid: string, address: ReturnType<typeof someAddress>): void {
  phone().shopHas(`/users/${uid}/addresses/${address.id}`, addressFields(address));
}
const addressesHere = () => readAddresses(phone().database, 'asha');
/** The shop, where something happens on the phone before its answer about addresses comes there. */
const overtakenBy = (meanwhile: (uid: string) => Promise<unknown>) => ({
  ...documents,
  async readAddressDocuments(uid: string, token: string) {
    const answer = await documents.readAddressDocuments(uid, token);
    await meanwhile(uid);
    return answer;
  },
});

test('the profile and the addresses that the shop has come to the phone', async () => {
  const address = someAddress();
  shopHas('asha', address);
  shopHas('bala', someAddress({ name: 'Bala' }));
  phone().shopHas('/users/asha', ASHA);
  expect(await phone().refresh()).toEqual({ outcome: 'up-to-date', refused: [] });
  expect(await addressesHere()).toEqual([address]);
  expect(await readProfile(phone().database, 'asha')).toEqual(ASHA);
  expect((await readAccountMirror(phone().database)).readAt).toBe(phone().now);
});

test('what another device changed or removed arrives', async () => {
  const [one, two] = [someAddress({ name: 'A' }), someAddress({ name: 'B' })];
  shopHas('asha', one);
  shopHas('asha', two);
  await phone().refresh();
  phone().shop.documents.delete(`/users/asha/addresses/${one.id}`);
  shopHas('asha', { ...two, phone: '9000000000' });
  await phone().refresh();
  expect(await addressesHere()).toEqual([{ ...two, phone: '9000000000' }]);
});

test('what still waits to be sent is not overwritten: a change, a new address, a removal, the profile', async () => {
  const [changed, removed] = [someAddress({ name: 'Changed' }), someAddress({ name: 'Removed' })];
  shopHas('asha', changed);
  shopHas('asha', removed);
  await phone().refresh();
  const here = { ...changed, address: 'My new street' };
  const added = someAddress({ name: 'Added' });
  await saveAddress(phone().database, 'asha', here, changed);
  await saveAddress(phone().database, 'asha', added);
  await removeAddress(phone().database, 'asha', removed);
  await saveProfile(phone().database, 'asha', ASHA);
  await phone().refresh();
  expect(await addressesHere()).toEqual([added, here]);
  expect(await readProfile(phone().database, 'asha')).toEqual(ASHA);
});

test('what was kept at a sign-out shows again when its account is back, before it has been sent', async () => {
  const [there, added] = [someAddress({ name: 'There' }), someAddress({ name: 'Added' })];
  shopHas('asha', there);
  await saveAddress(phone().database, 'asha', added);
  await signOut(phone().database, 'asha');
  expect(await addressesHere()).toEqual([]);
  await phone().enter();
  await phone().refresh();
  expect(await addressesHere()).toEqual([added, there]);
});

test('an answer that a write of this phone has overtaken meanwhile is not believed', async () => {
  const address = someAddress();
  let asked = 0;
  const remote = overtakenBy(async () => {
    if (asked++ > 0) return;
    await saveAddress(phone().database, 'asha', address);
    await drain(phone().setup());
  });
  expect(await phone().refresh({ remote })).toMatchObject({ outcome: 'up-to-date' });
  expect(asked).toBe(2);
  expect(await addressesHere()).toEqual([address]);
});

test('documents that come after a sign-out, or after somebody else has signed in, are kept under nobody’s name', async () => {
  shopHas('asha', someAddress());
  const toBala = overtakenBy(async (uid) => uid === 'asha' && phone().enter('bala'));
  await phone().refresh({ remote: toBala });
  expect(await phone().database.addresses.count()).toBe(0);
  await phone().enter();
  const left = overtakenBy(() => signOut(phone().database, 'asha'));
  expect(await phone().refresh({ remote: left })).toEqual({ outcome: 'nobody' });
  expect(await phone().database.addresses.count()).toBe(0);
});

test('an address that cannot be believed is refused and reported; the others come', async () => {
  const address = someAddress();
  shopHas('asha', address);
  phone().shopHas('/users/asha/addresses/bad', { ...addressFields(address), state: 'Atlantis' });
  expect(await phone().refresh()).toMatchObject({
    outcome: 'up-to-date',
    refused: [expect.stringMatching(/^addresses\/bad: .*State is required!/s)],
  });
  expect(await addressesHere()).toEqual([address]);
});

test('without a network everything stays as it is, and nobody is signed out', async () => {
  const address = someAddress();
  shopHas('asha', address);
  await phone().refresh();
  phone().isOnline = false;
  phone().credential = async () => ({ outcome: 'unreachable' });
  letTimePass(phone());
  expect(await phone().refresh()).toEqual({ outcome: 'no-answer' });
  expect(await addressesHere()).toEqual([address]);
});
