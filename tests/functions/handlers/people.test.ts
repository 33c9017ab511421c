// Merchants decide who may open the desk, and in which role; each request looks its sender up.
import '../own-project.ts';
import { getAuth } from 'firebase-admin/auth';
import { beforeEach, expect, test } from 'vitest';
import { eraseAccount } from '../../../backend/functions/src/account/erase-account.ts';
import { storePhone } from '../../../backend/functions/src/account/store-phone.ts';
import { database } from '../../../backend/functions/src/database.ts';
import { answerPeople } from '../../../backend/functions/src/people/answer-people.ts';
import { addPerson, listMerchants, removePerson } from '../../../backend/merchants/merchants.ts';
import { beginWithout, removeAccounts } from '../begin-without.ts';

const KAMALA = '+919876500001';
const RAVI = '+919876500002';
const auth = getAuth();
const project = { auth, firestore: database };

beginWithout('merchants', 'users');
beforeEach(async () => {
  await removeAccounts();
  await addPerson(project, KAMALA, 'merchant');
});

const uidOf = async (phone: string) => (await auth.getUserByPhoneNumber(phone)).uid;
const asked = async (phone: string, body: object) =>
  answerPeople({ uid: await uidOf(phone) }, body);
const role = async (uid: string) => (await database.doc(`merchants/${uid}`).get()).get('role');
const claims = async (phone: string) => (await auth.getUserByPhoneNumber(phone)).customClaims;
const listed = (...people: [phone: string, role: string][]) => ({
  status: 200,
  body: { people: people.map(([phone, role]) => expect.objectContaining({ phone, role })) },
});
const letRaviIn = (as: string) => asked(KAMALA, { does: 'let-in', phone: RAVI, role: as });

test('a merchant lets a number in that nobody has logged in with, as a packer, then as a merchant; said twice, it is so once', async () => {
  for (const as of ['packer', 'packer', 'merchant']) {
    expect(await letRaviIn(as)).toEqual(listed([KAMALA, 'merchant'], [RAVI, as]));
    expect(await role(await uidOf(RAVI))).toBe(as);
    expect(await claims(RAVI)).toEqual({ [as]: true });
  }
  const stored = (await database.doc(`merchants/${await uidOf(RAVI)}`).get()).data();
  expect(stored).toMatchObject({ phone: RAVI, by: await uidOf(KAMALA) });
});

test('who is removed is nothing from that moment, whatever their token says, and their sign-in ends; other claims stay', async () => {
  await letRaviIn('merchant');
  const uid = await uidOf(RAVI);
  await auth.setCustomUserClaims(uid, { merchant: true, baker: true });
  const before = Date.parse((await auth.getUser(uid)).tokensValidAfterTime ?? '1970-01-01');
  await new Promise((done) => setTimeout(done, 1100));
  expect(await asked(KAMALA, { does: 'remove', uid })).toEqual(listed([KAMALA, 'merchant']));
  expect([await role(uid), await claims(RAVI)]).toEqual([undefined, { baker: true }]);
  expect(Date.parse((await auth.getUser(uid)).tokensValidAfterTime ?? '')).toBeGreaterThan(before);
});

test('a packer, a shopper and whoever has only the claim say nothing and see nobody', async () => {
  await letRaviIn('packer');
  await auth.createUser({ uid: 'claimed' });
  await auth.setCustomUserClaims('claimed', { merchant: true });
  const kamala = await uidOf(KAMALA);
  for (const uid of [await uidOf(RAVI), 'asha', 'claimed']) {
    for (const body of [
      { does: 'list' },
      { does: 'let-in', phone: RAVI, role: 'merchant' },
      { does: 'remove', uid: kamala },
    ]) {
      const refused = { status: 403, body: { error: 'no-merchant' } };
      expect(await answerPeople({ uid }, body)).toEqual(refused);
    }
  }
  expect(await listMerchants(project)).toMatchObject([{ phone: KAMALA }, { role: 'packer' }]);
});

test('the last merchant neither removes themselves nor becomes a packer, not even in two presses at once', async () => {
  const last = { status: 409, body: { error: 'last-merchant' } };
  const uid = await uidOf(KAMALA);
  await letRaviIn('packer');
  expect(await asked(KAMALA, { does: 'remove', uid })).toEqual(last);
  expect(await asked(KAMALA, { does: 'let-in', phone: KAMALA, role: 'packer' })).toEqual(last);
  expect(await removePerson(project, KAMALA)).toBe('last-merchant');
  expect([await role(uid), await claims(KAMALA)]).toEqual(['merchant', { merchant: true }]);
  await letRaviIn('merchant');
  const ravi = await uidOf(RAVI);
  await Promise.all([
    asked(KAMALA, { does: 'remove', uid: ravi }),
    asked(RAVI, { does: 'remove', uid }),
  ]);
  expect(await listMerchants(project)).toHaveLength(1);
});

test('an account adds its phone to a profile, however often its event comes; one without a phone makes none', async () => {
  const asha = database.doc('users/asha');
  await storePhone('asha', undefined);
  expect((await asha.get()).exists).toBe(false);
  await asha.set({ first_name: 'Asha' });
  for (const _ of ['once', 'again']) await storePhone('asha', KAMALA);
  expect((await asha.get()).data()).toEqual({ first_name: 'Asha', phone: KAMALA });
});

test.each([
  { does: 'let-in', phone: '98765', role: 'packer' },
  { does: 'let-in', phone: '+15550001234', role: 'packer' },
  { does: 'let-in', phone: RAVI, role: 'owner' },
  { does: 'let-in', phone: RAVI },
  { does: 'remove', uid: 'a/b' },
  { does: 'remove' },
  'list',
  null,
])('%j is not understood, and nobody is let in', async (body) => {
  expect(await asked(KAMALA, body as object)).toMatchObject({ status: 400 });
  expect(await listMerchants(project)).toHaveLength(1);
});

test('an account that is deleted can no longer open the desk, and leaves no number there', async () => {
  await letRaviIn('packer');
  await eraseAccount(await uidOf(RAVI), Date.now());
  expect(await listMerchants(project)).toMatchObject([{ phone: KAMALA }]);
});
