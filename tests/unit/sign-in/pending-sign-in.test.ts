// The sign-in that waits for its code: kept as long as the code is valid, and never requesting another SMS too soon.
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';
import { signIn } from '#domain/account-mirror/sign-in.ts';
import { openDatabase } from '#domain/device/database.ts';
import type { HaatDatabase } from '#domain/device/tables.ts';
import * as waiting from '#engine/account/pending-sign-in.ts';

const { readPendingSignIn, recordCodeSent, resendAt, resumePendingSignIn } = waiting;
const NOON = Date.UTC(2026, 0, 5, 12);
const SECOND = 1_000;
const MINUTE = 60_000;
const ASHA = '+919876543210';
const RAVI = '+919876543211';

let database: HaatDatabase;
beforeEach(() => {
  database = openDatabase('haat', { indexedDB: new IDBFactory(), IDBKeyRange });
});

function send(phone: string, after = 0, verificationId = 'one'): Promise<void> {
  return recordCodeSent(database, { phone, verificationId }, NOON + after);
}
const pendingAt = (after: number) => readPendingSignIn(database, NOON + after);

async function waitOf(phone: string, after: number): Promise<number | null> {
  const pending = await pendingAt(after);
  return pending?.phone === phone ? resendAt(pending) - NOON - after : null;
}

test('the next code can be asked for after 30, then 60, then 120 seconds, and 120 from then on', async () => {
  const waits: (number | null)[] = [];
  let after = 0;
  for (let codes = 0; codes < 5; codes++) {
    await send(ASHA, after);
    const wait = await waitOf(ASHA, after);
    waits.push(wait);
    after += wait ?? 0;
  }
  expect(waits).toEqual([30, 60, 120, 120, 120].map((seconds) => seconds * SECOND));
});

test('ten minutes later, or with a clock that was set back by a day, it is as if nothing had been', async () => {
  await send(ASHA);
  expect(await waitOf(ASHA, -24 * 60 * MINUTE)).toBeNull();
  await send(ASHA, 30 * SECOND);
  expect(await waitOf(ASHA, 11 * MINUTE)).toBeNull();
  await send(ASHA, 11 * MINUTE);
  expect(await waitOf(ASHA, 11 * MINUTE)).toBe(30 * SECOND);
});

test('it is waited for as long after a code to another number, and the one that was sent opens', async () => {
  await send(ASHA, 0, 'first');
  await send(ASHA, 30 * SECOND, 'second');
  await send(RAVI, 40 * SECOND, 'of Ravi');
  expect(await resumePendingSignIn(database, ASHA, NOON + 50 * SECOND)).toBe(true);
  expect(await pendingAt(50 * SECOND)).toMatchObject({ phone: ASHA, verificationId: 'second' });
  expect(await waitOf(ASHA, 50 * SECOND)).toBe(40 * SECOND);
  expect(await resumePendingSignIn(database, ASHA, NOON + 90 * SECOND)).toBe(false);
  await send(ASHA, 90 * SECOND, 'third');
  expect(await waitOf(ASHA, 90 * SECOND)).toBe(120 * SECOND);
});

test('ten numbers are remembered at most, the newest', async () => {
  const numbers = Array.from({ length: 11 }, (_, index) => `+9198765432${10 + index}`);
  for (const phone of numbers) await send(phone);
  const known = (phone?: string) => resumePendingSignIn(database, `${phone}`, NOON);
  expect([await known(numbers[0]), await known(numbers[1])]).toEqual([false, true]);
});

test('the sign-in that waits is known when the shop is opened again, for ten minutes, with its newest code; it gives way to another number', async () => {
  await send(ASHA, 0, 'first');
  await send(ASHA, 30 * SECOND, 'second');
  const pending = { phone: ASHA, verificationId: 'second', sentAt: NOON + 30 * SECOND, sends: 2 };
  expect(await pendingAt(10 * MINUTE)).toEqual(pending);
  expect(await pendingAt(10 * MINUTE + 30 * SECOND + 1)).toBeNull();
  await send(RAVI, 40 * SECOND, 'of Ravi');
  const ofRavi = { phone: RAVI, verificationId: 'of Ravi', sends: 1 };
  expect(await pendingAt(41 * SECOND)).toMatchObject(ofRavi);
  await resumePendingSignIn(database, ASHA, NOON + 42 * SECOND);
  expect(await pendingAt(10 * MINUTE + 31 * SECOND), 'none comes back').toBeNull();
});

test('it goes with the sign-in, and so does the wait; what a fault left in another form is none', async () => {
  await send(ASHA);
  const tokens = { refreshToken: 'r', idToken: 'i', idTokenEndsAt: NOON + 60 * MINUTE };
  await signIn(database, { uid: 'asha', phone: ASHA, isOver: false, ...tokens });
  expect(await pendingAt(0)).toBeNull();
  await database.deviceState.put({ key: 'pending-sign-in', value: { phone: 'x', sends: 'no' } });
  expect(await pendingAt(0)).toBeNull();
});
