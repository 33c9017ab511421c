// The project's owner decides who may open the desk; tried with the command itself, on the running stack.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { addPerson, listMerchants, removePerson } from '../../backend/merchants/merchants.ts';
import { merchant } from '../../backend/seed/demo-customer.ts';
import { openEmulator } from '../../backend/seed/emulator.ts';
import { emulatorAddresses } from '../../backend/stack/suite.ts';

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

const claims = async () => (await auth.getUserByPhoneNumber(NUMBER)).customClaims;

test('a number can open the desk once it was added, until it is removed; other claims of it stay', async () => {
  expect(await run('list')).toContain(merchant.phone);
  expect(await run('add', '98765 11111')).toMatch(/\+919876511111 can open the desk/);
  expect(await claims()).toEqual({ merchant: true });
  expect(await addPerson(project, NUMBER, 'merchant')).toBe('already');
  const { uid } = await auth.getUserByPhoneNumber(NUMBER);
  const role = async () => (await firestore.doc(`merchants/${uid}`).get()).get('role');
  expect(await role()).toBe('merchant');
  expect(await run('add', NUMBER, '--role', 'packer')).toMatch(/can pack at the desk/);
  expect(await run('list')).toContain(`${NUMBER} (packer)`);
  expect([await role(), await claims()]).toEqual(['packer', { packer: true }]);
  await auth.setCustomUserClaims(uid, { merchant: true, baker: true });
  expect(await run('remove', NUMBER)).toContain('can no longer open the desk');
  expect(await claims()).toEqual({ baker: true });
  expect(await role()).toBeUndefined();
  expect(await removePerson(project, NUMBER)).toBe('already');
  expect((await listMerchants(project)).map(({ phone }) => phone)).not.toContain(NUMBER);
});
