// The sign-in that waits for its code: kept as long as the code is good, and never asking for another SMS too soon.
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  forgetPendingSignIn,
  noteCodeSent,
  readPendingSignIn,
  resendAt,
  resumePendingSignIn,
} from '#core/device/account/pending-sign-in.ts';
import { signIn } from '#core/device/account/sign-in.ts';
import { openDatabase } from '#core/device/database/database.ts';
import type { HaatDatabase } from '#core/device/database/tables.ts';

const NOON = Date.UTC(2026, 0, 5, 12);
const MINUTE = 60_000;
const ASHA = '+919876543210';
const RAVI = '+919876543211';

let database: HaatDatabase;
beforeEach(() => {
  database = openDatabase('haat', { indexedDB: new IDBFactory(), IDBKeyRange });
});

function send(phone: string, now: number, verificationId = 'one'): Promise<void> {
  return noteCodeSent(database, { phone, verificationId }, now);
}

async function waitOf(phone: string, now: number): Promise<number | null> {
  const pending = await readPendingSignIn(database, now);
  return pending?.phone === phone ? resendAt(pending) - now : null;
}

describe('the next code', () => {
  test('can be asked for after 30, then 60, then 120 seconds, and 120 from then on', async () => {
    const waits: (number | null)[] = [];
    let now = NOON;
    for (let codes = 0; codes < 5; codes++) {
      await send(ASHA, now);
      const wait = await waitOf(ASHA, now);
      waits.push(wait);
      now += wait ?? 0;
    }
    expect(waits).toEqual([30_000, 60_000, 120_000, 120_000, 120_000]);
  });

  test('is as if nothing had been, ten minutes later', async () => {
    await send(ASHA, NOON);
    await send(ASHA, NOON + 30_000);
    expect(await waitOf(ASHA, NOON + 11 * MINUTE)).toBeNull();
    await send(ASHA, NOON + 11 * MINUTE);
    expect(await waitOf(ASHA, NOON + 11 * MINUTE)).toBe(30_000);
  });

  test('is waited for as long after a code to another number, and the one that was sent opens', async () => {
    await send(ASHA, NOON, 'first');
    await send(ASHA, NOON + 30_000, 'second');
    await send(RAVI, NOON + 40_000, 'of Ravi');
    expect(await resumePendingSignIn(database, ASHA, NOON + 50_000)).toBe(true);
    expect(await readPendingSignIn(database, NOON + 50_000)).toMatchObject({
      phone: ASHA,
      verificationId: 'second',
    });
    expect(await waitOf(ASHA, NOON + 50_000)).toBe(40_000);
    expect(await resumePendingSignIn(database, ASHA, NOON + 90_000)).toBe(false);
    await send(ASHA, NOON + 90_000, 'third');
    expect(await waitOf(ASHA, NOON + 90_000)).toBe(120_000);
  });

  test('is remembered for ten numbers at most, the newest', async () => {
    const numbers = Array.from({ length: 11 }, (_, index) => `+9198765432${10 + index}`);
    for (const phone of numbers) await send(phone, NOON);
    const known: boolean[] = [];
    for (const phone of numbers) known.push(await resumePendingSignIn(database, phone, NOON));
    expect(known).toEqual([false, ...Array<boolean>(10).fill(true)]);
  });

  test('is not waited for when the clock was set back by a day', async () => {
    await send(ASHA, NOON);
    expect(await waitOf(ASHA, NOON - 24 * 60 * MINUTE)).toBeNull();
  });
});

describe('the sign-in that waits', () => {
  test('is still known when the shop is opened again', async () => {
    await send(ASHA, NOON, 'session-1');
    expect(await readPendingSignIn(database, NOON + 9 * MINUTE)).toEqual({
      phone: ASHA,
      verificationId: 'session-1',
      sentAt: NOON,
      sends: 1,
    });
  });

  test('is forgotten after ten minutes', async () => {
    await send(ASHA, NOON);
    expect(await readPendingSignIn(database, NOON + 10 * MINUTE + 1)).toBeNull();
  });

  test('gives way to another number', async () => {
    await send(ASHA, NOON, 'of Asha');
    await send(RAVI, NOON + 1_000, 'of Ravi');
    expect(await readPendingSignIn(database, NOON + 2_000)).toMatchObject({
      phone: RAVI,
      verificationId: 'of Ravi',
      sends: 1,
    });
  });

  test('takes the newest code of the same number', async () => {
    await send(ASHA, NOON, 'first');
    await send(ASHA, NOON + 30_000, 'second');
    expect(await readPendingSignIn(database, NOON + 31_000)).toMatchObject({
      verificationId: 'second',
      sends: 2,
    });
  });

  test('does not give way to one before it when it grows old', async () => {
    await send(ASHA, NOON, 'of Asha');
    await send(RAVI, NOON + 1_000, 'of Ravi');
    await resumePendingSignIn(database, ASHA, NOON + 2_000);
    expect(await readPendingSignIn(database, NOON + 10 * MINUTE + 1)).toBeNull();
  });

  test('goes with the sign-in, and so does the wait', async () => {
    await send(ASHA, NOON);
    await signIn(database, {
      uid: 'asha',
      phone: ASHA,
      isOver: false,
      refreshToken: 'r',
      idToken: 'i',
      idTokenEndsAt: NOON + 60 * MINUTE,
    });
    expect(await readPendingSignIn(database, NOON)).toBeNull();
  });

  test('that an older version or a fault left in another form is none', async () => {
    await database.deviceState.put({ key: 'pending-sign-in', value: { phone: 'x', sends: 'no' } });
    expect(await readPendingSignIn(database, NOON)).toBeNull();
    await send(ASHA, NOON);
    expect(await readPendingSignIn(database, NOON)).not.toBeNull();
    await forgetPendingSignIn(database);
    expect(await readPendingSignIn(database, NOON)).toBeNull();
  });
});
