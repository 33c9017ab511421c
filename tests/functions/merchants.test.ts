// The project's owner decides who may open the desk, tried with the command itself; and a developer signs in as the demo customer.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { addPerson, listMerchants, removePerson } from '../../backend/merchants/merchants.ts';
import { customer, merchant } from '../../backend/seed/demo-customer.ts';
import { openEmulator } from '../../backend/seed/emulator.ts';
import { emulatorAddresses } from '../../backend/stack/suite.ts';
import { makePhoneAccount } from '../support/demo-accounts.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const NUMBER = '+919876511111';

Object.assign(process.env, emulatorAddresses);
const { auth, firestore, close } = openEmulator('demo-haat');
const project = { auth, firestore };
afterAll(async () => {
  await removePerson(project, NUMBER);
  const { users } = await auth.getUsers([{ phoneNumber: NUMBER }]);
  await auth.deleteUsers(users.map(({ uid }) => uid));
  await close();
});

/** The command's output. */
async function run(...words: string[]): Promise<string> {
  const command = ['--import', 'tsx', 'backend/merchants/run.ts', '--project', 'demo-haat'];
  const env = { ...process.env, ...emulatorAddresses };
  const program = [...command, ...words];
  return (await promisify(execFile)(process.execPath, program, { cwd: ROOT, env })).stdout;
}

const role = async () => {
  const { uid, customClaims } = await auth.getUserByPhoneNumber(NUMBER);
  return [(await firestore.doc(`merchants/${uid}`).get()).get('role'), customClaims];
};

test('a number can open the desk once it was added, until it is removed', async () => {
  expect(await run('list')).toContain(merchant.phone);
  expect(await run('add', '98765 11111')).toMatch(/\+919876511111 can open the desk/);
  expect(await role()).toEqual(['merchant', { merchant: true }]);
  expect(await addPerson(project, NUMBER, 'merchant')).toBe('already');
  expect(await run('add', NUMBER, '--role', 'packer')).toMatch(/can pack at the desk/);
  expect(await run('list')).toContain(`${NUMBER} (packer)`);
  expect(await role()).toEqual(['packer', { packer: true }]);
  expect(await run('remove', NUMBER)).toContain('can no longer open the desk');
  expect(await role()).toEqual([undefined, {}]);
  expect(await removePerson(project, NUMBER)).toBe('already');
  expect((await listMerchants(project)).map(({ phone }) => phone)).not.toContain(NUMBER);
});

test('whoever signs in with the demo customer’s phone is the demo customer', async () => {
  const { uid } = await makePhoneAccount(customer.phone);
  expect(uid).toBe(customer.uid);
  const home = (await firestore.doc(`users/${uid}`).get()).data();
  expect(home).toMatchObject({ first_name: 'Asha', phone: customer.phone });
});
