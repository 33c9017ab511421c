// The phone's copy of an account's own documents: what another device changed arrives, what waits here stays, and nothing of
// one account is ever filed under another.
import { beforeEach, expect, test } from 'vitest';
import { readAccountMirror } from '#core/device/account/account-mirror-state.ts';
import { readAddresses } from '#core/device/account/addresses.ts';
import { readProfile } from '#core/device/account/profile.ts';
import { signIn, signOut } from '#core/device/account/sign-in.ts';
import { addressFields } from '#core/model/account/address.ts';
import * as documents from '#core/remote/account-documents.ts';
import { encodeFields } from '#core/remote/firestore-values.ts';
import { type AccountMirrorSetup, refreshAccount } from '#core/sync/account/refresh-account.ts';
import { drain } from '#core/sync/outbox/drain.ts';
import { writeKinds } from '#core/sync/writes/registry.ts';
import {
  ASHA,
  removeAddress,
  saveAddress,
  saveProfile,
  someAddress,
} from './support/account-writes.ts';
import { freshPhone, letTimePass } from './support/phone.ts';

const phone = freshPhone();
const account = (uid: string) => ({
  uid,
  phone: '+919876543210',
  isOver: false,
  refreshToken: `refresh-${uid}`,
  idToken: `token-of-${uid}`,
  idTokenEndsAt: phone().now + 3_600_000,
});

beforeEach(async () => {
  await signIn(phone().database, account('asha'));
  phone().account = 'asha';
});

function setup(change: Partial<AccountMirrorSetup> = {}): AccountMirrorSetup {
  return {
    database: phone().database,
    kinds: writeKinds,
    remote: documents,
    credential: (uid, fresh) => phone().credential(uid, fresh),
    now: () => phone().now,
    ...change,
  };
}
function shopHas(uid: string, address: ReturnType<typeof someAddress>): void {
  phone().shop.documents.set(`/users/${uid}/addresses/${address.id}`, {
    fields: encodeFields(addressFields(address)),
    token: null,
  });
}
const addressesHere = () => readAddresses(phone().database, 'asha');

test('the profile and the addresses that the shop has come to the phone', async () => {
  const address = someAddress();
  shopHas('asha', address);
  shopHas('bala', someAddress({ name: 'Bala' }));
  phone().shop.documents.set('/users/asha', { fields: encodeFields(ASHA), token: null });
  expect(await refreshAccount(setup())).toEqual({ outcome: 'up-to-date', refused: [] });
  expect(await addressesHere()).toEqual([address]);
  expect(await readProfile(phone().database, 'asha')).toEqual(ASHA);
  expect((await readAccountMirror(phone().database)).readAt).toBe(phone().now);
});

test('what another device changed or removed arrives', async () => {
  const [one, two] = [someAddress({ name: 'A' }), someAddress({ name: 'B' })];
  shopHas('asha', one);
  shopHas('asha', two);
  await refreshAccount(setup());
  phone().shop.documents.delete(`/users/asha/addresses/${one.id}`);
  shopHas('asha', { ...two, phone: '9000000000' });
  await refreshAccount(setup());
  expect(await addressesHere()).toEqual([{ ...two, phone: '9000000000' }]);
});

test('what still waits to be sent is not overwritten: a change, a new address, a removal, the profile', async () => {
  const [changed, removed] = [someAddress({ name: 'Changed' }), someAddress({ name: 'Removed' })];
  shopHas('asha', changed);
  shopHas('asha', removed);
  await refreshAccount(setup());
  const here = { ...changed, address: 'My new street' };
  const added = someAddress({ name: 'Added' });
  await saveAddress(phone().database, 'asha', here, changed);
  await saveAddress(phone().database, 'asha', added);
  await removeAddress(phone().database, 'asha', removed);
  await saveProfile(phone().database, 'asha', ASHA);
  await refreshAccount(setup());
  expect(await addressesHere()).toEqual([added, here]);
  expect(await readProfile(phone().database, 'asha')).toEqual(ASHA);
});

test('what was kept at a sign-out shows again when its account is back, before it has been sent', async () => {
  const [there, added] = [someAddress({ name: 'There' }), someAddress({ name: 'Added' })];
  shopHas('asha', there);
  phone().isOnline = false;
  await saveAddress(phone().database, 'asha', added);
  await signOut(phone().database, 'asha');
  expect(await addressesHere()).toEqual([]);
  await signIn(phone().database, account('asha'));
  phone().isOnline = true;
  await refreshAccount(setup());
  expect(await addressesHere()).toEqual([added, there]);
});

test('an answer that a write of this phone has overtaken meanwhile is not believed', async () => {
  const address = someAddress();
  let asked = 0;
  const overtaken = {
    ...documents,
    async readAddressDocuments(uid: string, token: string) {
      const answer = await documents.readAddressDocuments(uid, token);
      if (asked++ === 0) {
        await saveAddress(phone().database, 'asha', address);
        await drain(phone().setup());
      }
      return answer;
    },
  };
  expect(await refreshAccount(setup({ remote: overtaken }))).toMatchObject({
    outcome: 'up-to-date',
  });
  expect(asked).toBe(2);
  expect(await addressesHere()).toEqual([address]);
});

test('documents that come after somebody else has signed in are kept under nobody’s name', async () => {
  shopHas('asha', someAddress());
  const late = {
    ...documents,
    async readAddressDocuments(uid: string, token: string) {
      const answer = await documents.readAddressDocuments(uid, token);
      if (uid === 'asha') await signIn(phone().database, account('bala'));
      return answer;
    },
  };
  await refreshAccount(setup({ remote: late }));
  expect(await phone().database.addresses.count()).toBe(0);
});

test('documents that come after a sign-out are not kept', async () => {
  shopHas('asha', someAddress());
  const late = {
    ...documents,
    async readProfileDocument(uid: string, token: string) {
      const answer = await documents.readProfileDocument(uid, token);
      await signOut(phone().database, 'asha');
      return answer;
    },
  };
  expect(await refreshAccount(setup({ remote: late }))).toEqual({ outcome: 'nobody' });
  expect(await phone().database.addresses.count()).toBe(0);
});

test('an address that cannot be believed is refused and reported; the others come', async () => {
  const address = someAddress();
  shopHas('asha', address);
  phone().shop.documents.set('/users/asha/addresses/bad', {
    fields: encodeFields({ ...addressFields(address), state: 'Atlantis' }),
    token: null,
  });
  expect(await refreshAccount(setup())).toMatchObject({
    outcome: 'up-to-date',
    refused: [expect.stringMatching(/^addresses\/bad: .*State is required!/s)],
  });
  expect(await addressesHere()).toEqual([address]);
});

test('without a network everything stays as it is, and nobody is signed out', async () => {
  const address = someAddress();
  shopHas('asha', address);
  await refreshAccount(setup());
  phone().isOnline = false;
  phone().credential = async () => ({ outcome: 'unreachable' });
  letTimePass(phone());
  expect(await refreshAccount(setup())).toEqual({ outcome: 'no-answer' });
  expect(await addressesHere()).toEqual([address]);
});
